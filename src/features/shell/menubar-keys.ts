/** The keyboard of a navigation menubar (WAI-ARIA Authoring Practices, "Navigation Menubar"), without any element. */

/** Where the keyboard is. `sub` is null on the bar itself; `open`: sub-entries of the current top entry are shown. */
export interface MenubarPlace {
  top: number;
  sub: number | null;
  open: boolean;
}

/** Labels of the bar, for typing a first letter, each with the labels below it. */
export type MenubarShape = readonly { label: string; children: readonly string[] }[];

/** Where a key leads from here; null when the key means nothing, so that the browser keeps it. */
export function menubarKey(place: MenubarPlace, key: string, bar: MenubarShape): MenubarPlace | null {
  const children = bar[place.top]?.children ?? [];
  switch (key) {
    case 'ArrowRight':
      return { ...place, top: wrap(place.top + 1, bar.length), sub: null };
    case 'ArrowLeft':
      return { ...place, top: wrap(place.top - 1, bar.length), sub: null };
    case 'Escape':
      return place.open ? { ...place, sub: null, open: false } : null;
    case 'ArrowDown':
    case 'ArrowUp':
      return children.length === 0
        ? null
        : { ...place, open: true, sub: stepDown(place.sub, key, children.length) };
    case 'Home':
    case 'End':
      return toEdge(place, key === 'Home', bar);
    case ' ':
      // On an entry without sub-entries the space bar follows the link, which is not this table's business.
      return place.sub === null && children.length > 0 ? { ...place, open: true, sub: 0 } : null;
    default:
      return Array.from(key).length === 1 ? typed(place, key, bar) : null;
  }
}

function wrap(index: number, length: number): number {
  return (index + length) % length;
}

function stepDown(sub: number | null, key: 'ArrowDown' | 'ArrowUp', length: number): number {
  if (sub === null) return key === 'ArrowDown' ? 0 : length - 1;
  return wrap(sub + (key === 'ArrowDown' ? 1 : -1), length);
}

function toEdge(place: MenubarPlace, first: boolean, bar: MenubarShape): MenubarPlace {
  if (place.sub === null) return { ...place, top: first ? 0 : bar.length - 1 };
  return { ...place, sub: first ? 0 : (bar[place.top]?.children.length ?? 1) - 1 };
}

/** The next entry of the same level that begins with a typed character. */
function typed(place: MenubarPlace, character: string, bar: MenubarShape): MenubarPlace | null {
  const inBar = place.sub === null;
  const labels = inBar ? bar.map(({ label }) => label) : (bar[place.top]?.children ?? []);
  const from = (inBar ? place.top : place.sub) ?? 0;
  const wanted = character.toLowerCase();
  for (let step = 1; step <= labels.length; step += 1) {
    const index = wrap(from + step, labels.length);
    if (labels[index]?.toLowerCase().startsWith(wanted) === true) {
      return inBar ? { ...place, top: index } : { ...place, sub: index };
    }
  }
  return null;
}
