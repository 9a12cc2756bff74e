import { expect, it } from 'vitest';
import { entryLabel, type EntryName } from '#src/parts/dictionary/entry.ts';
import { toEntry } from '#src/parts/dictionary/read.ts';
import { must } from '../../support/must.ts';
import { drifted } from '../../drifted.ts';

const item = (fields: object): EntryName => must(toEntry(drifted({ id: '1', itemCode: 'BF', ...fields })));
const TEXTS: Readonly<Record<string, string>> = { 'dict.BF': 'Text of the server' };
const label = (fields: object, lang: 'zh' | 'en' = 'en') =>
  entryLabel(item(fields), lang, (key) => TEXTS[key]);
const both = { itemValue: '高炉', itemValueEn: 'Blast furnace' };

it("is the server's text under its i18nCode, in both languages (decision 34)", () => {
  expect(label({ ...both, i18nCode: 'dict.BF' })).toBe('Text of the server');
  expect(label({ ...both, i18nCode: 'dict.BF' }, 'zh')).toBe('Text of the server');
});

it('else itemValueEn on English pages, else itemValue', () => {
  for (const i18nCode of [undefined, null, '', 'dict.UNKNOWN']) {
    expect(label({ ...both, i18nCode })).toBe('Blast furnace');
    expect(label({ ...both, i18nCode }, 'zh')).toBe('高炉');
    expect(label({ itemValue: '高炉', itemValueEn: null, i18nCode })).toBe('高炉');
  }
});

it('is its key rather than nothing; an entry without name and key is none', () => {
  expect(label({ itemValue: '', i18nCode: 'dict.UNKNOWN' })).toBe('dict.UNKNOWN');
  expect(toEntry(drifted({ id: '1', itemCode: 'BF', itemValue: ' ' }))).toBeNull();
});
