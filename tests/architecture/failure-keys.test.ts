/** An error key stands once, in the contract: whoever adds one is led to every place that must know it. */
import { expect, it } from 'vitest';
import { complaints } from './compile.ts';

const KEYS = 'src/api/generated/failures.gen.ts';
const ZH = 'src/i18n/locales/zh/error.ts';
const EN = 'src/i18n/locales/en/error.ts';
const ERRORS = 'src/i18n/error-text.ts';

const withKey = (text: string): string => text.replace('= [', "= [\n  'QUOTA_EXCEEDED',");
const without = (key: string) => (text: string) => text.replace(new RegExp(`^ {2}${key}: .*\n`, 'm'), '');

it('compiles as it is', () => {
  expect(complaints([ZH, EN, ERRORS], { file: KEYS, edit: (text) => text })).toEqual([]);
}, 60_000);

it('a key of the contract without a Chinese text does not compile', () => {
  const [first = ''] = complaints([ZH], { file: KEYS, edit: withKey });
  expect(first).toContain('QUOTA_EXCEEDED');
}, 60_000);

it('nor one without an English text', () => {
  const [first = ''] = complaints([EN], { file: EN, edit: without('DICT_ERROR') });
  expect(first).toContain('DICT_ERROR');
}, 60_000);

it('a handler refuses with keys of the contract only', () => {
  const file = 'mocks/handlers/dictionary/index.ts';
  const edit = (text: string): string => text.replace("fail('DICT_ERROR')", "fail('DICT_BROKEN')");
  const [first = ''] = complaints([file], { file, edit });
  expect(first).toContain('DICT_BROKEN');
}, 60_000);

it('an area without one of its handlers does not compile', () => {
  const file = 'mocks/handlers/quote/index.ts';
  const edit = (text: string): string => text.replace('  refuseQuote: signedIn', '  refuseOffer: signedIn');
  expect(complaints([file], { file, edit }).join()).toMatch(/refuseOffer|refuseQuote/);
}, 60_000);
