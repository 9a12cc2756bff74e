import { describe, expect, it } from 'vitest';
import { BusinessError, HttpError, NetworkError } from '#src/lib/errors.ts';
import { checkTrouble, loadTrouble } from '#src/parts/captcha/outcome.ts';

const refused = (code: number) =>
  new BusinessError(code, 'java.lang.IllegalArgumentException: Illegal base64');

describe('what a failed check means', () => {
  it.each([
    [6111, { kind: 'wrong' }],
    [0, { kind: 'wrong' }],
    [6110, { kind: 'expired' }],
    [6201, { kind: 'blocked', reason: 'tooOften' }],
    [6204, { kind: 'blocked', reason: 'tooOften' }],
    [6202, { kind: 'blocked', reason: 'locked' }],
  ])('code %i', (code, expected) => {
    expect(checkTrouble(refused(code))).toEqual(expected);
  });
  it('never shows the text of a generic failure', () => {
    expect(JSON.stringify([checkTrouble(refused(0)), checkTrouble(refused(9999))])).not.toContain('java');
  });
  it('tells transport trouble from a wrong answer', () => {
    expect(checkTrouble(new NetworkError('x'))).toEqual({
      kind: 'broken',
      message: { key: 'error.network' },
    });
    expect(checkTrouble(new HttpError(500))).toEqual({ kind: 'broken', message: { key: 'http.500' } });
  });
});

it('6112 and 6113 at loading offer a retry, 6201 and 6202 a pause', () => {
  expect(loadTrouble(refused(6112))).toEqual({ kind: 'broken', message: { key: 'captcha.loadFail' } });
  expect(loadTrouble(refused(6113))).toEqual({ kind: 'broken', message: { key: 'captcha.loadFail' } });
  expect(loadTrouble(refused(6201))).toEqual({ kind: 'blocked', reason: 'tooOften' });
  expect(loadTrouble(refused(6202))).toEqual({ kind: 'blocked', reason: 'locked' });
});
