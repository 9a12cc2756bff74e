/** Rows and dots with the same `data-linked` light up together. Set on the DOM: rendering the list again would be slow. */
function light(root: HTMLElement, target: EventTarget | null): void {
  const id =
    target instanceof Element ? target.closest<HTMLElement>('[data-linked]')?.dataset['linked'] : null;
  for (const one of root.querySelectorAll<HTMLElement>('[data-linked]'))
    one.toggleAttribute('data-lit', one.dataset['linked'] === id);
}

/** @param root the element around rows and dots. @returns what ends it */
export function linkRows(root: HTMLElement): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  for (const begins of ['pointerover', 'focusin'])
    root.addEventListener(begins, ({ target }) => light(root, target), { signal });
  for (const leaves of ['pointerleave', 'focusout'])
    root.addEventListener(leaves, () => light(root, null), { signal });
  return () => ends.abort();
}
