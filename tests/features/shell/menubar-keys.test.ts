import { expect, it } from 'vitest';
import { menubarKey, type MenubarPlace, type MenubarShape } from '#src/features/shell/menubar-keys.ts';

const bar: MenubarShape = [
  { label: 'Home', children: [] },
  { label: 'EPD', children: ['About', 'Search', 'Apply'] },
  { label: 'PCR', children: ['About PCR'] },
];
const closed = (top: number): MenubarPlace => ({ top, sub: null, open: false });
const at = (top: number, sub: number | null): MenubarPlace => ({ top, sub, open: true });

it.each<[string, MenubarPlace, string, MenubarPlace | null]>([
  ['right moves on', closed(0), 'ArrowRight', closed(1)],
  ['right wraps', closed(2), 'ArrowRight', closed(0)],
  ['left wraps', closed(0), 'ArrowLeft', closed(2)],
  ['right from a sub-entry opens the neighbour', at(1, 2), 'ArrowRight', at(2, null)],
  ['down opens and enters', closed(1), 'ArrowDown', at(1, 0)],
  ['up opens at the end', closed(1), 'ArrowUp', at(1, 2)],
  ['down without sub-entries is left to the page', closed(0), 'ArrowDown', null],
  ['down wraps inside', at(1, 2), 'ArrowDown', at(1, 0)],
  ['up wraps inside', at(1, 0), 'ArrowUp', at(1, 2)],
  ['home and end on the bar', closed(1), 'End', closed(2)],
  ['home inside', at(1, 2), 'Home', at(1, 0)],
  ['end inside', at(1, 0), 'End', at(1, 2)],
  ['escape closes and goes up', at(1, 2), 'Escape', closed(1)],
  ['escape on a closed bar belongs to others', closed(1), 'Escape', null],
  ['space opens', closed(1), ' ', at(1, 0)],
  ['space on a plain entry follows it', closed(0), ' ', null],
  ['space on a sub-entry follows it', at(1, 1), ' ', null],
  ['a letter on the bar', closed(0), 'p', closed(2)],
  ['a letter inside goes on behind the current one', at(1, 0), 'a', at(1, 2)],
  ['a letter that nothing begins with', closed(0), 'x', null],
  ['tab leaves', at(1, 1), 'Tab', null],
  ['enter follows the link', at(1, 1), 'Enter', null],
])('%s', (_name, place, key, expected) => {
  expect(menubarKey(place, key, bar)).toEqual(expected);
});
