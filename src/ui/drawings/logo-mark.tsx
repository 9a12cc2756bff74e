import type { ReactNode } from 'react';
import classes from './logo-mark.module.css';

/**
 * The platform's own mark: an ingot from which the cooling line runs out, its first node still in melt, the last cold.
 * Decoration: the name stands beside it as text.
 */
export function LogoMark(): ReactNode {
  return (
    <svg className={classes.root} viewBox="0 0 40 40" aria-hidden focusable="false">
      <path className={classes.body} d="M12 5h16l7 26a3 3 0 0 1-3 4H8a3 3 0 0 1-3-4Z" />
      <path className={classes.line} d="M13 26h14" />
      <circle className={classes.hot} cx="12" cy="26" r="3.5" />
      <circle className={classes.cold} cx="20" cy="26" r="2.25" />
      <circle className={classes.cold} cx="28" cy="26" r="2.25" />
    </svg>
  );
}
