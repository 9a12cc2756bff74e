/** What React has put on an element: another object whenever the element was drawn anew. */
export function drawnWith(element: HTMLElement): unknown {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  if (key === undefined) throw new Error('React has not drawn this element.');
  return Reflect.get(element, key);
}
