const FOCUSABLE = 'input:not([type=hidden]), textarea, button';

/** Puts the focus into a field of the form; into the chosen or first option where the field is a group. */
export function focusField(node: HTMLElement | null): void {
  if (node === null) return;
  const target = node.matches(FOCUSABLE)
    ? node
    : (node.querySelector<HTMLElement>('[aria-checked=true]') ?? node.querySelector<HTMLElement>(FOCUSABLE));
  target?.focus();
}
