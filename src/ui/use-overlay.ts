import { useEffect } from 'react';
import { useMounted } from '@mantine/hooks';
import './overlay.module.css';

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

interface Overlay {
  opened: boolean;
  /** Wheel and fingers are still Mantine's own business. */
  removeScrollProps: { removeScrollBar: false };
}

/**
 * What a dialog or drawer tells Mantine, and the page below kept from scrolling. That is measured once the page is drawn, where it
 * costs nothing: the way of Mantine's scroll lock lays the whole page out in the middle of drawing, and styles all of its elements anew.
 */
export function useOverlay(opened: boolean): Overlay {
  // What comes up open would never learn what had the focus, and could not give it back.
  const mounted = useMounted();
  useEffect(() => (opened ? hold() : undefined), [opened]);
  return { opened: opened && mounted, removeScrollProps: { removeScrollBar: false } };
}
