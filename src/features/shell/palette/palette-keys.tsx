import { useHotkeys } from '@mantine/hooks';
import { useEffect } from 'react';
import { isSlashOn } from './slash-key.ts';

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
