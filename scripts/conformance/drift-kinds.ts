/** Ways in which an answer leaves the contract and the portal reads it all the same (decision 4), in the order of a report. */
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
  totalName: { en: '`total` in place of `totals`', zh: '用 `total` 代替 `totals`' },
  listName: { en: '`rows` or `records` in place of `list`', zh: '用 `rows` 或 `records` 代替 `list`' },
  unsafeNumber: { en: 'an integer beyond 2^53 as a bare number', zh: '超过 2^53 的整数以数字发送' },
  numberText: { en: 'a number is sent as a text', zh: '数字以文本发送' },
  textNumber: { en: 'a text is sent as a number', zh: '文本以数字发送' },
  dateFormat: { en: 'a point in time without `T` and zone', zh: '时间没有 `T` 和时区' },
  dateMillis: { en: 'a point in time as milliseconds', zh: '时间以毫秒数发送' },
  nullList: { en: '`null` in place of an empty list', zh: '用 `null` 代替空列表' },
  nullField: { en: '`null` in place of a field that may be left out', zh: '可省略的字段发送了 `null`' },
  refusalAs200: {
    en: 'a missing session is refused with HTTP 200 and code 401',
    zh: '未登录时返回 HTTP 200 与 code 401',
  },
} as const satisfies Record<string, Words>;

export type DriftKind = keyof typeof DRIFT_KINDS;

/** One place that drifts. */
export interface Drift {
  readonly kind: DriftKind;
  readonly place: string;
}
