import { useHotkeys } from '@mantine/hooks';
import { useEffect } from 'react';
import { isSlashOn } from './slash-key.ts';

interface PaletteKeysProps {
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Hears the keys of the palette: Ctrl/⌘ K anywhere, and "/" where nobody is typing. */
export function PaletteKeys({ opened, onOpen, onClose }: PaletteKeysProps): null {
  // What is asked in another dialog is answered first. A button is pressed in no dialog but the drawer, which makes way.
  const openByKey = (): void => {
    if (document.querySelector('[aria-modal=true]') === null) onOpen();
  };
  useHotkeys([['mod+K', () => (opened ? onClose() : openByKey())]], []);
  useSlash(openByKey);
  return null;
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
