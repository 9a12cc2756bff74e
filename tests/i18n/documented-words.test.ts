/** What the error catalogue wants said, in the words of both languages (document 1 §8). Where it is said: the screens' tests. */
import { describe, expect, it } from 'vitest';
import { en } from '#src/i18n/locales/en/index.ts';
import { zh } from '#src/i18n/locales/zh/index.ts';
import type { TextKey } from '#src/i18n/keys.ts';

function textAt(texts: object, key: TextKey): string {
  let at: unknown = texts;
  for (const part of key.split('.')) at = (at as Record<string, unknown>)[part];
  return String(at);
}

function expectWords(key: TextKey, inChinese: RegExp, inEnglish: RegExp): void {
  expect(textAt(zh, key)).toMatch(inChinese);
  expect(textAt(en, key)).toMatch(inEnglish);
}

describe('a key of the server', () => {
  it('the user is disabled [1§8 USER_LOCKED]', () =>
    expectWords('error.USER_LOCKED', /账号已被禁用/, /account is disabled/));
  it('the code is wrong [1§8 CHECK_CODE_ERROR]', () =>
    expectWords('error.CHECK_CODE_ERROR', /^验证码错误/, /^Wrong verification code/));
  it('the code is wrong or too old [1§8 CHECK_CODE_OUT_TIME]', () =>
    expectWords('error.CHECK_CODE_OUT_TIME', /^验证码错误或已过期/, /code is wrong or expired/));
  it('account or password is wrong [1§8 ACCOUNT_PASSWORD_ERROR]', () =>
    expectWords('error.ACCOUNT_PASSWORD_ERROR', /^账号或密码错误/, /^Wrong account or password/));
  it('codes are asked for too often: wait [1§8 CHECK_CODE_FREQUENTLY]', () =>
    expectWords('error.CHECK_CODE_FREQUENTLY', /过于频繁.*稍后/, /too often.*Wait/));
  it('registered already: log in directly [1§8 ACCOUNT_NUMBER_EXISTS]', () =>
    expectWords('error.ACCOUNT_NUMBER_EXISTS', /已注册，请直接登录/, /already registered.*Log in/));
  it('there is no such user [1§8 USER_NOT_FOUND]', () =>
    expectWords('error.USER_NOT_FOUND', /^用户不存在/, /^User not found/));
});

describe('a message of the portal itself', () => {
  it('enter the phone [1§8 client enter phone]', () =>
    expectWords('auth.valid.phoneRequired', /^请输入手机号$/, /^Enter your mobile number$/));
  it('the phone has a wrong format [1§8 client phone format]', () =>
    expectWords('auth.valid.phoneFormat', /正确的手机号/, /valid mainland China mobile number/));
  it('the phone was entered wrongly [1§8 client phone input]', () =>
    expectWords('auth.valid.phoneInput', /手机号输入有误/, /Check the mobile number/));
  it('the e-mail address was entered wrongly [1§8 client email input]', () =>
    expectWords('auth.valid.emailInput', /邮箱输入有误/, /Check the e-mail address/));
  it('the SMS code is wrong [1§8 client code wrong]', () =>
    expectWords('auth.valid.codeWrong', /短信验证码有误/, /SMS code must be/));
  it('the SMS code cannot be empty [1§8 client code empty]', () =>
    expectWords('auth.valid.codeRequired', /短信验证码不能为空/, /SMS code cannot be empty/));
  it('what a password must be like [1§8 client password rule]', () =>
    expectWords(
      'auth.valid.passwordRule',
      /\{\{passwordMin\}\}–\{\{passwordMax\}\} 位.*大写字母、小写字母和数字/,
      /\{\{passwordMin\}\}–\{\{passwordMax\}\} characters.*upper-case.*lower-case.*digit/,
    ));
  it('the passwords differ [1§8 client mismatch]', () =>
    expectWords('auth.valid.passwordMismatch', /密码不一致/, /passwords do not match/));
  it('tick the agreement [1§8 client consent]', () =>
    expectWords(
      'auth.valid.consent',
      /勾选用户协议和隐私政策/,
      /tick the user agreement and privacy policy/,
    ));
  it('the registration is under review [1§8 client under review] [2§8 warnings]', () =>
    expectWords('guard.auditReviewing', /^注册信息审核中/, /registration is under review/));
  it('the certification of the company is pending [1§8 client company pending] [2§8 warnings]', () =>
    expectWords('guard.companyPending', /^企业认证审核中/, /certification is pending/));
  it('write the company name again [2§8 warnings]', () =>
    expectWords('guard.auditRejected', /请重新填写企业名称/, /Enter the company name again/));
  it('the company must be certified [2§8 warnings]', () => {
    expectWords('guard.companyNone', /^请先完成企业认证/, /^Complete company certification first/);
    expectWords('guard.companyFailed', /请重新提交认证/, /Submit it again/);
  });
  it('code sent, password changed, handed in [1§8 client success]', () => {
    expectWords('auth.codeSent', /^验证码已发送/, /^Code sent/);
    expectWords('auth.resetSuccess', /^密码已修改/, /^Password changed/);
    expectWords('register.success', /已提交/, /submitted/);
  });
  it('the PDF could not be loaded [1§8 pdf failure]', () =>
    expectWords('epd.pdf.loadFail', /PDF 加载失败/, /PDF could not be loaded/));
});

it.each([
  ['400', /^请求错误/, /^Request error/],
  ['401', /登录后重试/, /Log in and try again/],
  ['403', /拒绝访问/, /Access denied/],
  ['404', /不存在/, /Not found/],
  ['408', /请求超时/, /Request timed out/],
  ['500', /服务器错误/, /Server error/],
  ['501', /未实现/, /Not implemented/],
  ['502', /网络错误/, /Network error/],
  ['503', /服务不可用/, /Service unavailable/],
  ['504', /网络超时/, /Network timeout/],
  ['505', /HTTP 版本不受支持/, /HTTP version not supported/],
  ['other', /连接出错（\{\{status\}\}）/, /Connection error \(\{\{status\}\}\)/],
] as const)('what HTTP %s means [1§8 statuses]', (status, inChinese, inEnglish) => {
  expectWords(`http.${status}`, inChinese, inEnglish);
});
