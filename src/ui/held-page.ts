import { useEffect } from 'react';
import './held-page.module.css';

/** How many hold it. */
let holders = 0;

function hold(): () => void {
  const page = document.documentElement;
  holders += 1;
  // A bar that took room keeps it, so that nothing moves.
  if (holders === 1) page.dataset['held'] = window.innerWidth > page.clientWidth ? 'bar' : '';
  return () => {
    holders -= 1;
    if (holders === 0) delete page.dataset['held'];
  };
}

/**
 * Keeps the page below from scrolling while something lies over it. Measured once the page is drawn, where it costs nothing: the
 * way of Mantine's scroll lock lays the whole page out in the middle of drawing, and styles all of its elements anew.
 * @returns what to tell Mantine: wheel and fingers are still its own business
 */
export function useHeldPage(opened: boolean): { removeScrollProps: { removeScrollBar: false } } {
  useEffect(() => (opened ? hold() : undefined), [opened]);
  return LEAVES_BAR;
}

const LEAVES_BAR = { removeScrollProps: { removeScrollBar: false } } as const;
