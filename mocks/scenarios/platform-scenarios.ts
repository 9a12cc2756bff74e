import { PLAIN_SEARCH, QR_SETTING, LCA_TOOL_SWITCH } from '../domain/settings.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { lockCaptcha } from '../domain/captcha-limits.ts';
import { operate } from '../operator/index.ts';
import type { Fault, World } from '../world/entities.ts';
import { scenariosOf, clearCompany, clearLists } from './scenario.ts';

/** Labels become server texts; dictionary items keep only the keys (document 1 §3 i18nCode). */
function namedByKeysOnly({ store }: World): void {
  for (const item of [...store.dictItems.all()]) {
    const { type, itemCode, value } = item;
    // A value that the portal compares, not a label.
    if (type === LCA_TOOL_SWITCH.type) continue;
    const key = `dict.${type}.${itemCode}`;
    store.serverTexts.put({ id: `zh:${key}`, language: 'zh', key, text: value.zh });
    if (value.en !== null) store.serverTexts.put({ id: `en:${key}`, language: 'en', key, text: value.en });
    store.dictItems.put({ ...item, i18nCode: key, value: { zh: itemCode, en: null } });
  }
}

/** All calls that send a code fail: a real wait of 60 s would end before a tester sees it. */
const SENDING: readonly OperationId[] = [
  'sendSmsCode',
  'sendSmsCodeSimple',
  'sendRegisterEmailCode',
  'sendResetEmailCode',
  'sendCancellationEmailCode',
  'sendCancellationSmsCode',
];
const TOO_OFTEN = SENDING.map((operationId): Fault => {
  return { operationId, kind: 'code', value: 0, message: 'CHECK_CODE_FREQUENTLY' };
});

const TEXTS = `
default certified 默认|Default
  已认证企业，各阶段均有申请。
  A certified company with applications in every stage.
fresh-company certified 刚通过认证的企业|Fresh company
  企业已认证，尚无任何申请。
  Certified, and nothing applied for yet.
qr-on certified 显示二维码|QR codes shown
  平台开启二维码显示，本企业声明可查看二维码。
  The platform shows QR codes for the own company's declarations.
plain-search anonymous 仅支持文档筛选的查询|Search with documented filters only
  声明查询忽略有效、类型、工艺路线与排序，仅按文档条件筛选。
  The search of declarations ignores valid only, type, route and order: it knows the documented filters only.
i18n-codes certified 字典仅有文案键|Dictionaries named by text keys
  字典项只带 i18nCode，名称均来自服务端文案。
  Entries of dictionaries carry an i18nCode only: every label is a text of the server.
empty certified 空平台|Empty
  所有列表均无数据。
  Every list is empty.
large certified 十万份声明|Large
  平台有 100,000 份声明。
  The platform holds 100,000 declarations.
registration-under-review reviewing 注册审核中|Registration under review
  用户的注册信息正在审核，下载与申请受限。
  The registration is under review: no downloads and no applications.
registration-rejected rejected 注册被驳回|Registration rejected
  用户需重新填写企业名称。
  The company name must be entered again.
account-leaving leaving 账号注销审核中|Account cancellation in review
  用户仍可登录，并可撤销注销申请。
  The person may still log in, and can withdraw the request.
account-locked locked 账号被禁用|Account disabled
  账号已被禁用：登录状态随即失效，再次登录会提示已禁用。
  The account was disabled: its session ends, and logging in says so.
company-pending pending-company 企业认证审核中|Company certification pending
  企业认证正在审核，申请入口提示等待。
  The certification is under review; applying shows a warning.
inbox-11-unread agency 11 条未读消息|11 unread messages
  未读消息多于 9 条，用于查看角标上限。
  More than 9 unread messages: the badge shows its limit.
token-expired certified 登录已失效|Session expired
  登录状态已超过一天，下一次调用返回 401。
  The session is older than a day: the next call answers 401.
captcha-locked anonymous 安全验证已锁定|Captcha locked
  5 分钟内无法获取安全验证。
  For 5 minutes no puzzle can be fetched.
sms-too-often anonymous 验证码获取过于频繁|Codes asked for too often
  获取短信或邮箱验证码均提示过于频繁。
  Every request for an SMS or e-mail code answers that it came too soon.
server-down certified 服务不可用|Server down
  所有调用返回 503。
  Every call answers 503.
slow-network certified 网络缓慢|Slow network
  每次调用延迟 2.5 秒。
  Every call takes 2.5 seconds longer.`;

/** `default` comes first. */
export const platformScenarios = scenariosOf(TEXTS, {
  'fresh-company': { prepare: clearCompany },
  'qr-on': { prepare: (world) => void operate(world, 'setSetting', { name: QR_SETTING, value: '1' }) },
  'plain-search': { prepare: (world) => void world.store.settings.put({ id: PLAIN_SEARCH, value: '1' }) },
  'i18n-codes': { prepare: namedByKeysOnly },
  empty: { prepare: clearLists },
  large: { size: 'large' },
  'token-expired': { expireSession: true },
  'captcha-locked': { prepare: (world) => lockCaptcha(world) },
  'sms-too-often': { faults: TOO_OFTEN },
  'server-down': { faults: [{ operationId: '*', kind: 'status', value: 503 }] },
  'slow-network': { faults: [{ operationId: '*', kind: 'delay', value: 2500 }] },
});
