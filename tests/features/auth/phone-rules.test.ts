import { describe, expect, it } from 'vitest';
import { afterPhoneLogin, phoneLoginDetour } from '#src/features/auth/phone-rules.ts';

describe('after a login on a phone screen (document 1 §2)', () => {
  it('to the PDF of the product in the address, else home [1§2 app redirect]', () => {
    expect(afterPhoneLogin('b-1012')).toBe('/apppdf/b-1012');
    expect(afterPhoneLogin('EPD_2026.12')).toBe('/apppdf/EPD_2026.12');
    expect(afterPhoneLogin(undefined)).toBe('/');
  });
  it.each([
    '',
    '..',
    '.',
    '/',
    '//evil.example',
    'a/../../x',
    'b?x=1',
    'b#x',
    'b%2f',
    '\\evil',
    'a b',
    'a'.repeat(65),
    'x\ny',
  ])('the id %j is none', (id) => {
    expect(afterPhoneLogin(id)).toBe('/');
  });
});

describe('whoever needs no login (document 1 §2)', () => {
  const visitor = { hasToken: false, isSignedIn: false, storedPdfId: null, id: undefined };
  const signedIn = { ...visitor, hasToken: true, isSignedIn: true };
  it('goes to the stored product with a token [1§2 app redirect]', () => {
    expect(phoneLoginDetour({ ...signedIn, storedPdfId: 'b-7', id: 'b-8' })).toBe('/app/epd/b-7');
    expect(phoneLoginDetour({ ...visitor, hasToken: true, storedPdfId: 'b-7' })).toBe('/app/epd/b-7');
  });
  it('goes where the login would have led without a stored product', () => {
    expect(phoneLoginDetour({ ...signedIn, id: 'b-8' })).toBe('/apppdf/b-8');
    expect(phoneLoginDetour({ ...signedIn, storedPdfId: '../../x' })).toBe('/');
  });
  it('is nobody without a token', () => {
    expect(phoneLoginDetour({ ...visitor, storedPdfId: 'b-7', id: 'b-8' })).toBeNull();
  });
});
