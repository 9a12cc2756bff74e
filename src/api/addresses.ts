import { config } from '#src/config/config.ts';
import type { Config } from '#src/config/schema.ts';

/** The four API prefixes of decision 1, each with the configuration field of its base. */
const BASES = {
  '/api/n/': 'apiNBase',
  '/api/p/': 'apiPBase',
  '/n/': 'nBase',
  '/p/': 'pBase',
} as const satisfies Record<string, keyof Config>;

/** Resolves a documented path against the base of its prefix; usable as `src` and `href`. @param path with its query */
export function addressOf(path: string): string {
  for (const [prefix, field] of Object.entries(BASES))
    if (path.startsWith(prefix)) return `${config()[field]}${path}`;
  return path;
}

export function wholeAddressOf(path: string): string {
  return new URL(addressOf(path), window.location.origin).href;
}
