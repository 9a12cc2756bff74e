import { useState, type KeyboardEvent } from 'react';

/** A dot that can have the focus; `x` in percent of the axis. */
interface Stop {
  id: string;
  x: number;
}

/** Dots from left to right, lanes from top to bottom. */
type Lanes = readonly (readonly Stop[])[];

/** Where a key moves the focus: along the lane, to the nearest dot of another lane, or to an end; null for other keys. */
export function nextDot(lanes: Lanes, id: string | null, key: string): string | null {
  const at = lanes.findIndex((lane) => lane.some((dot) => dot.id === id));
  const lane = lanes[at] ?? [];
  const place = lane.findIndex((dot) => dot.id === id);
  const here = lane[place];
  if (here === undefined) return null;
  const along = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: lane.length - 1 }[key];
  if (along !== undefined) return lane[Math.min(Math.max(along, 0), lane.length - 1)]?.id ?? null;
  const others = { ArrowUp: lanes.slice(0, at).reverse(), ArrowDown: lanes.slice(at + 1) }[key];
  if (others === undefined) return null;
  const near = [...(others.find(({ length }) => length > 0) ?? lane.slice(place, place + 1))];
  return near.sort((a, b) => Math.abs(a.x - here.x) - Math.abs(b.x - here.x))[0]?.id ?? null;
}

export type Roving = ReturnType<typeof useRoving>;

/** Roving tabindex: one tab stop for a whole plot. */
export function useRoving(lanes: Lanes) {
  const [focused, setFocused] = useState<string | null>(null);
  const all = lanes.flat();
  const stop = all.some(({ id }) => id === focused) ? focused : (all[0]?.id ?? null);
  return {
    /** The only dot with a tab stop. */
    stop,
    onFocus: setFocused,
    /** For the element around all dots. */
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const next = nextDot(lanes, stop, event.key);
      if (next === null) return;
      event.preventDefault();
      const dots = event.currentTarget.querySelectorAll<HTMLElement>('a[data-linked]');
      Array.from(dots)
        .find(({ dataset }) => dataset['linked'] === next)
        ?.focus();
    },
  };
}
