import { describe, expect, test } from 'vitest';
import { BODY_LIMIT, maskedPath, maskedText } from '#mocks/world/masked-text.ts';

describe('what the journal keeps of a body', () => {
  test('has no password and no token, however deep and however spelled', () => {
    const text = maskedText({
      userPassword: 'Steel2026',
      emailpasswordss: 'x',
      data: { tokenVO: { token: 'abc123' }, list: [{ secretKey: 'k' }], userName: 'Wang' },
    });
    expect(JSON.parse(text ?? '')).toEqual({
      userPassword: '***',
      emailpasswordss: '***',
      data: { tokenVO: { token: '***' }, list: [{ secretKey: '***' }], userName: 'Wang' },
    });
  });

  test('is JSON for what fits, and the same as JSON.stringify without secrets', () => {
    const value = { a: [1, null, true, 'x"y'], b: { c: undefined, d: 1.5 } };
    expect(maskedText(value)).toBe(JSON.stringify(value));
  });

  test('shortens long values and cuts long bodies', () => {
    expect(JSON.parse(maskedText({ image: 'A'.repeat(100_000) }) ?? '')).toEqual({
      image: expect.stringContaining('(100000 characters)') as unknown,
    });
    const long = maskedText(Array.from({ length: 10_000 }, (_, at) => ({ at })));
    expect(long).toHaveLength(BODY_LIMIT + 1);
  });

  test('writes brackets without end only so deep', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    expect(maskedText({ deep, after: 1 })).toMatch(/^\{"deep":\[+"…"\]+,"after":1\}$/);
  });

  test('names a file by its size and is null without a body', () => {
    expect(maskedText({ file: new Blob(['12345']) })).toBe('{"file":"(file, 5 bytes)"}');
    expect(maskedText(undefined)).toBeNull();
  });
});

test('a token in the query is masked (decision 3)', () => {
  const url = new URL('http://localhost/n/attachment/download/token/a1?Authorization=deadbeef&x=1');
  expect(maskedPath(url)).toBe('/n/attachment/download/token/a1?Authorization=***&x=1');
});
