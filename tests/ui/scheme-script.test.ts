import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';

const code = readFileSync(`${ROOT}public/scheme.js`, 'utf8');

/** Runs the script in a page that stored `stored` (an Error: the browser keeps nothing) on a system that is dark or not. */
function schemeOf(stored: string | null | Error, dark: boolean): string {
  let scheme = '';
  const localStorage = {
    getItem: (key: string) => {
      if (stored instanceof Error) throw stored;
      return key === STORAGE.colorScheme ? stored : null;
    },
  };
  const window = { matchMedia: () => ({ matches: dark }) };
  const document = { documentElement: { setAttribute: (_name: string, value: string) => (scheme = value) } };
  runInNewContext(code, { localStorage, window, document });
  return scheme;
}

describe('before the first paint', () => {
  it.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    ['auto', true, 'dark'],
    [null, false, 'light'],
    [new Error('closed'), true, 'dark'],
  ])('stored %s, system dark %s: %s', (stored, dark, scheme) => {
    expect(schemeOf(stored, dark)).toBe(scheme);
  });
});
