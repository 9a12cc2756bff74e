/** Calls of a file as steps of a recorder, with stand-ins for secrets, personal data and ids. */
import type { ControlSchemas } from '../openapi/control.gen.ts';
import { MOCK_PUBLIC_KEY } from '../lib/rsa.ts';
import { sha256 } from '../lib/bytes.ts';
import type { Made } from '../world/made.ts';
import { PICTURE_MARK, type NewStep, type RecorderAnswer, type RecorderBody } from '../world/recorder.ts';
import { decoded, type Exchange } from './exchange.ts';
import { fieldsOf, mapped, textField, type Leaf, type ParsedCall } from './parsed-call.ts';
import type { ImportedPasswords, Codes } from './person.ts';
import type { Secrets } from './secrets.ts';
import { contractNames, idKind, kindOfField } from './sensitive.ts';
import { StandIns } from './stand-ins.ts';
import { uploadOf } from './form-text.ts';

/** What a recording lacks, or holds in another form. */
export type Missing = ControlSchemas['ControlImportSummary']['missing'][number];

export interface Tools {
  readonly standIns: StandIns;
  readonly secrets: Secrets;
  readonly codes: Codes;
  readonly passwords: ImportedPasswords;
  readonly own: ReadonlyMap<string, string>;
}

/** Shorter texts are no picture (mocks/core/pictures.ts). */
const PICTURE_FROM = 2000;
const BASE64 = /^(?:data:image\/\w+;base64,)?[A-Za-z0-9+/]+={0,2}$/;
const isPicture = (text: string, key: string): boolean =>
  (text.length >= PICTURE_FROM || (/Base64$/.test(key) && text.length >= 100)) && BASE64.test(text);

/** A public key in base64 is longer. */
const KEY_FROM = 100;
const isKept = (name: string): boolean => contractNames().has(name);

const LANGUAGE = /^[a-z]{2}(?:-[A-Z]{2})?/;
const mainType = (type: string): string => type.split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** Writes the steps in their order: what an answer has told is known from then on. */
export class Steps {
  readonly list: NewStep[] = [];
  readonly missing: Missing[] = [];
  private readonly tools: Tools;
  /** Of ids that an answer has told: only from then on. */
  private readonly ids = new StandIns('1');
  private readonly madeOnce = new Set<string>();
  private uploaded: number | null = null;

  constructor(tools: Tools) {
    this.tools = tools;
  }

  get next(): number {
    return this.list.length + 1;
  }

  /** Whether an answer so far has told this session. */
  knowsSession(token: string): boolean {
    const text = this.tools.standIns.get(token);
    return text !== undefined && this.madeOnce.has(text);
  }

  /** A persona signs in: for a session from before the file. */
  addLogin(persona: string, token: string, at: number): void {
    const text = this.tools.standIns.add('token', token);
    this.madeOnce.add(text);
    this.list.push({
      kind: 'login',
      operation: null,
      at,
      method: 'POST',
      path: '/__mock/api/login',
      token: null,
      language: null,
      request: { json: JSON.stringify({ persona }) },
      answer: { status: 200, json: JSON.stringify({ token: text }) },
      entry: null,
      made: [{ kind: 'session', value: text }],
      changed: true,
    });
  }

  async addCall(call: ParsedCall, at: number, token: string | null): Promise<void> {
    const { operation, exchange, entry } = call;
    if (this.tools.codes.orphans.has(call)) this.lacks('code', operation, 'code');
    const path = this.pathOf(call);
    const request = this.requestOf(call);
    const made = [...this.tools.codes.madeBy(call), ...this.madeIn(call.json, entry.tag, operation)];
    const answer = await this.answerOf(call);
    this.list.push({
      kind: 'call',
      operation,
      at,
      method: entry.method,
      path,
      token: token === null ? null : (this.tools.standIns.get(token) ?? token),
      language: LANGUAGE.exec(exchange.headers['accept-language'] ?? '')?.[0] ?? null,
      request,
      answer,
      entry: null,
      made,
      changed: true,
    });
  }

  /** A step of the control API: what the staff did, the clock, faults. Its answer is not compared. */
  addControl({ method, url }: Exchange, body: unknown, at: number): void {
    const [, action] = /^\/__mock\/api\/operator\/([A-Za-z0-9]+)$/.exec(url.pathname) ?? [];
    const json = mapped(body, (leaf, key) => this.sent(leaf, key, 'operator', action ?? null));
    this.list.push({
      kind: action === undefined ? (url.pathname.endsWith('/clock') ? 'clock' : 'faults') : 'staff',
      operation: action ?? null,
      at,
      method,
      path: url.pathname,
      token: null,
      language: null,
      request: json === undefined ? null : { json: JSON.stringify(json) },
      answer: null,
      entry: null,
      made: [],
      changed: true,
    });
  }

  /** A text without secrets, and with references in place of ids. */
  private swept(text: string): string {
    return this.ids.sweep(this.tools.standIns.sweep(text));
  }

  private lacks(what: Missing['what'], operation: string | null, name: string): void {
    const shown = this.tools.standIns.sweep(name);
    const isNamed = this.missing.some((one) => one.step === this.next && one.name === shown);
    if (!isNamed) this.missing.push({ step: this.next, operation, what, name: shown });
  }

