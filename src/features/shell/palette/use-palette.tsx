import { useHotkeys } from '@mantine/hooks';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadPart } from '#src/lib/load-chunk.ts';
import { notify } from '#src/ui/notify.ts';
import { isSlashOn } from './slash-key.ts';

/** The palette with everything that it leads to; put together in a route. */
export type PalettePart = ComponentType<{ opened: boolean; onClose: () => void }>;

/** Fetches the palette: nobody who does not want it pays for it. */
export type FetchPalette = () => Promise<PalettePart>;

interface PaletteHandle {
  open: () => void;
  /** Before it is wanted: on hover or focus. */
  prepare: () => void;
  /** To be drawn once. */
  element: ReactNode;
}

/** The palette of the page: opened by its button, by Ctrl/⌘ K anywhere, and by "/" where nobody is typing. */
export function usePalette(fetchPalette: FetchPalette): PaletteHandle {
  const [opened, setOpened] = useState(false);
  const [part, setPart] = useState<{ Palette: PalettePart } | null>(null);

  const open = (): void => {
    loadPart(fetchPalette)
      .then((Palette) => {
        setPart({ Palette });
        setOpened(true);
      })
      .catch(() => notify.error('error.chunkLoad'));
  };
  // What is asked in another dialog is answered first. A button is pressed in no dialog but the drawer, which makes way.
  const openByKey = (): void => {
    if (document.querySelector('[aria-modal=true]') === null) open();
  };
  useHotkeys([['mod+K', () => (opened ? setOpened(false) : openByKey())]], []);
  useSlash(openByKey);
  return {
    open,
    prepare: () => void fetchPalette().catch(() => null),
    element: part === null ? null : <part.Palette opened={opened} onClose={() => setOpened(false)} />,
  };
}

/** By the sign, not by the place of the key: on some keyboards it lies above a digit. */
function useSlash(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (isTyping(event.target) || !isSlashOn()) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role=textbox], [role=combobox]'))
  );
}
