import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

/** Once true it stays true, to keep what was typed. False before the first paint. */
export function useDisplayed<Place extends HTMLElement>(): {
  place: RefObject<Place | null>;
  displayed: boolean;
} {
  const place = useRef<Place>(null);
  const [displayed, setDisplayed] = useState(false);
  useEffect(() => {
    if (displayed) return undefined;
    let frame = 0;
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const element = place.current;
        if (element !== null && getComputedStyle(element).display !== 'none')
          startTransition(() => setDisplayed(true));
      });
    };
    look();
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', look);
    };
  }, [displayed]);
  return { place, displayed };
}
