import { useEffect } from 'react';
import { useMounted } from '@mantine/hooks';
import './dialog.module.css';

let holders = 0;

function hold(): () => void {
  const page = document.documentElement;
  holders += 1;
  // Keeps the space of a classic scrollbar, to avoid a layout shift.
  if (holders === 1) page.dataset['held'] = window.innerWidth > page.clientWidth ? 'bar' : '';
  return () => {
    holders -= 1;
    if (holders === 0) delete page.dataset['held'];
  };
}

/** Mantine's own scroll lock forces a layout during rendering and restyles every element. */
export function useOverlay(opened: boolean) {
  // Mounted closed: a dialog mounted open does not record the focus to restore.
  const mounted = useMounted();
  useEffect(() => (opened ? hold() : undefined), [opened]);
  return { opened: opened && mounted, removeScrollProps: { removeScrollBar: false } };
}
