import { describe, expect, it } from 'vitest';
import { hasMore, joined } from '#src/features/inbox/rules.ts';
import { INBOX_MORE_MIN_ROWS, MESSAGE_PAGE_SIZE } from '#src/lib/limits.ts';

describe('the more-button of the inbox (decision 9)', () => {
  const full = (total: number | null) => ({ rows: MESSAGE_PAGE_SIZE, total });

  it.each([
    ['nothing was read', [], false],
    ['a full page and more to come', [full(12)], true],
    ['two full pages and more to come', [full(12), full(12)], true],
    ['everything is shown', [full(8), full(8)], false],
    ['the server names no total', [full(null)], true],
    ['a page with two rows', [full(12), { rows: INBOX_MORE_MIN_ROWS - 1, total: 12 }], false],
    ['a page with three rows', [{ rows: INBOX_MORE_MIN_ROWS, total: 12 }], true],
    ['an empty page', [{ rows: 0, total: 12 }], false],
  ])('%s', (_case, pages, stands) => {
    expect(hasMore(pages)).toBe(stands);
  });
});

it('shows a message once that moved to the next page while it was read', () => {
  const message = (id: string) => ({ id, html: '', date: '', unread: false });
  const page = (...ids: string[]) => ({ messages: ids.map(message), rows: ids.length, total: 5 });
  expect(joined([page('a', 'b'), page('b', 'c')]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
