import { afterEach, expect, it } from 'vitest';
import { needTexts, overlayTexts, startTexts } from '#src/i18n/i18n.ts';
import { translate } from '#src/i18n/translate.ts';
import { loadPart } from '#src/lib/load-chunk.ts';

afterEach(() => startTexts('en'));

it('the others come when somebody needs them, and then nobody waits', async () => {
  await startTexts('en', ['first']);
  expect(translate('nav.home')).toBe('Home');
  expect(translate('auth.loginTitle')).toBe('auth.loginTitle');
  expect(needTexts(['first'])).toBeUndefined();
  await needTexts(['first', 'others']);
  expect(translate('auth.loginTitle')).toBe('Log in');
  expect(translate('epd.stage.s10')).not.toBe('epd.stage.s10');
  expect(translate('compare.title')).toBe('compare.title');
  await needTexts();
  expect(translate('compare.title')).not.toBe('compare.title');
  expect(translate('epd.apply.typeEpd')).not.toBe('epd.apply.typeEpd');
  expect(needTexts()).toBeUndefined();
});

it('come with every part that people read', async () => {
  await startTexts('en', ['first']);
  await loadPart(() => Promise.resolve('part'));
  expect(translate('auth.loginTitle')).toBe('Log in');
});

it('what the server says lies over those too that come after it', async () => {
  await startTexts('en', ['first']);
  overlayTexts('en', { 'nav.home': 'Start', 'auth.loginTitle': 'Come in', 'no.such.key': 'x' });
  await needTexts();
  expect(translate('nav.home')).toBe('Start');
  expect(translate('auth.loginTitle')).toBe('Come in');
  expect(translate('auth.tabPhone')).not.toBe('Come in');
  // The next page begins with the built-in ones.
  await startTexts('en', ['first']);
  await needTexts();
  expect(translate('auth.loginTitle')).toBe('Log in');
});
