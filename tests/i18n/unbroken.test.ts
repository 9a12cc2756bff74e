import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SHARED_WORDS } from '#mocks/files/documents/common.ts';
import { en } from '#src/i18n/locales/en/index.ts';
import { zh } from '#src/i18n/locales/zh/index.ts';

/** What must not be torn apart by the end of a line, and what paper and screen must call alike. */

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

it('no text lets a line end within "A1–A3"', () => {
  const texts = [...textsOf(zh), ...textsOf(en)];
  expect(texts.filter((text) => text.includes('A1–\u2060A3')).length).toBeGreaterThan(4);
  expect(texts.filter((text) => /A\d[–-](?!\u2060)A\d/u.test(text))).toEqual([]);
});

it('a date within a sentence is one that no line ends in', () => {
  const screens = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  const torn = screens.filter((name) =>
    /\bt\([^()]*\{[^{}]*(?<!unbroken\()\bformatDate\(/u.test(readFileSync(`src/${name}`, 'utf8')),
  );
  expect(torn).toEqual([]);
});

it('a declaration’s report and its page use the same words', () => {
  for (const [texts, lang] of [
    [zh, 'zh'],
    [en, 'en'],
  ] as const) {
    const { detail, search } = texts.epd;
    const onScreen: Record<keyof typeof SHARED_WORDS, string> = {
      registrationNumber: search.regNumber,
      published: detail.published,
      validUntil: search.expirationDate,
      validity: detail.validity,
      verifier: detail.verifier,
      route: detail.route,
      declaredUnit: detail.declaredUnit,
      boundary: detail.boundary,
      standards: detail.standard,
      indicator: detail.indicator,
      a1: detail.a1,
      a2: detail.a2,
      a3: detail.a3,
    };
    const onPaper = Object.fromEntries(
      Object.entries(SHARED_WORDS).map(([key, words]) => [key, words[lang]]),
    );
    expect(onPaper).toEqual(onScreen);
  }
});
