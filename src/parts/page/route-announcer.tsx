import { VisuallyHidden } from '@mantine/core';
import { useRouter, type RouterEvents } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { rowLink } from '#src/lib/row-link.ts';
import { MAIN_ID } from '#src/ui/skip-link.tsx';

/** A new page's own heading may arrive late (lazy screens, pending data), ms. */
const HEADING_WITHIN_MS = 600;

/** The first page keeps the browser's behaviour, and an open dialog keeps the focus. */
export function RouteAnnouncer(): ReactNode {
  const router = useRouter();
  const [name, setName] = useState('');

  useEffect(() => {
    let waiting = 0;
    const stop = router.subscribe(
      'onRendered',
      ({ fromLocation, toLocation }: RouterEvents['onRendered']) => {
        if (fromLocation === undefined || fromLocation.pathname === toLocation.pathname) return;
        window.clearTimeout(waiting);
        const until = Date.now() + HEADING_WITHIN_MS;
        const settle = (): void => {
          const heading = document.querySelector<HTMLElement>(`#${MAIN_ID} h1:not([data-coming] *)`);
          if (heading === null && Date.now() < until) {
            waiting = window.setTimeout(settle, 50);
            return;
          }
          setName(document.title);
          // Back in a list, the row of the page that was left.
          const row = rowLink(fromLocation);
          moveFocus(row ?? heading ?? document.getElementById(MAIN_ID), row === undefined);
        };
        waiting = window.setTimeout(settle, 0);
      },
    );
    return () => {
      window.clearTimeout(waiting);
      stop();
    };
  }, [router]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {name}
    </VisuallyHidden>
  );
}

function moveFocus(target: HTMLElement | null, preventScroll: boolean): void {
  if (target === null || document.querySelector('[role="dialog"]') !== null) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  // The router has already scrolled, though a link back begins at the top.
  target.focus({ preventScroll });
}
