import { useEffect, useRef, type ReactNode } from 'react';

/** The focus of a removed panel moves to `[data-autofocus]` or the first field of the new one. */
export function SwappedPanel({ panel, children }: { panel: string; children: ReactNode }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(panel);
  useEffect(() => {
    if (shown.current === panel) return;
    shown.current = panel;
    const holder = place.current;
    const focused = document.activeElement;
    // The focus fell to the body or the surrounding dialog.
    if (holder === null || (focused !== null && !focused.contains(holder))) return;
    const field = holder.querySelector<HTMLElement>('[data-autofocus]') ?? holder.querySelector('input');
    field?.focus();
  }, [panel]);
  return <div ref={place}>{children}</div>;
}
