/** Deviations from the contract that the portal tolerates (decision 4), in the order of the report. */
import type { Words } from './words.ts';

export const DRIFT_KINDS = {
  contentType: {
    en: 'JSON is sent with another content type',
    zh: 'JSON 的 Content-Type 不是 application/json',
  },
  codeText: { en: '`code` is a text', zh: '`code` 是文本' },
  messageName: { en: '`msg` in place of `message`', zh: '用 `msg` 代替 `message`' },
  messageMissing: { en: '`message` is missing', zh: '缺少 `message`' },
  envelopeField: {
    en: 'an undeclared field beside `code`, `message` and `data`',
    zh: '信封中有契约未声明的字段',
  },
  field: { en: 'an undeclared field', zh: '契约未声明的字段' },
  bareCaptcha: {
    en: 'the captcha answers `repCode` and `repData` without the envelope',
    zh: '验证码返回 `repCode` 与 `repData`，不带信封',
  },
  pageEnvelope: { en: 'a page of HTML is sent in the envelope', zh: 'HTML 页面放在信封的 `data` 中' },
  bareList: {
    en: 'a plain list in place of a page: nobody knows how many rows there are',
    zh: '分页结果是列表，没有总数',
  },
  bareItems: {
    en: 'the products of an application as a plain list, without the application',
    zh: '申请详情只返回产品列表',
  },
  order: {
    en: 'rows are not newest first, and are shown as they come',
    zh: '各行不是从新到旧排列，按返回顺序显示',
  },
  totalMissing: { en: 'a page without its count', zh: '分页结果缺少总数' },
  pageCap: { en: 'a page has fewer rows than were asked for', zh: '每页行数少于请求的行数' },
  totalName: { en: '`total` in place of `totals`', zh: '用 `total` 代替 `totals`' },
  listName: { en: '`rows` or `records` in place of `list`', zh: '用 `rows` 或 `records` 代替 `list`' },
  unsafeNumber: { en: 'an integer beyond 2^53 as a bare number', zh: '超过 2^53 的整数以数字发送' },
  numberText: { en: 'a number is sent as a text', zh: '数字以文本发送' },
  textNumber: { en: 'a text is sent as a number', zh: '文本以数字发送' },
  flagForm: { en: 'a yes or no is sent as 0 and 1, or as a text', zh: '是与否以 0、1 或文本发送' },
  dateFormat: {
    en: 'a time in another form than `yyyy-MM-dd HH:mm:ss`',
    zh: '时间格式不是 `yyyy-MM-dd HH:mm:ss`',
  },
  dateMillis: { en: 'a time is sent as milliseconds', zh: '时间以毫秒数发送' },
  nullList: { en: '`null` in place of an empty list', zh: '用 `null` 代替空列表' },
  nullLeftOut: { en: 'a field that is null is left out', zh: '值为 `null` 的字段未发送' },
  nullField: { en: '`null` in place of a field that may be left out', zh: '可省略的字段发送了 `null`' },
  refusalAs200: {
    en: 'a missing session is refused with HTTP 200 and code 401',
    zh: '未登录时返回 HTTP 200 与 code 401',
  },
  loginRedirect: {
    en: 'a missing session is led to a page of this server',
    zh: '未登录时转到本服务器的页面',
  },
} as const satisfies Record<string, Words>;

export type DriftKind = keyof typeof DRIFT_KINDS;

export interface Drift {
  readonly kind: DriftKind;
  readonly place: string;
}
