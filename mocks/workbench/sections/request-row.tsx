import { VisuallyHidden } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { api, dataOf, useStep } from '../queries.ts';
import { CopyText, SmallButton } from '../parts.tsx';
import { curlOf, codeOf, isCall, nameOf, numberOf, stepName, toneOf, type Entry } from '../entries.ts';
import { HOME_ADDRESS } from '../worlds.ts';
import { shownTime } from '../texts.ts';
import { useWords } from '../words.ts';
import classes from '../workbench.module.css';
import { Changes, Findings } from './changes.tsx';
import { FailNext, RealDetails, SwitchDetails } from './request-details.tsx';
import { StepLink } from './recording.tsx';

const WORD_OF_TONE = { valid: 'wentWell', attention: 'wasRefused', refused: 'hasFailed' } as const;

function Body({ title, value }: { title: string; value: unknown }): ReactNode {
  if (value === null || value === undefined) return null;
  return (
    <div>
      <p className={classes.caption}>{title}</p>
      {/* A long body scrolls: by keyboard too. */}
      <pre className={classes.body} tabIndex={0} role="region" aria-label={title}>
        {typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
      </pre>
    </div>
  );
}

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

/** Explains the code in words, not by colour alone. */
function CodeBadge({ entry }: { entry: Entry }): ReactNode {
  const { w } = useWords();
  const code = codeOf(entry);
  const text = code === null ? String(entry.status) : `${String(entry.status)} · ${String(code)}`;
  const tone = toneOf(entry);
  const meaning = w(WORD_OF_TONE[tone]);
  return (
    <span title={meaning}>
      <StatusBadge tone={tone} label={{ text }} />
      <VisuallyHidden>{meaning}</VisuallyHidden>
    </span>
  );
}

/** Details of an entry; a resent call is compared with the first answer. */
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
            <SmallButton
              label={w('again')}
              name={w('againOf', { what: nameOf(entry) })}
              loading={again.isPending}
              onClick={() => again.mutate()}
            />
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
        <StepLink index={entry.index} />
      </div>
      {entry.kind === 'request' && <FailNext entry={entry} />}
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

interface RequestRowProps {
  entry: Entry;
  who: string;
  /** Open initially, because the URL names it. */
  isMeant: boolean;
}

export function RequestRow({ entry, who, isMeant }: RequestRowProps): ReactNode {
  const { w } = useWords();
  const [isOpen, setIsOpen] = useState(isMeant);
  const { verdict, changes } = entry;
  const operation = isCall(entry) ? nameOf(entry) : (entry.action ?? null);
  const step = stepName({ kind: entry.kind, operation }, w);
  const title = entry.kind === 'switch' ? [step, entry.operationId ?? []].flat().join(': ') : step;
  const isOff = !verdict.request.valid || !verdict.answer.valid;
  return (
    <li>
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={`${classes.line ?? ''} ${classes.summary ?? ''}`}>
          <span>
            <span className={classes.muted}>{numberOf(entry)}</span>{' '}
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
