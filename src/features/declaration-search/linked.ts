import type { HTMLAttributes, SyntheticEvent } from 'react';

/** Rows and dots with the same `data-linked` light up together. Set on the DOM: rendering the list again would be slow. */
function light({ currentTarget: root, target }: SyntheticEvent<HTMLElement>): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-linked]') : null;
  const id = link?.dataset['linked'];
  for (const one of root.querySelectorAll<HTMLElement>('[data-linked]'))
    one.toggleAttribute('data-lit', one.dataset['linked'] === id);
}

function darken({ currentTarget: root }: SyntheticEvent<HTMLElement>): void {
  for (const one of root.querySelectorAll('[data-lit]')) one.removeAttribute('data-lit');
}

/** For the element around rows and dots. */
export const LINKED: Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerOver' | 'onPointerLeave' | 'onFocus' | 'onBlur'
> = { onPointerOver: light, onPointerLeave: darken, onFocus: light, onBlur: darken };
