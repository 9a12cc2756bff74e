/** The parameters of an address that steer a World (mocks/control/link.ts), and what is nearly one of them. */

/** The parameter that names a World. */
export const WORLD_LINK = 'world';
/** Without a scenario, each of these goes into a World as it stands. */
export const INTO_WORLD = ['fields', 'dialects', WORLD_LINK] as const;
export const LINK_PARAMETERS = [
  'scenario',
  'persona',
  'seed',
  'now',
  'size',
  'faults',
  ...INTO_WORLD,
] as const;
type LinkParameter = (typeof LINK_PARAMETERS)[number];
/** Each of them alone makes an address a link. */
const MAKES_LINK: ReadonlySet<string | null> = new Set(['scenario', ...INTO_WORLD]);
/** From this length on a name is still known with two slips in it; of a short one they make another word. */
const LONG = 6;

/** Whether a name becomes the other when so many letters are left out, added, changed or swapped with their neighbour. */
function isWithin(slips: number, name: string, other: string): boolean {
  if (slips < 0) return false;
  if (name === '' || other === '') return name.length + other.length <= slips;
  const [a, b] = [name.slice(1), other.slice(1)];
  if (name[0] === other[0]) return isWithin(slips, a, b);
  const isSwapped = name[0] === other[1] && name[1] === other[0];
  return (
    isWithin(slips - 1, a, b) ||
    isWithin(slips - 1, a, other) ||
    isWithin(slips - 1, name, b) ||
    (isSwapped && isWithin(slips - 1, a.slice(1), b.slice(1)))
  );
}

/** The parameter that a name is, perhaps misspelt; null for one that is the page's own. */
export function linkParameter(name: string): LinkParameter | null {
  const small = name.toLowerCase();
  return LINK_PARAMETERS.find((known) => isWithin(known.length < LONG ? 1 : 2, small, known)) ?? null;
}

/** Whether an address may be a link that steers a World: what is none needs no second look. @param url path and query. */
export function mayBeLink(url: string): boolean {
  const at = url.indexOf('?');
  if (at === -1) return false;
  return [...new URLSearchParams(url.slice(at)).keys()].some((name) => MAKES_LINK.has(linkParameter(name)));
}