  private pathOf({ entry, params, exchange, operation }: ParsedCall): string {
    const path = entry.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(this.sent(params[name] ?? '', name, entry.tag, operation))),
    );
    const query = [...exchange.url.searchParams]
      .filter(([name]) => isKept(name))
      .map(([name, value]) => [name, String(this.sent(value, name, entry.tag, operation))]);
    return query.length === 0 ? path : `${path}?${new URLSearchParams(query).toString()}`;
  }

  private requestOf(call: ParsedCall): RecorderBody {
    const { exchange, entry, operation, body } = call;
    const send = (leaf: Leaf, key: string): unknown => this.sent(leaf, key, entry.tag, operation, call);
    this.uploaded = null;
    if (exchange.body !== null && 'form' in exchange.body) {
      if (exchange.body.form.length === 0) this.lacks('form', operation, entry.path);
      const form = exchange.body.form
        .filter(({ name }) => isKept(name))
        .map((part) => {
          if ('text' in part) return { name: part.name, text: String(send(part.text, part.name)) };
          const upload = uploadOf(part, part.file, (text) => this.swept(text));
          if (upload.isStandIn) {
            this.lacks('file', operation, part.file.name);
            this.uploaded = upload.size;
          }
          return upload.part;
        });
      return { form };
    }
    if (body === undefined) return null;
    return { json: JSON.stringify(mapped(body, send, isKept)) };
  }

  /** A text or number of a request. */
  private sent(leaf: Leaf, key: string, tag: string, operation: string | null, call?: ParsedCall): unknown {
    const { standIns, codes, passwords, own } = this.tools;
    const value = String(leaf);
    if (value === '') return leaf;
    if (/\{\{[^{}]+\}\}/.test(value)) this.lacks('variable', operation, key);
    const kind = kindOfField(key, value);
    if (kind === 'code') return codes.textOf(value);
    if (kind === 'password' && call !== undefined) return passwords.textOf(call, value);
    if (kind !== null) return standIns.get(value) ?? this.swept(value);
    const isId = idKind(key, tag) !== null;
    const text = isId ? (own.get(value) ?? this.ids.get(value)) : undefined;
    if (text !== undefined) return text;
    if (isId) this.lacks('id', operation, key);
    return typeof leaf === 'number' ? leaf : this.swept(value);
  }

  /** Ids, sessions, puzzles and persons that an answer tells for the first time. */
  private madeIn(json: unknown, tag: string, operation: string): Made[] {
    const { standIns, secrets, own } = this.tools;
    const made: Made[] = [];
    const tell = (kind: string, text: string): void => {
      if (this.madeOnce.has(text)) return;
      this.madeOnce.add(text);
      const key =
        operation === 'getCaptcha' ? standIns.get(textField(fieldsOf(json)['data'], 'secretKey')) : undefined;
      made.push({
        kind,
        value: text,
        ...(kind === 'captcha' && key !== undefined ? { parts: { key } } : {}),
      });
    };
    mapped(json, (leaf, key) => {
      const value = String(leaf);
      const text = standIns.get(value);
      const name = text === undefined ? undefined : secrets.named.get(text);
      const id = idKind(key, tag);
      if (value === '') return leaf;
      if (id !== null) {
        const mine = own.get(value);
        const word = this.ids.add('id', value, mine);
        if (mine === undefined) tell(id, word);
      } else if (text !== undefined && name !== undefined && kindOfField(key, value) !== null) {
        if (key === 'token') tell(operation === 'getCaptcha' ? 'captcha' : 'session', text);
        else if (key !== 'pointJson' && key !== 'secretKey') tell(name, text);
      }
      return leaf;
    });
    return made;
  }

  /** A text or number of an answer. */
  private told(leaf: Leaf, key: string, { entry, operation }: ParsedCall): unknown {
    const { standIns } = this.tools;
    if (key === 'fileSize' && this.uploaded !== null) return this.uploaded;
    const value = String(leaf);
    if (isPicture(value, key)) return PICTURE_MARK;
    if (operation === 'getPublicKey' && value.length >= KEY_FROM) return MOCK_PUBLIC_KEY;
    const text =
      kindOfField(key, value) !== null
        ? standIns.get(value)
        : idKind(key, entry.tag) === null
          ? undefined
          : this.ids.get(value);
    return text ?? (typeof leaf === 'number' ? leaf : this.swept(value));
  }

  private async answerOf(call: ParsedCall): Promise<RecorderAnswer | null> {
    const { json, exchange, operation, entry } = call;
    const { answer } = exchange;
    if (answer === null || answer.body === null) {
      // Command lines and collections have no answers at all.
      if (exchange.at !== null) this.lacks('answer', operation, String(answer?.status ?? '–'));
      return null;
    }
    const { status, type, body } = answer;
    if (json !== undefined)
      return {
        status,
        json: JSON.stringify(mapped(json, (leaf, key) => this.told(leaf, key, call), isKept)),
      };
    if (entry.answer === 'json' || type === '' || type.startsWith('text/')) {
      const isBroken = /json/.test(type) && status === 200;
      return isBroken ? { status, broken: true } : { status, text: this.swept(decoded(body)) };
    }
    const name = /filename\*=UTF-8''([^;]+)/i.exec(answer.headers['content-disposition'] ?? '')?.[1] ?? '';
    return {
      status,
      file: {
        name: this.swept(decodedName(name)),
        type: mainType(type),
        size: body.length,
        sha256: sha256(body),
      },
    };
  }
}

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
