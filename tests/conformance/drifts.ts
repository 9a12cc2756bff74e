/**
 * Contract drifts (decision 4, and drifts of real servers), planted one by one. What whole dialects drift in is held by
 * dialects.test.ts.
 */
import type { DriftKind } from '#scripts/conformance/drift-kinds.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';

/** A server's answer before it is sent. `json` is null for files and HTML. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  json: { code: unknown; message: unknown; data: unknown; [more: string]: unknown } | null;
  /** Sent in place of JSON. */
  raw?: string;
}

export interface Drift {
  readonly what: string;
  readonly operation: OperationId;
  /** Text that the finding's place must contain. */
  readonly place: string;
  readonly plant: (answer: Answer, asked: { readonly isNobody: boolean }) => void;
  /** The portal tolerates this drift. */
  readonly tolerated?: DriftKind;
}

type Row = Record<string, unknown>;
/** The first row of an answer's list. */
const first = ({ json }: Answer): Row => {
  const data = json?.data as Row | Row[];
  const list = Array.isArray(data) ? data : (data['list'] as Row[]);
  return list[0] ?? {};
};
const data = ({ json }: Answer): Row => json?.data as Row;
const envelope = ({ json }: Answer): Row => json ?? {};
const drift = (what: string, operation: OperationId, place: string, plant: Drift['plant']): Drift => ({
  what,
  operation,
  place,
  plant,
});
const tolerated = (kind: DriftKind, ...of: Parameters<typeof drift>): Drift => ({
  ...drift(...of),
  tolerated: kind,
});

export const DRIFTS: readonly Drift[] = [
  tolerated('codeText', 'code as a text', 'getMenu', '/code', (a) => (envelope(a)['code'] = '1')),
  drift('code 200 for success', 'getTexts', 'status', (a) =>
    Object.assign(envelope(a), { code: 200, data: null }),
  ),
  drift('a code that means nothing, with data', 'listPcrs', 'status', (a) => (envelope(a)['code'] = 2)),
  drift('no code at all', 'listRegions', '/code', (a) => delete envelope(a)['code']),
  tolerated('textNumber', 'message is a number', 'listNews', '/message', (a) => (envelope(a)['message'] = 1)),
  tolerated(
    'messageMissing',
    'message is left out',
    'getNews',
    '/message',
    (a) => delete envelope(a)['message'],
  ),
  drift('an envelope in the envelope', 'getGpi', '/data', (a) => (envelope(a)['data'] = { ...envelope(a) })),
  drift('data without an envelope', 'getQrSetting', '/', (a) => {
    a.raw = JSON.stringify(a.json?.data);
  }),
  drift('totals smaller than the list', 'listMessages', '/data/totals', (a) => (data(a)['totals'] = 0)),
  drift('more rows than were asked for', 'listVerifications', '/data/list', (a) => {
    const list = data(a)['list'] as Row[];
    data(a)['list'] = Array.from({ length: 9 }, (_, at) => ({ ...list[0], id: `v-${at}` }));
  }),
  drift('the same row twice', 'listResources', '/data/list', (a) => {
    const list = data(a)['list'] as Row[];
    data(a)['list'] = [list[0], list[0]];
  }),
  tolerated('textNumber', 'an id as a number', 'getAnnouncement', '/data/id', (a) => (data(a)['id'] = 41)),
  drift('a field renamed', 'listProcessSteps', '/data/0/itemCode', (a) => {
    const row = first(a);
    row['stepCode'] = row['itemCode'];
    delete row['itemCode'];
  }),
  tolerated('field', 'a field too many', 'getCompanyDetail', '/data/debug', (a) => (data(a)['debug'] = true)),
  drift('a field left out', 'listCompanyTypes', '/data/0/itemCode', (a) => delete first(a)['itemCode']),
  drift('a status that nobody knows', 'getContract', '/data/status', (a) => (data(a)['status'] = 77)),
  tolerated('textNumber', 'a flag as a number', 'getPublicKey', '/data', (a) => (envelope(a)['data'] = 1)),
  drift('an object where a list was', 'listIndustryCategories', '/data', (a) => (envelope(a)['data'] = {})),
  drift(
    'rows of another shape',
    'listCompanyForms',
    '/data/0',
    (a) => (envelope(a)['data'] = ['STATE_OWNED']),
  ),
  drift('HTTP 500 with an envelope', 'getCurrentAgreement', 'status', (a) => (a.status = 500)),
  drift('HTTP 302 to a login page', 'listLatestNews', 'status', (a) => {
    a.status = 302;
    a.headers['location'] = '/login';
  }),
  drift('a page of a proxy instead of JSON', 'listAgreementVersions', 'status', (a) => {
    a.raw = '<html>Bad gateway</html>';
    a.headers['content-type'] = 'text/html';
  }),
  drift(
    'JSON that breaks off',
    'listProductCategories',
    'status',
    (a) => (a.raw = JSON.stringify(a.json).slice(0, -9)),
  ),
  drift('an empty answer', 'checkSubscription', 'status', (a) => (a.raw = '')),
  drift('refused although signed in', 'countMessages', 'status', (a, { isNobody }) => {
    if (!isNobody)
      Object.assign(a, { status: 401, json: { code: 401, message: 'UNAUTHORIZED', data: null } });
  }),
  drift('refused in words', 'getVerification', 'status', (a) => {
    a.json = { code: 0, message: 'no', data: null };
  }),
  drift('open to everybody', 'listVerificationFiles', 'without a token', (a, { isNobody }) => {
    if (isNobody) Object.assign(a, { status: 200, json: { code: 1, message: 'success', data: [] } });
  }),
  drift('HTTP 403 in place of 401', 'getEpdToolToken', 'without a token', (a, { isNobody }) => {
    if (isNobody) a.status = 403;
  }),
  drift('a PDF that is a page', 'downloadByProductNumber', 'body', (a) => (a.raw = '<html>not found</html>')),
  drift('an empty file', 'downloadEpdReport', 'body', (a) => (a.raw = '')),
  drift('a file of another type', 'downloadPcr', 'content-type', (a) => {
    a.headers['content-type'] = 'text/csv';
  }),
  tolerated('pageEnvelope', 'a page of the server as JSON', 'getAboutPage', '/data', (a) => {
    a.headers['content-type'] = 'application/json';
    a.raw = '{"code":1,"message":"success","data":"<h1>About</h1>"}';
  }),
];
