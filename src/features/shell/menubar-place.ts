/** Position of an entry as a data attribute: `2` on the bar, `2.0` in its submenu. */
export function placeName(top: number, sub: number | null): string {
  return sub === null ? String(top) : `${String(top)}.${String(sub)}`;
}

export function readPlace(element: Element): { top: number; sub: number | null } | null {
  const [top, sub] = element.getAttribute('data-place')?.split('.') ?? [];
  return top === undefined ? null : { top: Number(top), sub: sub === undefined ? null : Number(sub) };
}
