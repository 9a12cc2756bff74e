/** Resolves references in recorded requests that no earlier response has bound. */
import { captchaVerification, encryptPoint } from '../captcha/judge.ts';
import { encryptRsa } from '../lib/rsa.ts';
import { passwordOf } from './names.ts';
import { control, requestOf, UnplayableError, type Player } from './player.ts';
import { piecesOf, type Bindings } from './references.ts';
import { isObject } from '../lib/checked-json.ts';
import { fromBase64, sha256 } from '../lib/bytes.ts';
import {
  type RecordedAnswer,
  type RecordedFile,
  type RecordedPart,
  type RecordedStep,
  envelopeOf,
  parsed,
} from './format.ts';

type Point = Readonly<{ x: number; y: number }>;

/** Offset of a wrong puzzle position in pixels, beyond any server's tolerance. */
const WRONG_BY = 60;
const NO_TOKEN = 'no-token-of-this-world';

/** Uses the control API for hidden values; throws {@link UnplayableError} on a server without one. */
export class Resolver {
  private readonly player: Player;
  private readonly bindings: Bindings;
  /** Messages per channel before the replay; they are not part of the recording. */
  private sentBefore: Map<string, number> | null = null;

  constructor(player: Player, bindings: Bindings) {
    this.player = player;
    this.bindings = bindings;
  }

  /** Call before the first step. */
  async begin(): Promise<void> {
    if (this.player.clock === null) return;
    const sent = await this.sent();
    this.sentBefore = new Map();
    for (const { channel } of sent) this.sentBefore.set(channel, (this.sentBefore.get(channel) ?? 0) + 1);
  }

  /** Replaces all references in a text. Throws {@link UnplayableError} for one that cannot be resolved. */
  async text(recorded: string, encode: (value: string) => string = (value) => value): Promise<string> {
    const pieces = await Promise.all(
      piecesOf(recorded).map(async (piece) =>
        'text' in piece ? piece.text : encode(await this.value(piece.name)),
      ),
    );
    return pieces.join('');
  }

