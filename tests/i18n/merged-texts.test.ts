import { expect, it } from 'vitest';
import { mergedTexts } from '#src/i18n/locales/merged-texts.ts';

it('an area of both parts holds the texts of both', () => {
  const one = { common: { ok: 'OK' }, ui: { draft: { saved: 'Saved' } } } as const;
  const other = {
    common: { cancel: 'Cancel' },
    ui: { draft: { lost: 'Lost' } },
    home: { title: 'Home' },
  } as const;
  const all = mergedTexts(one, other);
  const title: 'Home' = all.home.title;
  expect([all.common.ok, all.common.cancel, all.ui.draft.saved, all.ui.draft.lost, title]).toEqual([
    'OK',
    'Cancel',
    'Saved',
    'Lost',
    'Home',
  ]);
  expect(one).toEqual({ common: { ok: 'OK' }, ui: { draft: { saved: 'Saved' } } });
});

it('a text that two parts say is refused: only one of them would be read', () => {
  expect(() => mergedTexts({ ui: { close: 'Close' } }, { ui: { close: 'Shut' } })).toThrow('"close"');
});
