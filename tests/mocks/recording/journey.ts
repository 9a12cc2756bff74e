/** Journeys that tests record. */
import { encryptPoint } from '#mocks/captcha/judge.ts';
import type { Recording } from '#mocks/recording/format.ts';
import { encrypted } from '../handlers/proofs.ts';
import type { TestBench } from '../support.ts';
import { must } from '../../support/must.ts';

interface Puzzle {
  readonly token: string;
  readonly secretKey: string | null;
}

export type Kind = 'blockPuzzle' | 'clickWord';

export async function opened({ call }: TestBench, captchaType: Kind): Promise<Puzzle> {
  const body = { captchaType, clientUid: 'slider-1' };
  return (await call('POST', '/api/n/captcha/get', { body })).json.data as Puzzle;
}

/** The text of the right answer, as people's pages send it, or some pixels off. */
export async function pointOf(bench: TestBench, { token }: Puzzle, off = 0): Promise<string> {
  const { x, y, points } = await bench.read<{ x: number; y: number; points?: object[] }>(`/captcha/${token}`);
  return JSON.stringify(points ?? { x: x + off, y });
}

export const check = ({ call }: TestBench, captchaType: Kind, token: string, pointJson: string) =>
  call('POST', '/api/n/captcha/check', { body: { captchaType, token, pointJson } });

/** Solves a puzzle; `off` shifts the piece by some pixels. */
export async function solved(bench: TestBench, off = 0): Promise<string> {
  const puzzle = await opened(bench, 'blockPuzzle');
  const { token, secretKey } = puzzle;
  await check(bench, 'blockPuzzle', token, encryptPoint(await pointOf(bench, puzzle, off), secretKey));
  return token;
}

/** The latest code in the outbox. */
export async function lastCode(bench: TestBench): Promise<string> {
  return must((await bench.read<{ code: string }[]>('/outbox'))[0]).code;
}

/** Signs in by phone and code; returns the token. */
export async function phoneLogin(bench: TestBench, phone: string): Promise<string> {
  const token = await solved(bench);
  const asked = { phoneNumber: phone, smsTemplateType: 'login', inlet: 'LOGIN', token };
  await bench.call('POST', '/n/plat/sms/checkcode/uc', { body: asked });
  const body = { mobile: phone, password: await lastCode(bench) };
  const { data } = (await bench.call('POST', '/n/user/login/uc', { body })).json;
  return (data as { tokenVO: { token: string } }).tokenVO.token;
}

export async function emailLogin(bench: TestBench, password: string): Promise<void> {
  await bench.call('POST', '/api/n/user/getPublicKey', { body: { userAccount: 'certified@example.com' } });
  const body = { userAccount: 'certified@example.com', userPassword: encrypted(password) };
  await bench.call('POST', '/api/n/user/email/login', { body });
}

/** Multipart form of an upload. */
export function form(bytes: BlobPart, name: string): FormData {
  const made = new FormData();
  made.append('file', new File([bytes], name, { type: 'application/pdf' }));
  made.append('businessType', 'LCA');
  made.append('reportType', 'LCA_REPORT');
  return made;
}

export const PDF = '%PDF-1.7\n%%EOF\n';
const APPLY = { companyName: '澜江钢铁集团有限公司', pcrNumber: 'PCR-ST-2023-01' };

/** Applies with one product; returns the application's id. */
export async function apply(bench: TestBench, token: string, more: object = {}): Promise<string> {
  const item = { pcrNumber: 'PCR-ST-2023-01', productType: 'EPD', productName: '热轧卷', ...more };
  const { json } = await bench.call('POST', '/api/p/apply/for/save', {
    token,
    body: { apply: APPLY, epd: [item] },
  });
  if (typeof json.data !== 'string') throw new Error(JSON.stringify(json));
  return json.data;
}

/** Uploads a file; returns its id. */
export async function upload(
  { call }: Pick<TestBench, 'call'>,
  token: string,
  bytes: BlobPart,
  name = 'report.pdf',
  world = 'default',
): Promise<string> {
  const { json } = await call('POST', '/p/attachment/upload', { token, world, body: form(bytes, name) });
  return (json.data as { id: string }).id;
}

/** Creates an application up to its quote, with a file, a login by code and a read of the list. */
export async function applied(bench: TestBench): Promise<string> {
  const token = await phoneLogin(bench, '19900000007');
  const lcaAttachmentId = await upload(bench, token, PDF);
  const id = await apply(bench, token, { lcaAttachmentId });
  await bench.control('POST', '/operator/issueQuote', { applicationId: id });
  const { json } = await bench.call('POST', '/api/p/price/info', { token, body: { id } });
  const quote = json.data as { id: string };
  await bench.control('POST', '/clock', { advanceMs: 86_400_000 - 60_000 });
  await bench.call('POST', '/api/p/price/confirm', { token, body: { id: quote.id } });
  await bench.call('GET', '/p/portal/my/company/epd?pageNum=1&pageSize=4', { token, language: 'en' });
  await bench.call('GET', `/p/attachment/download/${lcaAttachmentId}`, { token });
  return id;
}

/** The World's recording. */
export const recordingOf = ({ read }: TestBench): Promise<Recording> => read<Recording>('/recording');
