import { expect, it } from 'vitest';
import { newsErrorWords } from '#src/features/home/headline-errors.ts';
import { TOTAL_WORKING_DAYS } from '#src/features/home/rules.ts';
import { BusinessError, HttpError } from '#src/lib/errors.ts';

it('adds up the working days of all stages', () => {
  expect(TOTAL_WORKING_DAYS).toBe(3 + 10 + 25 + 20 + 10 + 10 + 5);
});

it('shows the code of refused news behind the message', () => {
  expect(newsErrorWords(new BusinessError(0, '暂不可用'))).toEqual({
    key: 'news.loadFail',
    vars: { message: '暂不可用', code: 0 },
  });
  expect(newsErrorWords(new HttpError(500))).toEqual({ key: 'http.500' });
});
