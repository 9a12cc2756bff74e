/** An error key stands once, in the contract: whoever adds one is led to every place that must know it. */
import { expect, it } from 'vitest';
import { complaints, type Change } from './compile.ts';

const KEYS = 'src/api/generated/failures.gen.ts';
const ZH = 'src/i18n/locales/zh/error.ts';
const EN = 'src/i18n/locales/en/error.ts';
const ERRORS = 'src/i18n/error-text.ts';

const withKey = (text: string): string => text.replace('= [', "= [\n  'QUOTA_EXCEEDED',");
const without = (key: string) => (text: string) => text.replace(new RegExp(`^ {2}${key}: .*\n`, 'm'), '');

const saidOf = (file: string, change: Change): string => complaints([file], change).get(file)?.join() ?? '';

it('compiles as it is', () => {
  const found = complaints([ZH, EN, ERRORS], { file: KEYS, edit: (text) => text });
  expect([...found.values()].flat()).toEqual([]);
});

it('a key of the contract without a Chinese text does not compile', () => {
  expect(saidOf(ZH, { file: KEYS, edit: withKey })).toContain('QUOTA_EXCEEDED');
});

it('nor one without an English text', () => {
  expect(saidOf(EN, { file: EN, edit: without('DICT_ERROR') })).toContain('DICT_ERROR');
});

it('a handler refuses with keys of the contract only', () => {
  const file = 'mocks/handlers/dictionary/index.ts';
  expect(saidOf(file, { file, edit: (text) => text })).not.toContain('DICT_');
  const edit = (text: string): string => text.replace("fail('DICT_ERROR')", "fail('DICT_BROKEN')");
  expect(saidOf(file, { file, edit })).toContain('DICT_BROKEN');
});

it('an area without one of its handlers does not compile', () => {
  const file = 'mocks/handlers/quote/index.ts';
  expect(saidOf(file, { file, edit: (text) => text })).not.toContain('refuseQuote');
  const edit = (text: string): string => text.replace('  refuseQuote: signedIn', '  refuseOffer: signedIn');
  expect(saidOf(file, { file, edit })).toMatch(/refuseOffer|refuseQuote/);
});
