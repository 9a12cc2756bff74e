import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Nothing } from '../loaded.tsx';
import { placeOf } from '../place.ts';
import { useWords } from '../use-words.ts';
import classes from './contract.module.css';

/** A call of one of the two contracts, as the list shows it. */
export interface ListedCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Under which name it is listed. */
  readonly group: string;
}

/** The calls in which every word is found somewhere. */
export function found(calls: readonly ListedCall[], words: string): readonly ListedCall[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return calls.filter(({ id, method, path, summary, group }) => {
    const text = [id, method, path, summary, group].join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** All calls by area; the address tells which one is open. */
export function CallList({ calls, open }: { calls: readonly ListedCall[]; open: string }): ReactNode {
  const { w } = useWords();
  const [words, setWords] = useState('');
  const shown = found(calls, words);
  const groups = [...new Set(shown.map(({ group }) => group))];
  return (
    <nav className={classes.calls} aria-label={w('allCalls')}>
      <TextInput
        label={w('findCall')}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <p className={classes.count} role="status">
        {w('callsFound', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <Nothing>{w('noneFound')}</Nothing>
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
