import { expect, it } from 'vitest';
import { TOUR_STOPS } from '#src/features/application-form/tour.ts';
import { epdOwnEn } from '#src/i18n/locales/en/epd-own.ts';
import { TOUR_STEPS } from '#src/lib/limits.ts';

it('the tour has the eight steps of decision 20, in their order [2§2 application tour]', () => {
  expect(TOUR_STOPS).toHaveLength(TOUR_STEPS);
  const texts: Readonly<Record<string, string>> = epdOwnEn.apply.tour;
  const words = [
    /company/i,
    /PCR/,
    /declaration|type/i,
    /product/i,
    /template/i,
    /LCA/,
    /table|data/i,
    /submit/i,
  ];
  for (const [at, word] of words.entries()) {
    const title = texts[`step${at + 1}Title`] ?? '';
    const body = texts[`step${at + 1}Body`] ?? '';
    expect(`${title} ${body}`, `step ${at + 1}`).toMatch(word);
  }
  expect(new Set(TOUR_STOPS.map(({ target }) => target)).size).toBe(TOUR_STEPS);
});
