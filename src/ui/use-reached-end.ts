import { useCallback, useEffect, useState } from 'react';

/** Zoom and fractions of pixels keep a scroll area a little short of its end. */
const TOLERANCE_PX = 4;

export interface ReachedEnd {
  /** The element that scrolls: give it this as its `ref`. */
  area: (element: HTMLElement | null) => void;
  /** That element once it is there, to give it the focus. */
  element: HTMLElement | null;
  reached: boolean;
  /** Somebody got to the end in another way, for example with the focus. */
  reach: () => void;
}

/**
 * Whether the end of a scroll area came into view. What needs no scrolling counts at once; what was read to its end stays
 * read.
 * @param content names what the area holds; null while it holds nothing yet
 */
export function useReachedEnd(content: string | null): ReachedEnd {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [read, setRead] = useState<string | null>(null);
  const reached = content !== null && read === content;
  const reach = useCallback(() => {
    setRead(content);
  }, [content]);

  useEffect(() => {
    if (element === null || content === null || reached) return undefined;
    const look = (): void => {
      if (element.scrollTop + element.clientHeight >= element.scrollHeight - TOLERANCE_PX) reach();
    };
    // Formatting that arrives later, larger type and a turned phone all change what there is to scroll.
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    for (const part of element.children) sizes.observe(part);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [element, content, reached, reach]);

  return { area: setElement, element, reached, reach };
}
