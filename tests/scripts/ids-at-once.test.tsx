import { act, render } from '@testing-library/react';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { AT_ONCE, USE_ID } from '#scripts/vite/ids-at-once.ts';

const INSTALLED = resolve('node_modules');
const MANTINE = join(INSTALLED, '@mantine');

type UseId = (given?: string) => string;

/** The module as the bundle has it. */
async function built(): Promise<UseId> {
  const cache = join(INSTALLED, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'ids-'));
  const file = join(folder, 'use-id.mjs');
  writeFileSync(file, AT_ONCE);
  // What the module is said to be in ids-at-once.ts.
  const { useId } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { useId: UseId };
  rmSync(folder, { recursive: true });
  return useId;
}

function seenBy(useId: UseId, given?: string): string[] {
  const seen: string[] = [];
  function Named(): null {
    seen.push(useId(given));
    return null;
  }
  act(() => {
    render(<Named />);
  });
  return seen;
}

it('stands in the place of the one module of Mantine that makes names', () => {
  const modules = readdirSync(MANTINE, { recursive: true, encoding: 'utf8' });
  const replaced = modules.filter((file) => USE_ID.test(join(MANTINE, file)));
  expect(replaced).toEqual([join('hooks', 'esm', 'use-id', 'use-id.mjs')]);
});

it('names once what Mantine names twice, and draws it once', async () => {
  const { useId: theirs } = await import('@mantine/hooks');
  expect(seenBy(theirs)).toHaveLength(2);
  const ours = await built();
  const [one, another] = [seenBy(ours), seenBy(ours)];
  expect(one).toHaveLength(1);
  expect(one[0]).toMatch(/^mantine-[\w-]+$/);
  expect(another[0]).toMatch(/^mantine-[\w-]+$/);
  expect(seenBy(ours, 'phone')).toEqual(['phone']);
});
