import { useEffect, useRef, type ReactNode } from 'react';

interface SwappedPanelProps {
  /** Which of the panels is shown. */
  panel: string;
  children: ReactNode;
}

/**
 * Holds panels of which one takes the place of another. The focus, which goes with the old one, is led to the first field
 * of the new one: the one with `data-autofocus`, as in dialogs, else the first. Focus that stands elsewhere stays there.
 */
export function SwappedPanel({ panel, children }: SwappedPanelProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(panel);
  useEffect(() => {
    if (shown.current === panel) return;
    shown.current = panel;
    const holder = place.current;
    const focused = document.activeElement;
    // Lost to the page, or to the dialog around the panels.
    if (holder === null || (focused !== null && !focused.contains(holder))) return;
    const field = holder.querySelector<HTMLElement>('[data-autofocus]') ?? holder.querySelector('input');
    field?.focus();
  }, [panel]);
  return <div ref={place}>{children}</div>;
}
