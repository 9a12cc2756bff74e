import { STORAGE } from './storage-keys.ts';
import { readStorage } from './storage.ts';

/** Whether shortcuts of one character work ("/", J, K); on by default, off for those who use speech input (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  return readStorage(STORAGE.slashKey) !== 'off';
}

/** Key of a single-character shortcut; null while typing or with a modifier. */
export function singleKey(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
    return null;
  return isTyping(event.target) || !areSingleKeysOn() ? null : event.key;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role=textbox], [role=combobox]'))
  );
}
