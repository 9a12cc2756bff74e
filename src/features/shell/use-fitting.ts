import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { entriesThatFit } from './menu-rules.ts';

interface Fitting {
  /** What the entries stand in. */
  frame: RefObject<HTMLElement | null>;
  /** Holds the same words unseen, one child an entry and "More" last: what is folded away still has a width there. */
  ruler: RefObject<HTMLDivElement | null>;
  /** How many entries have room, now and after each change of the room, the words or their size. */
  fitting: number;
}

/**
 * Measures how many of `count` entries of the navigation stand in one line. The observer tells of sizes between layout and paint, at
 * first too: nothing is painted that does not fit, and no page is laid out in the middle of its drawing.
 */
export function useFitting(count: number): Fitting {
  const frame = useRef<HTMLElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(count);
  const sizes = useRef<ResizeObserver>(null);
  const observed = useRef(new Set<Element>());

  useLayoutEffect(() => {
    const measure = (): void => {
      if (frame.current === null || ruler.current === null) return;
      const widths = [...ruler.current.children].map((entry) => entry.getBoundingClientRect().width);
      const more = widths.pop() ?? 0;
      setFitting(entriesThatFit(widths, more, frame.current.getBoundingClientRect().width));
    };
    const known = observed.current;
    // Else it would be drawn after the paint.
    const observer = new ResizeObserver(() => flushSync(measure));
    sizes.current = observer;
    return () => {
      observer.disconnect();
      known.clear();
    };
  }, []);

  // Each time: entries come and go with the server's answers.
  useLayoutEffect(() => {
    const here = new Set([frame.current, ...(ruler.current?.children ?? [])].filter((one) => one !== null));
    for (const gone of observed.current) {
      if (here.has(gone)) continue;
      sizes.current?.unobserve(gone);
      observed.current.delete(gone);
    }
    for (const element of here) {
      if (observed.current.has(element)) continue;
      sizes.current?.observe(element);
      observed.current.add(element);
    }
  });

  return { frame, ruler, fitting };
}
