import { describe, expect, it } from 'vitest';
import { hasMore } from '#src/features/inbox/rules.ts';

describe('the more-button of the inbox (decision 9) [2§9 inbox page]', () => {
  const full = (total: number | null) => ({ brought: 4, total });

  it.each([
    ['nothing was read', [], false],
    ['a full page and more to come', [full(12)], true],
    ['two full pages and more to come', [full(12), full(12)], true],
    ['everything is shown', [full(8), full(8)], false],
    ['the server names no total', [full(null)], true],
    ['a page with two rows', [full(12), { brought: 2, total: 12 }], false],
    ['a page with three rows', [{ brought: 3, total: 12 }], true],
    ['an empty page', [{ brought: 0, total: 12 }], false],
  ])('%s', (_case, pages, stands) => {
    expect(hasMore(pages)).toBe(stands);
  });
});
