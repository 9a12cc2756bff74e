/**
 * Dialects: wire deviations of servers not written from this contract. Applied between core and adapter, so that journal,
 * recordings and validation see the handlers' data.
 */
import * as data from './envelope.ts';
import * as envelope from './envelope.ts';
import { DIALECT_IDS, type DialectId, type ServerBehaviour } from '../world/server.ts';
import * as wire from './dialect.ts';
import { gbkFileNames } from './envelope.ts';
import { rowsOf } from '../lib/text.ts';
import { tableOf } from '../lib/tables.ts';
import { withLongIds, withOwnIds } from './ids.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import * as limits from '#src/lib/limits.ts';
import { withoutInventedBody, withoutInventedData, withoutInventedQuery } from '../openapi/invented.ts';
import { isObject } from '../lib/checked-json.ts';

/** Documented maximum of rows per page (document 1 §9, document 2 §9). */
export const DOCUMENTED_ROWS: Partial<Record<OperationId, number>> = {
  listMyApplications: limits.SEARCH_PAGE_SIZE,
  searchDeclarations: limits.SEARCH_PAGE_SIZE,
  searchPcrs: limits.SEARCH_PAGE_SIZE,
  listMessages: limits.MESSAGE_PAGE_SIZE,
  listNews: limits.NEWS_PAGE_SIZE,
  listAnnouncements: limits.ANNOUNCEMENT_PAGE_SIZE,
  listResources: limits.RESOURCE_PAGE_SIZE,
  listTemplates: limits.TEMPLATE_PAGE_SIZE,
  listAgreementVersions: limits.AGREEMENT_PAGE_SIZE,
  listFriendlyLinkTypes: limits.LINK_TYPE_PAGE_SIZE,
  listVerifications: Math.max(...limits.VERIFICATION_PAGE_SIZES),
};

/** Texts for error keys that no document names (openapi/README.md). */
const IN_WORDS: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = {
  CAPTCHA_FAIL: { zh: '请先完成滑块验证', en: 'Please solve the slider puzzle first' },
  TRIAL_REQUESTED: { zh: '您已申请试用', en: 'You have asked for a trial already' },
};

function capped(fields: Readonly<Record<string, unknown>>, max: number): Readonly<Record<string, unknown>> {
  return Number(fields['pageSize']) > max ? { ...fields, pageSize: max } : fields;
}

/** The documented server ignores, and its answers omit, everything that no document names. */
function documentedRequest(incoming: wire.WireRequest, { operation }: wire.DialectContext): wire.WireRequest {
  const max = DOCUMENTED_ROWS[operation] ?? Number.POSITIVE_INFINITY;
  const query = Object.entries(capped(withoutInventedQuery(operation, incoming.query), max));
  const body = incoming.json === undefined ? undefined : withoutInventedBody(operation, incoming.json);
  return {
    ...incoming,
    query: Object.fromEntries(query.map(([name, value]) => [name, String(value)])),
    json: isObject(body) ? capped(body, max) : body,
  };
}

/** The documented server: answers omit, and requests ignore, everything that no document names. */
const documentedAnswer = wire.ofEnvelope((envelope, { operation, language }) => {
  if (envelope['code'] === 1) return { ...envelope, data: withoutInventedData(operation, envelope['data']) };
  const words = IN_WORDS[String(envelope['message'])];
  return words === undefined ? envelope : { ...envelope, message: words[language] };
});

const travels =
  (transport: wire.Transport) =>
  (response: wire.WireAnswer): wire.WireAnswer => ({
    ...response,
    transport: [...(response.transport ?? []), transport],
  });

