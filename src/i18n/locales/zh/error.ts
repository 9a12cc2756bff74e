import type { FailureKey } from '#src/api/generated/failures.gen.ts';

/** One text per error key of the contract, and for errors without a key. */
export const errorZh = {
  generic: '操作失败，请稍后重试',
  network: '网络连接异常，请检查网络',
  USER_LOCKED: '账号已被禁用，请联系平台秘书处',
  CHECK_CODE_ERROR: '验证码错误，请重新输入',
  CHECK_CODE_OUT_TIME: '验证码错误或已过期，请重新获取',
  ACCOUNT_PASSWORD_ERROR: '账号或密码错误',
  CHECK_CODE_FREQUENTLY: '验证码获取过于频繁，请稍后再试',
  ACCOUNT_NUMBER_EXISTS: '该账号已注册，请直接登录',
  USER_NOT_FOUND: '用户不存在',
  DICT_ERROR: '选项数据加载失败，请刷新页面',
  TRIAL_REQUESTED: '您已提交过试用申请，平台正在开通',
  CAPTCHA_FAIL: '请先完成安全验证',
  chunkLoad: '页面内容未能加载，请检查网络后重试',
} as const satisfies Readonly<Record<FailureKey, string>> & Readonly<Record<string, string>>;
