import { expect, test } from 'vitest';
import { serialiseWithPictures } from '#mocks/core/answer.ts';
import { rng } from '#mocks/lib/random.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const picture = (seed: string, length = 3000): string => `${rng(seed).text(length, LETTERS)}==`;
const answer = (data: unknown) => ({ code: 1, message: '"成功" {{picture}}', data });

test('an answer with pictures is written as JSON writes it, and once with marks in their place', () => {
  const data = { a: picture('a'), between: '"\\\n钢', b: picture('b'), n: 1, gone: undefined, end: null };
  for (let time = 0; time < 2; time += 1) {
    const written = serialiseWithPictures(answer(data));
    expect(written?.whole).toBe(JSON.stringify(answer(data)));
    expect(written?.marked).toBe(JSON.stringify(answer({ ...data, a: '{{picture}}', b: '{{picture}}' })));
  }
});

test.each([
  ['nothing', null],
  ['a list', [picture('a')]],
  ['a short one', { a: picture('a', 1900) }],
  ['a long text that is none', { a: `${picture('a')} ` }],
  ['one that breaks off in its filling', { a: `${picture('a')}=` }],
  ['a mark that is a text', { a: picture('a'), b: '{{picture}}' }],
])('%s is left to JSON', (_, data) => {
  expect(serialiseWithPictures(answer(data))).toBeNull();
});
