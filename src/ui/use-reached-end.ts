import { useCallback, useEffect, useState } from 'react';

/** Zoom and subpixels leave a rest, px. */
const TOLERANCE_PX = 4;

export type ReachedEnd = ReturnType<typeof useReachedEnd>;

/** Stays true. @param content identifies the content; null while empty */
export function useReachedEnd(content: string | null) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [read, setRead] = useState<string | null>(null);
  const reached = content !== null && read === content;
  const reach = useCallback(() => setRead(content), [content]);

  useEffect(() => {
    if (element === null || content === null || reached) return undefined;
    const look = (): void => {
      if (element.scrollTop + element.clientHeight >= element.scrollHeight - TOLERANCE_PX) reach();
    };
    // Formatting, font size and rotation change the scroll height.
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
