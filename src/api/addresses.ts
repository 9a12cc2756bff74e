import { config } from '#src/config/config.ts';
import type { Config } from '#src/config/schema.ts';

/** The four prefixes of the documented calls (decision 1), and the field that says what stands before each. */
const BASES = {
  '/api/n/': 'apiNBase',
  '/api/p/': 'apiPBase',
  '/n/': 'nBase',
  '/p/': 'pBase',
} as const satisfies Record<string, keyof Config>;

/**
 * Where a documented path is in this deployment: the path as it is, unless its prefix has a base. Good for `src` and
 * `href`.
 * @param path as the contract spells it, with its query
 */
export function addressOf(path: string): string {
  for (const [prefix, field] of Object.entries(BASES))
    if (path.startsWith(prefix)) return `${config()[field]}${path}`;
  return path;
}

/** The same as a whole address. */
export function wholeAddressOf(path: string): string {
  return new URL(addressOf(path), window.location.origin).href;
}
