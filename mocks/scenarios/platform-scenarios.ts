import { PLAIN_SEARCH, QR_SETTING, LCA_TOOL_SWITCH } from '../domain/settings.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { lockCaptcha } from '../domain/captcha-limits.ts';
import { operate } from '../operator/index.ts';
import type { Fault, World } from '../world/types.ts';
import { clearCompany, clearLists } from './clear.ts';
import type { Scenario } from './scenario.ts';

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

export const platformScenarios: readonly Scenario[] = [
  {
    id: 'default',
    title: { zh: '默认', en: 'Default' },
    description: {
      zh: '已认证企业，各阶段均有申请。',
      en: 'A certified company with applications in every stage.',
    },
    persona: 'certified',
  },
  {
    id: 'fresh-company',
    title: { zh: '刚通过认证的企业', en: 'Fresh company' },
    description: { zh: '企业已认证，尚无任何申请。', en: 'Certified, and nothing applied for yet.' },
    persona: 'certified',
    prepare: clearCompany,
  },
  {
    id: 'qr-on',
    title: { zh: '显示二维码', en: 'QR codes shown' },
    description: {
      zh: '平台开启二维码显示，本企业声明可查看二维码。',
      en: "The platform shows QR codes for the own company's declarations.",
    },
    persona: 'certified',
    prepare: (world) => void operate(world, 'setSetting', { name: QR_SETTING, value: '1' }),
  },
  {
    id: 'plain-search',
    title: { zh: '仅支持文档筛选的查询', en: 'Search with documented filters only' },
    description: {
      zh: '声明查询忽略有效、类型、工艺路线与排序，仅按文档条件筛选。',
      en: 'The search of declarations ignores valid only, type, route and order: it knows the documented filters only.',
    },
    persona: 'anonymous',
    prepare: (world) => void world.store.settings.put({ id: PLAIN_SEARCH, value: '1' }),
  },
  {
    id: 'i18n-codes',
    title: { zh: '字典仅有文案键', en: 'Dictionaries named by text keys' },
    description: {
      zh: '字典项只带 i18nCode，名称均来自服务端文案。',
      en: 'Entries of dictionaries carry an i18nCode only: every label is a text of the server.',
    },
    persona: 'certified',
    prepare: namedByKeysOnly,
  },
  {
    id: 'empty',
    title: { zh: '空平台', en: 'Empty' },
    description: { zh: '所有列表均无数据。', en: 'Every list is empty.' },
    persona: 'certified',
    prepare: clearLists,
  },
  {
    id: 'large',
    title: { zh: '十万份声明', en: 'Large' },
    description: { zh: '平台有 100,000 份声明。', en: 'The platform holds 100,000 declarations.' },
    persona: 'certified',
    size: 'large',
  },
  {
    id: 'registration-under-review',
    title: { zh: '注册审核中', en: 'Registration under review' },
    description: {
      zh: '用户的注册信息正在审核，下载与申请受限。',
      en: 'The registration is under review: no downloads and no applications.',
    },
    persona: 'reviewing',
  },
  {
    id: 'registration-rejected',
    title: { zh: '注册被驳回', en: 'Registration rejected' },
    description: { zh: '用户需重新填写企业名称。', en: 'The company name must be entered again.' },
    persona: 'rejected',
  },
  {
    id: 'account-leaving',
    title: { zh: '账号注销审核中', en: 'Account cancellation in review' },
    description: {
      zh: '用户仍可登录，并可撤销注销申请。',
      en: 'The person may still log in, and can withdraw the request.',
    },
    persona: 'leaving',
  },
  {
    id: 'account-locked',
    title: { zh: '账号被禁用', en: 'Account disabled' },
    description: {
      zh: '账号已被禁用：登录状态随即失效，再次登录会提示已禁用。',
      en: 'The account was disabled: its session ends, and logging in says so.',
    },
    persona: 'locked',
  },
  {
    id: 'company-pending',
    title: { zh: '企业认证审核中', en: 'Company certification pending' },
    description: {
      zh: '企业认证正在审核，申请入口提示等待。',
      en: 'The certification is under review; applying shows a warning.',
    },
    persona: 'pending-company',
  },
  {
    id: 'inbox-11-unread',
    title: { zh: '11 条未读消息', en: '11 unread messages' },
    description: {
      zh: '未读消息多于 9 条，用于查看角标上限。',
      en: 'More than 9 unread messages: the badge shows its limit.',
    },
    persona: 'agency',
  },
  {
    id: 'token-expired',
    title: { zh: '登录已失效', en: 'Session expired' },
    description: {
      zh: '登录状态已超过一天，下一次调用返回 401。',
      en: 'The session is older than a day: the next call answers 401.',
    },
    persona: 'certified',
    expireSession: true,
  },
  {
    id: 'captcha-locked',
    title: { zh: '安全验证已锁定', en: 'Captcha locked' },
    description: { zh: '5 分钟内无法获取安全验证。', en: 'For 5 minutes no puzzle can be fetched.' },
    persona: 'anonymous',
    prepare: (world) => lockCaptcha(world),
  },
  {
    id: 'sms-too-often',
    title: { zh: '验证码获取过于频繁', en: 'Codes asked for too often' },
    description: {
      zh: '获取短信或邮箱验证码均提示过于频繁。',
      en: 'Every request for an SMS or e-mail code answers that it came too soon.',
    },
    persona: 'anonymous',
    faults: TOO_OFTEN,
  },
  {
    id: 'server-down',
    title: { zh: '服务不可用', en: 'Server down' },
    description: { zh: '所有调用返回 503。', en: 'Every call answers 503.' },
    persona: 'certified',
    faults: [{ operationId: '*', kind: 'status', value: 503 }],
  },
  {
    id: 'slow-network',
    title: { zh: '网络缓慢', en: 'Slow network' },
    description: { zh: '每次调用延迟 2.5 秒。', en: 'Every call takes 2.5 seconds longer.' },
    persona: 'certified',
    faults: [{ operationId: '*', kind: 'delay', value: 2500 }],
  },
];
