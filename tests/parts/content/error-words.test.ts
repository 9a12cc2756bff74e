import { expect, it } from 'vitest';
import { BusinessError, HttpError } from '#src/lib/errors.ts';
import { newsErrorWords } from '#src/parts/content/error-words.ts';

it('shows the code of refused news behind the message [2§8 news error]', () => {
  expect(newsErrorWords(new BusinessError(0, '暂不可用'))).toEqual({
    key: 'news.loadFail',
    vars: { message: '暂不可用', code: 0 },
  });
  expect(newsErrorWords(new HttpError(500))).toEqual({ key: 'http.500' });
});
