import { beforeEach, describe, expect, it, vi } from 'vitest';
import { phoneDraft } from '#src/features/auth/phone-screen.tsx';
import { registrationDraft, type KeptValues } from '#src/features/registration/values.ts';
import { chooseLanguage, switchLanguage } from '#src/i18n/language.ts';
import { readDraft, writeDraft, type DraftOptions } from '#src/lib/draft.ts';
import { draftKey } from '#src/lib/kept-by-user.ts';
import { RELOADING } from '#src/lib/reloading.ts';
import { memoryWindow } from '../support/memory-window.ts';

const reload = vi.fn();
const dispatchEvent = vi.fn<(event: Event) => boolean>();
const page = { ...memoryWindow(), dispatchEvent, location: { reload, pathname: '/' } };
const answer = vi.fn<() => Promise<Response>>();
beforeEach(() => {
  reload.mockClear();
  answer.mockImplementation(() =>
    Promise.resolve(new Response('<script type="module" src="/assets/index.js">')),
  );
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('window', page);
  return () => {
    page.localStorage.clear();
    page.sessionStorage.clear();
    vi.unstubAllGlobals();
  };
});

const place: DraftOptions<string> = {
  form: 'application',
  userId: 'u-1',
  version: 2,
  parse: (raw) => (typeof raw === 'string' ? raw : null),
};

describe('the language (decision 23)', () => {
  it('is the stored one, else English for an English browser, else Chinese (document 1 §1)', () => {
    expect(chooseLanguage('zh', 'en-US')).toBe('zh');
    // The default of the deployment comes before the language of the browser.
    expect(chooseLanguage(null, 'en-GB', 'zh')).toBe('zh');
    expect(chooseLanguage('zh', 'de-DE', 'en')).toBe('zh');
    expect(chooseLanguage(null, 'en-GB')).toBe('en');
    expect(chooseLanguage('fr', 'de-DE')).toBe('zh');
  });

  it('is stored, and the page loaded anew; what was typed is still there [1§2 language switch]', async () => {
    writeDraft(place, 'typed', 1000);
    expect(await switchLanguage('en')).toBe(true);
    expect(page.localStorage.getItem('lang')).toBe('en');
    expect(reload).toHaveBeenCalledOnce();
    // For what only memory holds.
    expect(dispatchEvent.mock.calls[0]?.[0].type).toBe(RELOADING);
    expect(dispatchEvent.mock.invocationCallOrder[0]).toBeLessThan(reload.mock.invocationCallOrder[0] ?? 0);
    expect(readDraft(place, 2000)).toEqual({ savedAt: 1000, values: 'typed' });
  });

  it('stays as it is where the server does not answer: the page could not be loaded anew', async () => {
    page.localStorage.setItem('lang', 'zh');
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await switchLanguage('en')).toBe(false);
    expect(page.localStorage.getItem('lang')).toBe('zh');
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('what a visitor typed (decision 23)', () => {
  const form: KeptValues = {
    kind: 'email',
    phone: '',
    email: 'new.user@example.com',
    companyName: '北屿特殊钢股份有限公司',
    industryCategory: null,
    companyForm: null,
  };
  it.each([
    ['the registration', registrationDraft, form],
    ['the phone login', phoneDraft, { phone: '19900000007', email: '', tab: 'phone' as const, forgot: true }],
  ])('into %s is kept by the tab, over the switch of the language', async (_form, where, typed) => {
    // Each place has a type of its own, which the table cannot name.
    const kept = where as DraftOptions<unknown>;
    writeDraft(kept, typed, 1000);
    expect(page.localStorage.getItem(draftKey(kept.form, kept.userId))).toBeNull();
    await switchLanguage('en');
    expect(readDraft(kept, 2000)).toEqual({ savedAt: 1000, values: typed });
  });
});
