/** Where an entry of the menubar stands, as an attribute of its element: `2` on the bar, `2.0` below it. */
export function placeName(top: number, sub: number | null): string {
  return sub === null ? String(top) : `${String(top)}.${String(sub)}`;
}

/** The place of an element that has one. */
export function readPlace(element: Element): { top: number; sub: number | null } | null {
  const [top, sub] = element.getAttribute('data-place')?.split('.') ?? [];
  return top === undefined ? null : { top: Number(top), sub: sub === undefined ? null : Number(sub) };
}
