import type { ReactNode } from 'react';
import type { Schemas } from '../api.ts';
import { useWords } from '../use-words.ts';
import type { Word } from '../words.ts';
import classes from '../workbench.module.css';

export type Side = readonly [Word, Schemas['ControlVerdict']];

/** Where the contract is broken: which message, the place in it, what is wrong there. */
export function Findings({ sides }: { sides: readonly Side[] }): ReactNode {
  const { w } = useWords();
  return (
    <div>
      <p className={classes.caption}>{w('verdict')}</p>
      <ul className={classes.plain}>
        {sides.flatMap(([side, { errors }]) =>
          errors.map(({ path, message }) => (
            <li key={`${side} ${path} ${message}`}>
              {w(side)} <mark className={classes.place}>{path === '' ? '/' : path}</mark> {message}
            </li>
          )),
        )}
      </ul>
    </div>
  );
}
