/** URL parameters of scenario links (mocks/control/link.ts), with detection of misspelt ones. */

export const WORLD_LINK = 'world';
/** Without `scenario`, these apply to the existing World. */
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
const MAKES_LINK: ReadonlySet<string | null> = new Set(['scenario', ...INTO_WORLD]);
/** Minimum length for two typos; shorter names would match other words. */
const LONG = 6;

/** Whether the Damerau–Levenshtein distance (letters omitted, added, changed, swapped) is at most `slips`. */
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

/** The link parameter with this name or a typo of it; null for other parameters. */
export function linkParameter(name: string): LinkParameter | null {
  const small = name.toLowerCase();
  return LINK_PARAMETERS.find((known) => isWithin(known.length < LONG ? 1 : 2, small, known)) ?? null;
}

/** Cheap pre-check whether a URL may be a scenario link. @param url path and query. */
export function mayBeLink(url: string): boolean {
  const at = url.indexOf('?');
  if (at === -1) return false;
  return [...new URLSearchParams(url.slice(at)).keys()].some((name) => MAKES_LINK.has(linkParameter(name)));
}
