import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';
import { legalZh } from '#src/i18n/locales/zh/legal.ts';
import { userZh } from '#src/i18n/locales/zh/user.ts';
import { RESULT } from '#src/lib/result-code.ts';
import { routedFiles } from '../docs/routed-files.ts';

/** Text key of the name of the page that serves a path. */
function titleOf(path: string): string | undefined {
  const file = routedFiles().get(path);
  if (file === undefined) throw new Error(`src/routes.ts has no ${path}`);
  return /title: '([\w.]+)'/.exec(readFileSync(`${ROOT}src/routes/${file}`, 'utf8'))?.[1];
}

describe('pages that are easily confused', () => {
  it('/policy is the user agreement, /agreement the privacy policy (decision 10)', () => {
    expect(titleOf('/policy')).toBe('legal.userAgreement');
    expect(titleOf('/agreement')).toBe('legal.privacyPolicy');
    expect(legalZh.userAgreement).toContain('协议');
    expect(legalZh.privacyPolicy).toContain('隐私');
  });

  it('/passpassword cancels the account, /changepassword changes the password (decision 11)', () => {
    expect(titleOf('/passpassword')).toBe('user.cancelTitle');
    expect(titleOf('/changepassword')).toBe('user.pwdTitle');
    expect(userZh.cancelTitle).toContain('注销');
    expect(userZh.pwdTitle).toContain('密码');
    expect(RESULT).toMatchObject({ cancellation: '5', passwordChanged: '4' });
  });

  it('/information and /userinfo are one form (decision 13)', () => {
    expect(titleOf('/information')).toBe(titleOf('/userinfo'));
  });

  it.each(['/myLists', '/myDetails', '/steelMill'])(
    '%s exists beside its look-alikes (decision 12)',
    (path) => {
      expect(titleOf(path)).toBeDefined();
    },
  );

  it.each(['/Loginapp', '/appLogin', '/logins', '/appLoginform'])('%s exists (decision 14)', (path) => {
    expect(titleOf(path)).toBeDefined();
  });

  it('/webview stands outside the main layout (decision 16)', () => {
    expect(titleOf('/webview')).toBeDefined();
  });
});
