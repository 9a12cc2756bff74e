import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { entriesThatFit } from './menu-rules.ts';

interface Fitting {
  /** What the entries stand in. */
  frame: RefObject<HTMLElement | null>;
  /** Holds the same words unseen, one child an entry and "More" last: what is folded away still has a width there. */
  ruler: RefObject<HTMLDivElement | null>;
  /** How many entries have room, now and after each change of the room, the words or their size. */
  fitting: number;
}

/** Measures how many of `count` entries of the navigation stand in one line. */
export function useFitting(count: number): Fitting {
  const frame = useRef<HTMLElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(count);

  const measure = (): void => {
    if (frame.current === null || ruler.current === null) return;
    const widths = [...ruler.current.children].map((entry) => entry.getBoundingClientRect().width);
    const more = widths.pop() ?? 0;
    setFitting(entriesThatFit(widths, more, frame.current.getBoundingClientRect().width));
  };
  // Before each paint: entries and words change with the server's answers.
  useLayoutEffect(measure);

  useEffect(() => {
    const sizes = new ResizeObserver(measure);
    for (const element of [frame.current, ...(ruler.current?.children ?? [])]) {
      if (element !== null) sizes.observe(element);
    }
    return () => sizes.disconnect();
  }, [count]);

  return { frame, ruler, fitting };
}
