import { useMemo, type ReactNode, useState } from 'react';
import { EmptyState, TextField } from '../parts.tsx';
import { useWords } from '../words.ts';
import { type ListedCall, found } from '../texts.ts';
import type { Json, Reference } from './facts.ts';
import { FactsPanel } from './facts-panel.tsx';
import { findCall } from './one-call.ts';
import classes from './contract.module.css';
import { placeOf } from '../place.ts';

/** All operations by area; the URL names the open one. */
function CallList({ calls, open }: { calls: readonly ListedCall[]; open: string }): ReactNode {
  const { w } = useWords();
  const [words, setWords] = useState('');
  const shown = found(calls, words);
  const groups = [...new Set(shown.map(({ group }) => group))];
  return (
    <nav className={classes.calls} aria-label={w('allCalls')}>
      <TextField label={w('findCall')} value={words} set={setWords} />
      <p className={classes.count} role="status">
        {w('callsFound', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState>{w('noneFound')}</EmptyState>
      ) : (
        <div className={classes.list}>
          {groups.map((group) => (
            <section key={group} aria-label={group}>
              <h2 className={classes.group}>{group}</h2>
              <ul>
                {shown
                  .filter((call) => call.group === group)
                  .map(({ id, method, path }) => (
                    <li key={id}>
                      <a
                        href={placeOf('contract', id)}
                        className={classes.call}
                        {...(id === open ? { 'aria-current': 'true' as const } : {})}
                      >
                        <strong>{id}</strong>
                        <span className={classes.path}>
                          {method} {path}
                        </span>
                      </a>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </nav>
  );
}

function listed(document: Json, group: string): ListedCall[] {
  // Safe: the build has parsed the contract.
  const paths = (document['paths'] ?? {}) as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const { operationId: id, summary } = (operation ?? {}) as { operationId?: string; summary?: string };
      return id === undefined
        ? []
        : [{ id, method: method.toUpperCase(), path, summary: summary ?? '', group }];
    }),
  );
}

export function CallPage({
  reference,
  open,
  view,
}: {
  reference: Reference;
  open: string;
  view: (document: Json, id: string) => ReactNode;
}): ReactNode {
  const { w } = useWords();
  const { portal, control, calls } = reference;
  const controlApi = w('controlApi');
  const all = useMemo<ListedCall[]>(
    () => [...calls.map((call) => ({ ...call, group: call.area })), ...listed(control, controlApi)],
    [calls, control, controlApi],
  );
  const call = all.find(({ id }) => id === open);
  const facts = calls.find(({ id }) => id === open);
  return (
    <div className={classes.page}>
      <CallList calls={all} open={open} />
      {call === undefined ? (
        <EmptyState>{open === '' ? w('chooseCall') : w('noSuchCall', { id: open })}</EmptyState>
      ) : (
        <article className={classes.article} aria-label={call.id}>
          <h2 className={classes.name}>{call.id}</h2>
          <p className={classes.address}>
            <code>
              {call.method} {call.path}
            </code>
          </p>
          <p lang="en">{call.summary}</p>
          {facts !== undefined && <FactsPanel facts={facts} />}
          <h3>{w('tryIt')}</h3>
          {view(findCall(portal, open) === null ? control : portal, open)}
        </article>
      )}
    </div>
  );
}
