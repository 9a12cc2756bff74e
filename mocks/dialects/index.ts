/**
 * Dialects: wire deviations of servers not written from this contract. Applied between core and adapter, so that journal,
 * recordings and validation see the handlers' data.
 */
import * as data from './data.ts';
import * as envelope from './envelope.ts';
import { DIALECT_IDS, type DialectId, type ServerManner } from '../world/server.ts';
import {
  bareNumber,
  written,
  type Came,
  type Dialect,
  type Leaving,
  type Spoken,
  type Transport,
} from './dialect.ts';
import { documentedAnswer, documentedRequest } from './documented.ts';
import { gbkFileNames } from './envelope.ts';
import { withLongIds, withOwnIds } from './ids.ts';

const travels =
  (transport: Transport) =>
  (leaving: Leaving): Leaving => ({ ...leaving, transport: [...(leaving.transport ?? []), transport] });

export const DIALECTS: { readonly [Id in DialectId]: Dialect } = {
  longIds: {
    title: { zh: '19 位编号（文本）', en: 'Ids of 19 digits, as text' },
    describe: { zh: '如 "1580217436659402751"。', en: 'Such as "1580217436659402751".' },
    answer: withLongIds((digits) => digits),
    request: withOwnIds,
  },
  numericIds: {
    title: { zh: '19 位编号（数字）', en: 'Ids of 19 digits, as numbers' },
    describe: {
      zh: '数字超过 2^53，直接解析会丢失末位。',
      en: 'Beyond 2^53: whoever parses them as numbers loses digits.',
    },
    answer: withLongIds(bareNumber),
    request: withOwnIds,
  },
  numbersAsText: {
    title: { zh: '数字为文本', en: 'Numbers as text' },
    describe: { zh: 'data 中的所有数字。', en: 'All numbers in data.' },
    answer: data.numbersAsText,
  },
  dateTimes: {
    title: { zh: '日期带时间', en: 'Dates with a time' },
    describe: { zh: '日期也写作 yyyy-MM-dd HH:mm:ss。', en: 'Days too come as yyyy-MM-dd HH:mm:ss.' },
    answer: data.dateTimes,
  },
  epochMillis: {
    title: { zh: '时间为毫秒数', en: 'Times in milliseconds' },
    describe: { zh: '日期和时间为自 1970 年起的毫秒数。', en: 'Days and times as milliseconds since 1970.' },
    answer: data.epochMillis,
  },
  nullLists: {
    title: { zh: '空列表为 null', en: 'Null for empty lists' },
    describe: { zh: 'data 中的空列表。', en: 'Empty lists in data.' },
    answer: data.nullLists,
  },
  nullsLeftOut: {
    title: { zh: '省略 null', en: 'Nulls left out' },
    describe: {
      zh: '值为 null 的字段不出现，包括 data。',
      en: 'Fields that are null do not come, data neither.',
    },
    answer: data.nullsLeftOut,
  },
  total: {
    title: { zh: 'total 代替 totals', en: 'total for totals' },
    describe: { zh: '分页结果的总数。', en: 'The count of a page.' },
    answer: data.total,
  },
  rows: {
    title: { zh: 'rows 代替 list', en: 'rows for list' },
    describe: { zh: '分页结果的行。', en: 'The rows of a page.' },
    answer: data.rows,
  },
  bareLists: {
    title: { zh: '分页结果为数组', en: 'Pages as plain lists' },
    describe: { zh: '没有总数和页码。', en: 'Without count and page number.' },
    answer: data.bareLists,
  },
  bareCaptcha: {
    title: { zh: 'AJ-Captcha 原始响应', en: 'AJ-Captcha bare' },
    describe: {
      zh: '验证码响应为 repCode、repMsg、repData，不带统一外层。',
      en: 'The captcha answers repCode, repMsg and repData, without the envelope.',
    },
    answer: envelope.bareCaptcha,
  },
  msg: {
    title: { zh: 'msg 代替 message', en: 'msg for message' },
    describe: { zh: '统一外层中的提示。', en: 'The text of the envelope.' },
    answer: envelope.msg,
  },
  codeAsText: {
    title: { zh: 'code 为文本', en: 'code as text' },
    describe: { zh: '如 "1"。', en: 'Such as "1".' },
    answer: envelope.codeAsText,
  },
  loginRedirect: {
    title: { zh: '401 转到登录页', en: 'A login page for 401' },
    describe: { zh: 'HTTP 302，转到服务器自己的登录页。', en: 'HTTP 302 to a page of the server.' },
    answer: envelope.loginRedirect,
  },
  refusalsAs200: {
    title: { zh: '拒绝也是 HTTP 200', en: 'Refusals as HTTP 200' },
    describe: { zh: '401、403、500 等只在 code 中。', en: '401, 403, 500 and others stand in code alone.' },
    answer: envelope.refusalsAs200,
  },
  textPlain: {
    title: { zh: 'JSON 标为 text/plain', en: 'JSON as text/plain' },
    describe: { zh: '内容类型不是 application/json。', en: 'The content type is not application/json.' },
    answer: envelope.textPlain,
  },
  gbkFileNames: {
    title: { zh: '文件名为 GBK', en: 'File names in GBK' },
    describe: { zh: 'Content-Disposition 中的原始字节。', en: 'Bare bytes in Content-Disposition.' },
    answer: gbkFileNames,
  },
  gzip: {
    title: { zh: 'gzip 压缩', en: 'Compressed with gzip' },
    describe: { zh: '仅经真实连接。', en: 'On a real connection only.' },
    answer: travels('gzip'),
  },
  chunked: {
    title: { zh: '分块传输', en: 'In chunks' },
    describe: {
      zh: '没有 Content-Length，仅经真实连接。',
      en: 'Without Content-Length, on a real connection only.',
    },
    answer: travels('chunked'),
  },
  cutShort: {
    title: { zh: '连接提前关闭', en: 'An early close' },
    describe: {
      zh: '连接在响应传完之前关闭，门户无法读取。',
      en: 'The connection closes before the answer is whole: nobody can read it.',
    },
    answer: travels('cut'),
  },
};

const chosen = ({ dialects }: ServerManner): readonly Dialect[] =>
  DIALECT_IDS.filter((id) => dialects.includes(id)).map((id) => DIALECTS[id]);

export function heard(manner: ServerManner, came: Came, spoken: Spoken): Came {
  let own = came;
  // The two id dialects share one request function; run it once.
  for (const request of new Set(chosen(manner).map((dialect) => dialect.request)))
    own = request?.(own, spoken) ?? own;
  return manner.fields === 'documented' ? documentedRequest(own, spoken) : own;
}

export function said(manner: ServerManner, leaving: Leaving, spoken: Spoken): Leaving {
  let own = manner.fields === 'documented' ? documentedAnswer(leaving, spoken) : leaving;
  for (const { answer } of chosen(manner)) own = answer?.(own, spoken) ?? own;
  if (own.json === leaving.json || own.json === undefined) return own;
  return { ...own, body: written(own.json) };
}