  async json(value: unknown): Promise<unknown> {
    if (typeof value === 'string') return this.text(value);
    if (Array.isArray(value)) return Promise.all(value.map((item) => this.json(item)));
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(async ([key, inner]) => [key, await this.json(inner)] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  private async value(name: string): Promise<string> {
    const known = this.bindings.get(name);
    if (known !== undefined) return known;
    const [kind = '', first = '', second = ''] = name.split('.');
    if (kind === 'unknown' || kind === 'before') return NO_TOKEN;
    if (kind === 'clear') return passwordOf(`${first}.${second}`);
    if (kind === 'password') return this.password(name.slice('password.'.length));
    if (kind === 'code') return this.code(first, Number(second));
    if (kind === 'captcha' && second !== '') return this.puzzle(`captcha.${first}`, second, name);
    throw new UnplayableError(`no answer so far has told what {{${name}}} is`);
  }

  private async password(name: string): Promise<string> {
    const key = this.bindings.get('key.public') ?? (await this.publicKey());
    const cipher = encryptRsa(passwordOf(name), key);
    if (cipher === null) throw new UnplayableError('the public key of the server cannot be read');
    return cipher;
  }

  private async publicKey(): Promise<string> {
    const json = { userAccount: 'certified@example.com' };
    const response = await this.player.send(
      requestOf(this.player, 'POST', '/api/n/user/getPublicKey', { json }),
    );
    const answer: unknown = await response.json();
    const data = isObject(answer) ? answer['data'] : undefined;
    if (typeof data !== 'string') throw new UnplayableError('the server hands out no public key');
    return data;
  }

  private async sent(): Promise<readonly { channel: string; code: string }[]> {
    // Response type of openapi/control.yaml.
    return (await control(this.player, 'GET', '/outbox')) as { channel: string; code: string }[];
  }

  private async code(channel: string, n: number): Promise<string> {
    this.needsStage('the code of a message');
    const ofChannel = (await this.sent()).filter((message) => message.channel === channel).toReversed();
    const message = ofChannel[(this.sentBefore?.get(channel) ?? 0) + n - 1];
    if (message === undefined) throw new UnplayableError(`no message holds {{code.${channel}.${n}}}`);
    return message.code;
  }

  /** Correct or deliberately wrong position of the puzzle piece, encrypted with the puzzle's key. */
  private async puzzle(puzzle: string, part: string, name: string): Promise<string> {
    const token = this.bindings.get(puzzle);
    if (token === undefined) throw new UnplayableError(`no answer so far has told what {{${puzzle}}} is`);
    const key = this.bindings.get(`${puzzle}.key`) ?? null;
    if (part === 'unreadable') return 'no point';
    if (part === 'proof') {
      const point = this.bindings.get(`${puzzle}.point`);
      if (point !== undefined) return captchaVerification(token, point, key);
    }
    this.needsStage('the answer of a puzzle');
    const answer = await this.answerOf(token);
    const off = part === 'wrong' ? WRONG_BY : 0;
    const moved = ({ x, y }: Point): Point => ({ x: x < WRONG_BY ? x + off : x - off, y });
    const point = JSON.stringify(answer.points === undefined ? moved(answer) : answer.points.map(moved));
    const text = encryptPoint(point, key);
    this.bindings.bind(`${puzzle}.point`, point);
    this.bindings.bind(name, text);
    return text;
  }

  /** A finished puzzle has no answer: any position is refused, as in the recording. */
  private async answerOf(token: string): Promise<Point & { readonly points?: readonly Point[] }> {
    const path = `/__mock/api/captcha/${token}`;
    const response = await this.player.send(requestOf(this.player, 'GET', path));
    // Response type of openapi/control.yaml.
    return response.ok ? ((await response.json()) as Point) : { x: 0, y: 0 };
  }

  private needsStage(what: string): void {
    if (this.player.clock === null)
      throw new UnplayableError(`${what} comes from the control API, which this server does not have`);
  }
}

export type FindFile = (file: RecordedFile) => Promise<Uint8Array<ArrayBuffer> | null>;

async function bytesOf(file: RecordedFile, find: FindFile): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = file.base64 === undefined ? await find(file) : fromBase64(file.base64);
  if (bytes === null)
    throw new UnplayableError(
      `the file "${file.name}" (${file.size} bytes, SHA-256 ${file.sha256}) is not in the recording, which holds files up to 256 KB, and nobody has given it`,
    );
  if ((await sha256(bytes)) !== file.sha256)
    throw new UnplayableError(`the file "${file.name}" is not the one that was sent: its digest differs`);
  return bytes;
}

async function formOf(parts: readonly RecordedPart[], resolver: Resolver, find: FindFile): Promise<FormData> {
  const form = new FormData();
  for (const part of parts) {
    if ('text' in part) form.append(part.name, await resolver.text(part.text));
    else {
      const { name, type } = part.file;
      form.append(part.name, new File([await bytesOf(part.file, find)], name, { type }));
    }
  }
  return form;
}

/** The request of a step. Throws {@link UnplayableError} if something for it is missing. */
export async function playedRequest(
  player: Player,
  { who, language, request }: RecordedStep,
  resolver: Resolver,
  find: FindFile,
): Promise<Request> {
  const headers: Record<string, string> = {};
  if (who !== null) headers['authorization'] = await resolver.text(who);
  if (language !== undefined) headers['accept-language'] = language;
  const path = await resolver.text(request.path, encodeURIComponent);
  if (request.form !== undefined)
    return requestOf(player, request.method, path, {
      headers,
      body: await formOf(request.form, resolver, find),
    });
  if (request.body === undefined) return requestOf(player, request.method, path, { headers });
  return requestOf(player, request.method, path, { headers, json: await resolver.json(request.body) });
}

function nameIn(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return encoded === undefined ? '' : decodeURIComponent(encoded);
}

/** The answer in the form of a recording. `expected` decides how much of a file is read. */
export async function playedAnswer(
  response: Response,
  expected: RecordedAnswer | null,
): Promise<RecordedAnswer> {
  const { status, headers } = response;
  if (response.type === 'error' || status === 0) return { status: 0 };
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) {
    const value = parsed(await response.text());
    if (value === undefined) return { status, broken: true };
    const envelope = envelopeOf(value);
    return envelope === null ? { status, json: value } : { status, ...envelope };
  }
  if (type === '' || type.startsWith('text/')) return { status, text: await response.text() };
  const bytes = await response.arrayBuffer();
  const file = { name: nameIn(headers.get('content-disposition')), type };
  return {
    status,
    file: expected?.file?.sha256 === undefined ? file : { ...file, sha256: await sha256(bytes) },
  };
}
