import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { StatusBadge, type Tone } from '#src/ui/status-badge.tsx';
import type { Schemas } from '../api.ts';
import { CopyText } from '../copy-text.tsx';
import { curlOf } from '../curl.ts';
import { Loaded, Nothing } from '../loaded.tsx';
import { queries } from '../queries.ts';
import { shownTime } from '../shown-time.ts';
import { useWords } from '../use-words.ts';
import classes from '../workbench.module.css';

type Entry = Schemas['ControlJournalEntry'];

const nameOf = ({ operationId, action, kind, path }: Entry): string => action ?? operationId ?? path ?? kind;

/** The business code, where the answer has one. */
function codeOf({ answer }: Entry): number | null {
  if (typeof answer !== 'object' || answer === null || !('code' in answer)) return null;
  return typeof answer.code === 'number' ? answer.code : null;
}

/** HTTP 200 with code 200 went well; an envelope may refuse, and a connection may drop. */
function toneOf(entry: Entry): Tone {
  const code = codeOf(entry);
  if (entry.status === 0 || entry.status >= 400) return 'refused';
  return code === null || code === 200 || code === 1 ? 'valid' : 'attention';
}

function matches(entry: Entry, words: string): boolean {
  const text = [nameOf(entry), entry.path, entry.status, codeOf(entry), entry.userId].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

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

function Row({ entry }: { entry: Entry }): ReactNode {
  const { w } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const { verdict, changes, status } = entry;
  const breaches = [...verdict.request.errors, ...verdict.answer.errors];
  const code = codeOf(entry);
  return (
    <li>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={`${classes.line ?? ''} ${classes.summary ?? ''}`}>
          <span>
            <strong>{nameOf(entry)}</strong>{' '}
            <span className={classes.muted}>
              {entry.method} {entry.path}
            </span>
          </span>
          {breaches.length > 0 && <StatusBadge tone="refused" label={{ text: w('offContract') }} />}
          <StatusBadge
            tone={toneOf(entry)}
            label={{ text: code === null ? String(status) : `${String(status)} · ${String(code)}` }}
          />
          <span className={classes.muted}>{entry.userId ?? '–'}</span>
          <time dateTime={entry.at} className={classes.muted}>
            {shownTime(entry.at)}
          </time>
        </summary>
        {isOpen && (
          <div className={classes.detail}>
            <div className={classes.actions}>
              {entry.kind === 'request' && (
                <CopyText text={curlOf(entry, window.location.origin)} label={w('copyCurl')} />
              )}
              {entry.durationMs !== undefined && (
                <span className={classes.muted}>{w('took', { ms: entry.durationMs.toFixed(1) })}</span>
              )}
            </div>
            {breaches.length > 0 && (
              <Body
                title={w('verdict')}
                value={breaches.map(({ path, message }) => `${path} ${message}`).join('\n')}
              />
            )}
            {changes.length > 0 && (
              <Body
                title={w('changes')}
                value={changes
                  .map(({ collection, id, change }) => `${change} ${collection} ${id}`)
                  .join('\n')}
              />
            )}
            <Body title={w('request')} value={entry.body} />
            <Body title={w('answer')} value={entry.answer} />
          </div>
        )}
      </details>
    </li>
  );
}

/** The journal as it grows: what was asked, what was answered, what the contract says, which rows changed. */
export function Requests(): ReactNode {
  const { w } = useWords();
  const requests = useQuery(queries.requests);
  const [words, setWords] = useState('');
  return (
    <>
      <TextInput
        label={w('filterRequests')}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Loaded query={requests}>
        {(all) => {
          const found = all.filter((entry) => matches(entry, words));
          if (found.length === 0)
            return <Nothing>{w(all.length === 0 ? 'noRequests' : 'noneFound')}</Nothing>;
          return (
            <ul className={classes.rows}>
              {found.map((entry) => (
                <Row key={entry.index} entry={entry} />
              ))}
            </ul>
          );
        }}
      </Loaded>
    </>
  );
}
