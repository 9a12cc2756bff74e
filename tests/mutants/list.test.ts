/** The list of planted bugs fits the code as it is: a bug that cannot be planted proves nothing. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';
import { mutants } from './list.ts';

describe.each(mutants)('$bug', ({ file, from, to, tests }) => {
  it('can be planted in one place', () => {
    const code = readFileSync(ROOT + file, 'utf8');
    expect(code.split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
  });

  it('has tests that exist', () => {
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((path) => !existsSync(ROOT + path))).toEqual([]);
  });
});
