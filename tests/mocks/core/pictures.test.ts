import { expect, test } from 'vitest';
import { markedPictures } from '#mocks/core/answer.ts';
import { rng } from '#mocks/lib/random.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const picture = (seed: string, length = 3000): string => `${rng(seed).text(length, LETTERS)}==`;
const answer = (data: unknown) => ({ code: 1, message: '"成功" {{picture}}', data });

test('an answer with pictures is written once with marks in their place', () => {
  const data = { a: picture('a'), between: '"\\\n钢', b: picture('b'), n: 1, gone: undefined, end: null };
  const marked = JSON.stringify(answer({ ...data, a: '{{picture}}', b: '{{picture}}' }));
  expect(markedPictures(answer(data))).toBe(marked);
});

test.each([
  ['nothing', null],
  ['a list', [picture('a')]],
  ['a short one', { a: picture('a', 1900) }],
  ['a long text that is none', { a: `${picture('a')} ` }],
  ['one that breaks off in its filling', { a: `${picture('a')}=` }],
])('%s has no marks', (_, data) => {
  expect(markedPictures(answer(data))).toBeNull();
});
