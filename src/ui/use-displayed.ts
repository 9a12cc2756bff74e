import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether an element has a place on the page, which style sheets decide. False until the first frame has been drawn: what only wide
 * windows have neither holds that up nor is made in narrow ones. Once it has been displayed it stays, with all that was typed into it.
 */
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
