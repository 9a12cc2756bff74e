import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readDraft, removeDraft } from '#src/lib/draft.ts';
import { useDraft } from '#src/parts/draft/use-draft.ts';

const place = {
  form: 'feedback',
  userId: 'u-certified',
  version: 1,
  parse: (raw: unknown): string => String(raw),
};
afterEach(() => removeDraft(place));

it.each([
  ['is closed', () => cleanup()],
  ['goes away', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'is put away by a phone, which may never come back',
    () => document.dispatchEvent(new Event('visibilitychange')),
  ],
])('what was typed last is kept when its page %s', (_, leave) => {
  const { result } = renderHook(() => useDraft(place));
  result.current.save('A question');
  expect(readDraft(place)).toBeNull();
  leave();
  expect(readDraft(place)?.values).toBe('A question');
});
