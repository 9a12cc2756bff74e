import { describe, expect, it } from 'vitest';
import { compareCalls } from '#scripts/openapi/calls.ts';
import type { Located } from '#scripts/openapi/document.ts';
import { namesOperation, withoutComments } from '#scripts/openapi/usage.ts';

const confirmQuote: Located = {
  method: 'POST',
  path: '/api/p/price/confirm',
  operation: { operationId: 'confirmQuote', tags: ['quote'], summary: '', responses: {} },
};

describe('use by a screen', () => {
  it.each([
    ["api.POST('/api/p/price/confirm', { body })", true],
    ["fileUrl('confirmQuote', id)", true],
    ["api.POST('/api/p/price/confirmed')", false],
    ["t('confirmQuote')", false],
    ["// api.POST('/api/p/price/confirm')", false],
    ["/** See '/api/p/price/confirm'. */", false],
  ])('%s: %s', (code, used) => {
    expect(namesOperation(withoutComments(code), confirmQuote)).toBe(used);
  });
});

it('names calls that only one side knows', () => {
  expect(compareCalls(['POST /api/p/price/confirm'], [confirmQuote])).toEqual([]);
  expect(compareCalls(['GET /a'], [confirmQuote])).toHaveLength(2);
});
