import { Button, Table } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { api, dataOf } from '../api.ts';
import { Body } from '../body.tsx';
import { CopyText } from '../copy-text.tsx';
import { curlOf } from '../curl.ts';
import { codeOf, isCall, nameOf, toneOf, type Entry } from '../entries.ts';
import { HOME_ADDRESS } from '../home.ts';
import { shownTime } from '../shown-time.ts';
import { stepName } from '../step-name.ts';
import { useStep } from '../use-step.ts';
import { useWords } from '../use-words.ts';
import classes from '../workbench.module.css';
import { Findings } from './findings.tsx';
import { RealDetails, SwitchDetails } from './real-details.tsx';

/** What the contract says to both sides. */
function Verdict({ verdict }: Pick<Entry, 'verdict'>): ReactNode {
  const { w } = useWords();
  if (verdict.request.valid && verdict.answer.valid)
    return <p className={classes.muted}>{w('onContract')}</p>;
  return (
    <Findings
      sides={[
        ['inRequest', verdict.request],
        ['inAnswer', verdict.answer],
      ]}
    />
  );
}

function shownValue(value: unknown): string {
  if (value === undefined) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The rows that a step changed, field by field. */
function Changes({ changes }: Pick<Entry, 'changes'>): ReactNode {
  const { w } = useWords();
  if (changes.length === 0) return null;
  return (
    <div role="region" aria-label={w('changes')}>
      <p className={classes.caption}>{w('changes')}</p>
      {changes.map(({ collection, id, change, fields = [] }) => (
        <div key={`${collection} ${id}`}>
          <p>
            {w(change)} <span className={classes.code}>{`${collection} ${id}`}</span>
          </p>
          {fields.length > 0 && (
            <Table.ScrollContainer minWidth={320}>
              <Table className={classes.fixed} aria-label={`${collection} ${id}`}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{w('field')}</Table.Th>
                    <Table.Th>{w('before')}</Table.Th>
                    <Table.Th>{w('after')}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {fields.map(({ name, before, after }) => (
                    <Table.Tr key={name}>
                      <Table.Th scope="row" className={classes.code}>
                        {name}
                      </Table.Th>
                      <Table.Td className={classes.value}>{shownValue(before)}</Table.Td>
                      <Table.Td className={classes.value}>{shownValue(after)}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
          )}
        </div>
      ))}
    </div>
  );
}

function CodeBadge({ entry }: { entry: Entry }): ReactNode {
  const code = codeOf(entry);
  const text = code === null ? String(entry.status) : `${String(entry.status)} · ${String(code)}`;
  return <StatusBadge tone={toneOf(entry)} label={{ text }} />;
}

/** All of one entry; the call sent again stands beside what it answered then. */
function Details({ entry }: { entry: Entry }): ReactNode {
  const { w } = useWords();
  const again = useStep(() =>
    dataOf(api.POST('/__mock/api/requests/{index}/again', { params: { path: { index: entry.index } } })),
  );
  const { fault } = entry;
  return (
    <div className={classes.detail}>
      <div className={classes.actions}>
        {entry.kind === 'request' && (
          <>
            <CopyText text={curlOf(entry, HOME_ADDRESS.replace(/\/$/, ''))} label={w('copyCurl')} />
            <Button
              variant="default"
              size="compact-md"
              loading={again.isPending}
              aria-label={w('againOf', { what: nameOf(entry) })}
              onClick={() => again.mutate()}
            >
              {w('again')}
            </Button>
          </>
        )}
        {entry.durationMs !== undefined && (
          <span className={classes.muted}>{w('took', { ms: entry.durationMs.toFixed(1) })}</span>
        )}
        {fault !== undefined && (
          <StatusBadge
            tone="attention"
            label={{ text: w('faultHit', { what: [fault.kind, fault.value].join(' ').trim() }) }}
          />
        )}
      </div>
      {entry.kind === 'real' ? (
        <RealDetails entry={entry} />
      ) : entry.kind === 'switch' ? (
        <SwitchDetails entry={entry} />
      ) : (
        <Answered entry={entry} again={again.data} />
      )}
    </div>
  );
}

/** What was asked and answered; once more beside it, when it was sent again. */
function Answered({ entry, again }: { entry: Entry; again: Entry | undefined }): ReactNode {
  const { w } = useWords();
  return (
    <>
      <Verdict verdict={entry.verdict} />
      <Changes changes={entry.changes} />
      <Body title={w('request')} value={entry.body} />
      {again === undefined ? (
        <Body title={w('answer')} value={entry.answer} />
      ) : (
        <div className={classes.beside}>
          <div>
            <CodeBadge entry={entry} />
            <Body title={w('answerBefore')} value={entry.answer} />
          </div>
          <div>
            <CodeBadge entry={again} />
            <Body title={w('answerNow')} value={again.answer} />
            <Changes changes={again.changes} />
          </div>
        </div>
      )}
    </>
  );
}

/** One entry of the journal: a line, and behind it everything that is known. */
export function RequestRow({ entry, who }: { entry: Entry; who: string }): ReactNode {
  const { w } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const { verdict, changes } = entry;
  const operation = isCall(entry) ? nameOf(entry) : (entry.action ?? null);
  const step = stepName({ kind: entry.kind, operation }, w);
  const title = entry.kind === 'switch' ? [step, entry.operationId ?? []].flat().join(': ') : step;
  const isOff = !verdict.request.valid || !verdict.answer.valid;
  return (
    <li>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={`${classes.line ?? ''} ${classes.summary ?? ''}`}>
          <span>
            <strong>{entry.kind === 'undo' ? `${w('undone')}: ${title}` : title}</strong>{' '}
            <span className={classes.muted}>
              {entry.method} {entry.path}
            </span>
          </span>
          {entry.kind === 'real' && (
            <StatusBadge
              tone="neutral"
              label={{ text: w('byReal', { ms: Math.round(entry.durationMs ?? 0) }) }}
            />
          )}
          {isOff && <StatusBadge tone="refused" label={{ text: w('offContract') }} />}
          {changes.length > 0 && (
            <span className={classes.muted}>{w('changed', { count: changes.length })}</span>
          )}
          <CodeBadge entry={entry} />
          <span className={classes.muted}>{who}</span>
          <time dateTime={entry.at} className={classes.muted}>
            {shownTime(entry.at)}
          </time>
        </summary>
        {isOpen && <Details entry={entry} />}
      </details>
    </li>
  );
}
