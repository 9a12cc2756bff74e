import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberReturnPath, safeReturnPath, takeReturnPath } from '#src/lib/return-path.ts';
import { memoryWindow } from '../support/memory-window.ts';

const KNOWN = ['/', '/epd/mineEpd', '/Result', '/register', '/logins'];
const isKnown = (pathname: string) => KNOWN.includes(pathname);

beforeEach(() => {
  vi.stubGlobal('window', memoryWindow());
  return () => vi.unstubAllGlobals();
});

describe('the stored return path (decision 19)', () => {
  it('counts with its search and hash', () => {
    expect(safeReturnPath('/epd/mineEpd?page=2#top', isKnown)).toBe('/epd/mineEpd?page=2#top');
  });

  it.each([
    null,
    '',
    'epd/mineEpd',
    '//evil.example/epd/mineEpd',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\tevil',
    '/no/such/page',
    '/register',
    '/logins?next=1',
  ])('does not count: %j', (path) => {
    expect(safeReturnPath(path, isKnown)).toBeNull();
  });

  it('is taken once; / stands in its place', () => {
    rememberReturnPath('/epd/mineEpd');
    expect(takeReturnPath(isKnown)).toBe('/epd/mineEpd');
    expect(takeReturnPath(isKnown)).toBe('/');
  });

  it('is / for the result page [1§4 after login path]', () => {
    rememberReturnPath('/Result?type=1');
    expect(takeReturnPath(isKnown)).toBe('/');
  });
});
