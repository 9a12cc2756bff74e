const FOCUSABLE = 'input:not([type=hidden]), textarea, button';

/** In a group it focuses the checked or first option. */
export function focusField(node: HTMLElement | null): void {
  if (node === null) return;
  const target = node.matches(FOCUSABLE)
    ? node
    : (node.querySelector<HTMLElement>('[aria-checked=true]') ?? node.querySelector<HTMLElement>(FOCUSABLE));
  target?.focus();
}
