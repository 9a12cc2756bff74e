import type { MouseEvent } from 'react';
import classes from './list-props.module.css';

/** The list scrolls by itself and is rendered inside the form, where screen readers expect it. */
export const listProps = {
  searchable: true,
  clearable: true,
  // Focus after a failed validation must not open the list.
  openOnFocus: false,
  // Selects the text, so that typing replaces it.
  onClick: (event: MouseEvent<HTMLInputElement>): void => {
    event.currentTarget.select();
  },
  withScrollArea: false,
  comboboxProps: { withinPortal: false },
  classNames: { options: classes.list ?? '' },
} as const;
