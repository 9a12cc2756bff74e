import { useMemo, type ReactNode } from 'react';
import { Nothing } from '../loaded.tsx';
import { useWords } from '../use-words.ts';
import type { ListedCall } from '../found.ts';
import { CallList } from './call-list.tsx';
import type { Json, Reference } from './facts.ts';
import { FactsPanel } from './facts-panel.tsx';
import { findCall } from './one-call.ts';
import classes from './contract.module.css';

/** Every operation of a document under one name. */
function listed(document: Json, group: string): ListedCall[] {
  // A document of the contract, which the build has read: paths, with a map of methods below each.
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

/** The list of calls, and beside it the one that the address names. */
export function CallPage({
  reference,
  open,
  view,
}: {
  reference: Reference;
  open: string;
  /** Shows schema and examples of a call of this contract. */
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
        <Nothing>{open === '' ? w('chooseCall') : w('noSuchCall', { id: open })}</Nothing>
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
