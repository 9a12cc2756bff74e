import type { ReactNode } from 'react';
import classes from './workbench.module.css';

/** JSON or a text as it came, under a title; nothing where there is none. */
export function Body({ title, value }: { title: string; value: unknown }): ReactNode {
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
