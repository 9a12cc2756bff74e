import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { found, type ListedCall } from '../found.ts';
import { Nothing } from '../loaded.tsx';
import { placeOf } from '../place.ts';
import { useWords } from '../use-words.ts';
import classes from './contract.module.css';

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
