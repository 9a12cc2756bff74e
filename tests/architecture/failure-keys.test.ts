/** An error key stands once, in the contract: whoever adds one is led to every place that must know it. */
import { beforeAll, expect, it } from 'vitest';
import { complaints } from './compile.ts';

const ZH = 'src/i18n/locales/zh/part-first.ts';
const EN = 'src/i18n/locales/en/part-first.ts';
const KEYS = 'src/i18n/keys.ts';
const ERRORS = 'src/i18n/error-text.ts';
const DICTIONARY = 'mocks/handlers/dictionary/index.ts';
const QUOTES = 'mocks/handlers/quote/index.ts';

let said: Map<string, string[]>;
beforeAll(() => {
  said = complaints([ZH, KEYS, DICTIONARY, QUOTES], {
    'src/api/generated/failures.gen.ts': (text) => text.replace('= [', "= [\n  'QUOTA_EXCEEDED',"),
    [EN]: (text) => text.replace(/^ {2}DICT_ERROR: .*\n/m, ''),
    [DICTIONARY]: (text) => text.replace("fail('DICT_ERROR')", "fail('DICT_BROKEN')"),
    [QUOTES]: (text) => text.replace('  refuseQuote: signedIn', '  refuseOffer: signedIn'),
  });
});

it('compiles as it is', () => {
  expect([...complaints([ZH, KEYS, ERRORS], {}).values()].flat()).toEqual([]);
});

it.each([
  ['a key of the contract without a Chinese text', ZH, 'QUOTA_EXCEEDED'],
  ['a key without an English text', KEYS, 'error.DICT_ERROR'],
  ['a handler that refuses with a key that is not the contract’s', DICTIONARY, 'DICT_BROKEN'],
  ['an area without one of its handlers', QUOTES, 'refuseOffer'],
])('%s does not compile', (_, file, name) => {
  expect(said.get(file)?.join()).toContain(name);
});
