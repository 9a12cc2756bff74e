import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether what stands in the frame is wider than the frame, now and after each change of either's size. */
export function useOverflow(): { frame: RefObject<HTMLDivElement | null>; overflows: boolean } {
  const frame = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const look = (): void => setOverflows(element.scrollWidth > element.clientWidth);
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    // It tells of the sizes at first, too, once they are known: to ask for them now would have the page laid out twice.
    for (const child of element.children) sizes.observe(child);
    return () => sizes.disconnect();
  }, []);
  return { frame, overflows };
}
