import { useHotkeys } from '@mantine/hooks';
import { useEffect } from 'react';
import { singleKey } from '#src/lib/single-keys.ts';

/** With the shortcuts below: what the frame renders after the first paint, bundled as one chunk. */
export { SiteFooter } from './site-footer.tsx';

interface PaletteKeysProps {
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Keyboard shortcuts of the palette: Ctrl/⌘ K anywhere, and "/" outside of text fields. */
export function PaletteKeys({ opened, onOpen, onClose }: PaletteKeysProps): null {
  // An open modal dialog takes precedence. Buttons need no check: the drawer, the only dialog with one, closes first.
  const openByKey = (): void => {
    if (document.querySelector('[aria-modal=true]') === null) onOpen();
  };
  useHotkeys([['mod+K', () => (opened ? onClose() : openByKey())]], []);
  useSlash(openByKey);
  return null;
}

/** Compares the character, not the key code: "/" needs a modifier on some keyboard layouts. */
function useSlash(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (singleKey(event) !== '/') return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
