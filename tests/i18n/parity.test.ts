import { describe, expect, it } from 'vitest';
import { en } from '#src/i18n/locales/en/index.ts';
import { LIMIT_VARIABLES } from '#src/i18n/limits-in-texts.ts';
import { zh } from '#src/i18n/locales/zh/index.ts';

/** Every text by its dotted key. */
function flat(node: object, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string') found.set(`${prefix}${key}`, value);
    else for (const [below, text] of flat(value as object, `${prefix}${key}.`)) found.set(below, text);
  }
  return found;
}

/** Names of the variables in a text, each once. */
const variablesOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name))].sort();

const texts = { zh: flat(zh), en: flat(en) };
const keys = [...texts.zh.keys()];

describe('the texts', () => {
  it('have the same keys in both languages, beside English singulars', () => {
    const isSingular = (key: string): boolean =>
      texts.en.has(key.replace(/_one$/, '')) && key.endsWith('_one');
    expect([...texts.en.keys()].filter((key) => !isSingular(key)).sort()).toEqual([...keys].sort());
    expect(keys.length).toBeGreaterThan(500);
  });

  it('are never empty, and have no blanks around them', () => {
    const bad = Object.entries(texts).flatMap(([lang, all]) =>
      [...all].filter(([, text]) => text === '' || text !== text.trim()).map(([key]) => `${lang} ${key}`),
    );
    expect(bad).toEqual([]);
  });

  it('use the same variables', () => {
    const differing = keys.filter(
      (key) => variablesOf(texts.zh.get(key) ?? '').join() !== variablesOf(texts.en.get(key) ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  it('spell out no limit: a number of the documents comes from src/lib/limits.ts', () => {
    // What is no limit: names of standards, laws, methods and encodings, indicators and modules, the declared unit, a key, HTTP statuses.
    const names =
      /ISO \d+(\/\d+)?|GB\/T \d+|T\/CISA \d+|EN 15804\+A2|2023\/956|EF 3|SHA-256|UTF-8|GWP100|100 年|100-year|[A-C]\d(?:\S?–\S?[A-C]\d)?|1 吨|1 tonne|按 0 |press 0 |（\d{3}）|\(\d{3}\)/gu;
    const spelt = Object.entries(texts).flatMap(([lang, all]) =>
      [...all]
        .filter(([, text]) => /\d/.test(text.replaceAll(names, '')))
        .map(([key, text]) => `${lang} ${key}: ${text}`),
    );
    expect(spelt).toEqual([]);
  });

  it('use the limits that there are, and pass nothing under their names', () => {
    const used = new Set(keys.flatMap((key) => variablesOf(texts.zh.get(key) ?? '')));
    expect(Object.keys(LIMIT_VARIABLES).filter((name) => !used.has(name))).toEqual([]);
  });

  it('write variables as i18next reads them', () => {
    const broken = Object.values(texts).flatMap((all) =>
      [...all].filter(([, text]) => /[{}]/.test(text.replace(/\{\{\w+\}\}/g, ''))).map(([key]) => key),
    );
    expect(broken).toEqual([]);
  });

  it('hold no Chinese in English, but names of languages', () => {
    const mixed = [...texts.en].filter(([, text]) => /\p{Script=Han}/u.test(text)).map(([key]) => key);
    expect(mixed.filter((key) => !/lang|chinese/i.test(key))).toEqual([]);
  });
});