/** `dialect|title in Chinese|in English|what it does in Chinese|in English` */
const TEXTS = rowsOf(`
longIds|19 位编号（文本）|Ids of 19 digits, as text|如 "1580217436659402751"。|Such as "1580217436659402751".
numericIds|19 位编号（数字）|Ids of 19 digits, as numbers|数字超过 2^53，直接解析会丢失末位。|Beyond 2^53: whoever parses them as numbers loses digits.
numbersAsText|数字为文本|Numbers as text|data 中的所有数字。|All numbers in data.
dateTimes|日期带时间|Dates with a time|日期也写作 yyyy-MM-dd HH:mm:ss。|Days too come as yyyy-MM-dd HH:mm:ss.
epochMillis|时间为毫秒数|Times in milliseconds|日期和时间为自 1970 年起的毫秒数。|Days and times as milliseconds since 1970.
nullLists|空列表为 null|Null for empty lists|data 中的空列表。|Empty lists in data.
nullsLeftOut|省略 null|Nulls left out|值为 null 的字段不出现，包括 data。|Fields that are null do not come, data neither.
total|total 代替 totals|total for totals|分页结果的总数。|The count of a page.
rows|rows 代替 list|rows for list|分页结果的行。|The rows of a page.
bareLists|分页结果为数组|Pages as plain lists|没有总数和页码。|Without count and page number.
bareCaptcha|AJ-Captcha 原始响应|AJ-Captcha bare|验证码响应为 repCode、repMsg、repData，不带统一外层。|The captcha answers repCode, repMsg and repData, without the envelope.
msg|msg 代替 message|msg for message|统一外层中的提示。|The text of the envelope.
codeAsText|code 为文本|code as text|如 "1"。|Such as "1".
loginRedirect|401 转到登录页|A login page for 401|HTTP 302，转到服务器自己的登录页。|HTTP 302 to a page of the server.
refusalsAs200|拒绝也是 HTTP 200|Refusals as HTTP 200|401、403、500 等只在 code 中。|401, 403, 500 and others stand in code alone.
textPlain|JSON 标为 text/plain|JSON as text/plain|内容类型不是 application/json。|The content type is not application/json.
gbkFileNames|文件名为 GBK|File names in GBK|Content-Disposition 中的原始字节。|Bare bytes in Content-Disposition.
gzip|gzip 压缩|Compressed with gzip|仅经真实连接。|On a real connection only.
chunked|分块传输|In chunks|没有 Content-Length，仅经真实连接。|Without Content-Length, on a real connection only.
cutShort|连接提前关闭|An early close|连接在响应传完之前关闭，门户无法读取。|The connection closes before the answer is whole: nobody can read it.`);

type Changes = Pick<wire.Dialect, 'answer' | 'request'>;

const CHANGES: { readonly [Id in DialectId]: Changes } = {
  longIds: { answer: withLongIds((digits) => digits), request: withOwnIds },
  numericIds: { answer: withLongIds(wire.bareNumber), request: withOwnIds },
  numbersAsText: { answer: data.numbersAsText },
  dateTimes: { answer: data.dateTimes },
  epochMillis: { answer: data.epochMillis },
  nullLists: { answer: data.nullLists },
  nullsLeftOut: { answer: data.nullsLeftOut },
  total: { answer: data.total },
  rows: { answer: data.rows },
  bareLists: { answer: data.bareLists },
  bareCaptcha: { answer: envelope.bareCaptcha },
  msg: { answer: envelope.msg },
  codeAsText: { answer: envelope.codeAsText },
  loginRedirect: { answer: envelope.loginRedirect },
  refusalsAs200: { answer: envelope.refusalsAs200 },
  textPlain: { answer: envelope.textPlain },
  gbkFileNames: { answer: gbkFileNames },
  gzip: { answer: travels('gzip') },
  chunked: { answer: travels('chunked') },
  cutShort: { answer: travels('cut') },
};

export const DIALECTS: { readonly [Id in DialectId]: wire.Dialect } = tableOf(DIALECT_IDS, (id) => {
  const row = TEXTS.find(({ cells }) => cells[0] === id);
  if (row === undefined) throw new Error(`Nothing says what the dialect "${id}" is`);
  const [, title = '', titleEn = '', zh = '', en = ''] = row.cells;
  return { title: { zh: title, en: titleEn }, describe: { zh, en }, ...CHANGES[id] };
});

const chosen = ({ dialects }: ServerBehaviour): readonly wire.Dialect[] =>
  DIALECT_IDS.filter((id) => dialects.includes(id)).map((id) => DIALECTS[id]);

export function readRequest(
  server: ServerBehaviour,
  incoming: wire.WireRequest,
  context: wire.DialectContext,
): wire.WireRequest {
  let own = incoming;
  // The two id dialects share one request function; run it once.
  for (const request of new Set(chosen(server).map((dialect) => dialect.request)))
    own = request?.(own, context) ?? own;
  return server.fields === 'documented' ? documentedRequest(own, context) : own;
}

export function writeAnswer(
  server: ServerBehaviour,
  response: wire.WireAnswer,
  context: wire.DialectContext,
): wire.WireAnswer {
  let own = server.fields === 'documented' ? documentedAnswer(response, context) : response;
  for (const { answer } of chosen(server)) own = answer?.(own, context) ?? own;
  if (own.json === response.json || own.json === undefined) return own;
  return { ...own, body: wire.written(own.json) };
}
