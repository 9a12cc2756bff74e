/** Keyboard navigation of a menubar (WAI-ARIA Authoring Practices, "Navigation Menubar"), independent of the DOM. */

/** Position of the focus. `sub` is null on the bar itself; `open`: the submenu of the top entry is open. */
export interface MenubarPlace {
  top: number;
  sub: number | null;
  open: boolean;
}

/** Labels for type-ahead, by top entry. */
export type MenubarShape = readonly { label: string; children: readonly string[] }[];

/** Position after a key press; null for unhandled keys, which keep their default action. */
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
      // On an entry without a submenu, Space follows the link; the caller handles that.
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

/** Type-ahead: the next entry of the same level that starts with the typed character. */
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
