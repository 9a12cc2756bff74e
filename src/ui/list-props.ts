import type { MouseEvent } from 'react';
import classes from './list-props.module.css';

/**
 * The list of a searchable select: the list itself scrolls (the keys of the field move through it) and it stands in
 * the form, so that readers of the page find it where it belongs.
 */
export const listProps = {
  searchable: true,
  clearable: true,
  // The focus after a failed check must not cover the page with a list.
  openOnFocus: false,
  // What is typed next replaces the chosen words instead of being added to them.
  onClick: (event: MouseEvent<HTMLInputElement>): void => {
    event.currentTarget.select();
  },
  withScrollArea: false,
  comboboxProps: { withinPortal: false },
  classNames: { options: classes.list ?? '' },
} as const;
