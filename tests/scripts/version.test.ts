import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '#scripts/deploy/headers.ts';
import { readBuild, versionLine } from '#scripts/vite/version.ts';

const DAY = Date.UTC(2026, 10, 22, 23);

it('says version, commit and day; a container names its commit, and a day can be made again', () => {
  const build = readBuild({ PORTAL_COMMIT: '0123456789abcdef' }, DAY);
  expect(build).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
    commit: '01234567',
    date: '2026-11-22',
  });
  expect(versionLine({ ...build, version: '1.0.0' })).toBe('1.0.0 · 01234567 · 2026-11-22');
  expect(versionLine({ version: '1.0.0', commit: null, date: '2026-11-22' })).toBe('1.0.0 · 2026-11-22');
  expect(readBuild({ SOURCE_DATE_EPOCH: '0' }, DAY).date).toBe('1970-01-01');
  // As Docker passes build arguments that are not given. A checkout's day is that of its commit, not of the build.
  const checkout = readBuild({ PORTAL_COMMIT: '', SOURCE_DATE_EPOCH: '' }, DAY);
  expect(checkout).toEqual(readBuild({}, 0));
});

it('the policy names the origin of the reports where there is one, and for calls alone', () => {
  const policy = contentSecurityPolicy({ reportOrigin: 'https://reports.example.com' });
  expect(policy).toContain("connect-src 'self' blob: https://reports.example.com;");
  expect(policy.match(/reports\.example\.com/g)).toHaveLength(1);
  expect(contentSecurityPolicy()).toContain("connect-src 'self' blob:;");
});
