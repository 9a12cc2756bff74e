import type { ReactNode } from 'react';
import classes from './tick-box.module.css';

interface TickBoxProps {
  words: ReactNode;
  'aria-label'?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Native checkbox, for long lists and first pages. */
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
