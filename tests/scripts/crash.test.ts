import { readdirSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { crashRounds } from '#scripts/crash/rounds.ts';
import { folderOfTest } from '../support/temporary-folder.ts';

/** `npm run crash` does it 50 times. */
const ROUNDS = 1;

let folder: string;
beforeEach(() => {
  folder = folderOfTest();
});

it('a server that is killed while six Worlds are written opens each with its last acknowledged state', async () => {
  const counts = await crashRounds(folder, ROUNDS);
  // A kill meets nearly every World in the middle of a step.
  expect(counts['unanswered, stored'] + counts['unanswered, not stored']).toBeGreaterThan(ROUNDS * 3);
  expect(counts.acknowledged).toBeGreaterThan(ROUNDS * 10);
  expect(readdirSync(folder).filter((name) => name.includes('unreadable'))).toEqual([]);
});
