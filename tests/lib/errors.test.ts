import { expect, it } from 'vitest';
import { HttpError, isRetryable, NetworkError } from '#src/lib/errors.ts';

it('trouble of the network is tried again, a time-out of ten minutes is not', () => {
  const late = new DOMException('No answer in time.', 'TimeoutError');
  expect(isRetryable(new NetworkError('No answer.', { cause: new TypeError('Failed to fetch') }))).toBe(true);
  expect(isRetryable(new NetworkError('No answer.', { cause: late }))).toBe(false);
  expect([503, 501, 404].map((status) => isRetryable(new HttpError(status)))).toEqual([true, false, false]);
});
