import { describe, expect, it } from 'vitest';
import { describeError } from '#src/i18n/error-text.ts';
import { FAILURE_KEYS } from '#src/api/generated/failures.gen.ts';
import { en } from '#src/i18n/locales/en/index.ts';
import { zh } from '#src/i18n/locales/zh/index.ts';
import { BusinessError, HttpError, NetworkError, ProtocolError } from '#src/lib/errors.ts';
import { newsErrorWords } from '#src/parts/content/error-words.ts';

describe('an error becomes words in one place (document 1 §8)', () => {
  it.each([400, 401, 403, 404, 408, 410, 500, 501, 502, 503, 504, 505] as const)(
    'HTTP %i has a text of its own in both languages [1§8 statuses]',
    (status) => {
      expect(describeError(new HttpError(status))).toEqual({ key: `http.${status}` });
      expect([zh.http[status], en.http[status]].every((text) => text.length > 3)).toBe(true);
    },
  );

  it('any other status is a connection error that names it [1§8 statuses]', () => {
    expect(describeError(new HttpError(418))).toEqual({ key: 'http.other', vars: { status: 418 } });
    expect(zh.http.other).toContain('{{status}}');
    expect(en.http.other).toContain('{{status}}');
  });

  it.each(FAILURE_KEYS)('the key %s is shown by language', (key) => {
    expect(describeError(new BusinessError(0, key))).toEqual({ key: `error.${key}` });
    expect(zh.error[key]).toMatch(/\p{Script=Han}/u);
    expect(en.error[key]).toMatch(/[a-z]/);
  });

  it('other messages of the server are shown as received [1§8 success and failure]', () => {
    expect(describeError(new BusinessError(0, ' 系统维护中 '))).toEqual({ text: '系统维护中' });
  });

  it('so are capitals, unless the contract names the key [1§8 success and failure]', () => {
    expect(describeError(new BusinessError(0, 'VAT NO. INVALID'))).toEqual({ text: 'VAT NO. INVALID' });
    expect(describeError(new BusinessError(0, 'ERR_77'), 'inbox.loadFail')).toEqual({ text: 'ERR_77' });
    expect(describeError(new BusinessError(0, 'DICT_ERROR'), 'inbox.loadFail')).toEqual({
      key: 'error.DICT_ERROR',
    });
  });

  it('an empty message and an answer that is none say something general', () => {
    expect(describeError(new BusinessError(0, ''), 'inbox.loadFail')).toEqual({ key: 'inbox.loadFail' });
    expect(describeError(new BusinessError(0, ' '))).toEqual({ key: 'error.generic' });
    expect(describeError(new ProtocolError('x'))).toEqual({ key: 'error.generic' });
    expect(describeError(new NetworkError('x'))).toEqual({ key: 'error.network' });
  });
});

it('shows the code of refused news behind the message [2§8 news error]', () => {
  expect(newsErrorWords(new BusinessError(0, '暂不可用'))).toEqual({
    key: 'news.loadFail',
    vars: { message: '暂不可用', code: 0 },
  });
  expect(newsErrorWords(new HttpError(500))).toEqual({ key: 'http.500' });
});
