import type { ReactNode } from 'react';
import classes from './tick-box.module.css';

interface TickBoxProps {
  words: ReactNode;
  /** In the place of the words, where these are not enough. */
  'aria-label'?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A box to tick: lists have one a row, and a first page need not wait for more than the browser's own. */
export function TickBox({ words, checked, onChange, ...named }: TickBoxProps): ReactNode {
  return (
    <label className={classes.root}>
      <input
        {...named}
        type="checkbox"
        className={classes.box}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span className={classes.words}>{words}</span>
    </label>
  );
}
