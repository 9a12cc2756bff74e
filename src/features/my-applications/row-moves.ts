import { useLayoutEffect, useRef, type RefObject } from 'react';

/** After the dialog that led to it has faded. On a ground, because a row passes the heading of its group. */
const MOVE = { delay: 200, duration: 250, easing: 'ease-in-out', fill: 'backwards' } as const;
const ABOVE = { background: 'var(--ground)', zIndex: 1 };

/**
 * Moves rows (`data-id`) to their new places when an application changes its group, so that the eye can follow it; not when another
 * view of the list is chosen, and not under reduced motion.
 */
export function useRowMoves(
  groups: readonly (readonly { id: string }[])[],
  view: object,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef({ view, tops: new Map<string, number>() });
  const key = groups.map((rows) => rows.map(({ id }) => id).join(' ')).join(' | ');
  useLayoutEffect(() => {
    const isStill = last.current.view !== view || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const tops = new Map<string, number>();
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-id]') ?? []) {
      const { id = '' } = row.dataset;
      const top = row.getBoundingClientRect().top + window.scrollY;
      tops.set(id, top);
      const by = (last.current.tops.get(id) ?? top) - top;
      if (by === 0 || isStill) continue;
      row.animate([{ ...ABOVE, transform: `translateY(${by}px)` }, ABOVE], MOVE);
    }
    last.current = { view, tops };
  }, [key, view]);
  return list;
}
