/** Converts imported calls to recorder steps, with placeholders for secrets, personal data and ids. */
import type { ControlSchemas } from '../openapi/control.gen.ts';
import { MOCK_PUBLIC_KEY } from '../lib/rsa.ts';
import { sha256 } from '../lib/bytes.ts';
import type { CreatedValue } from '../world/created-values.ts';
import { PICTURE_MARK, type NewStep, type RecorderAnswer, type RecorderBody } from '../world/recorder.ts';
import { decoded, type Exchange } from './exchange.ts';
import { mapped, type Leaf } from '../recording/references.ts';
import { fieldsOf, textField, type ParsedCall } from './parsed-call.ts';
import type { ImportedPasswords, Codes } from './person.ts';
import type { Secrets } from './secrets.ts';
import { contractNames, idKind, kindOfField } from './sensitive.ts';
import { Placeholders } from './placeholders.ts';
import { uploadOf } from './form-text.ts';

/** What a recording lacks or changes. */
export type Missing = ControlSchemas['ControlImportSummary']['missing'][number];

export interface Tools {
  readonly placeholders: Placeholders;
  readonly secrets: Secrets;
  readonly codes: Codes;
  readonly passwords: ImportedPasswords;
  readonly own: ReadonlyMap<string, string>;
}

/** Minimum length of an image (mocks/core/pictures.ts). */
const PICTURE_FROM = 2000;
const BASE64 = /^(?:data:image\/\w+;base64,)?[A-Za-z0-9+/]+={0,2}$/;
const isPicture = (text: string, key: string): boolean =>
  (text.length >= PICTURE_FROM || (/Base64$/.test(key) && text.length >= 100)) && BASE64.test(text);

/** Minimum length of a public key in base64. */
const KEY_FROM = 100;
const isKept = (name: string): boolean => contractNames().has(name);

const LANGUAGE = /^[a-z]{2}(?:-[A-Z]{2})?/;
const mainType = (type: string): string => type.split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** Builds the steps in order: values become known with the answer that contains them. */
export class Steps {
  readonly list: NewStep[] = [];
  readonly missing: Missing[] = [];
  private readonly tools: Tools;
  /** Placeholders of ids, known from the first answer that contains them. */
  private readonly ids = new Placeholders('1');
  private readonly madeOnce = new Set<string>();
  private uploaded: number | null = null;

  constructor(tools: Tools) {
    this.tools = tools;
  }

  get next(): number {
    return this.list.length + 1;
  }

  /** Whether an earlier answer contained this session. */
  knowsSession(token: string): boolean {
    const text = this.tools.placeholders.get(token);
    return text !== undefined && this.madeOnce.has(text);
  }

  /** Adds a persona's login, for a session from before the file. */
  addLogin(persona: string, token: string, at: number): void {
    const text = this.tools.placeholders.add('token', token);
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
      token: token === null ? null : (this.tools.placeholders.get(token) ?? token),
      language: LANGUAGE.exec(exchange.headers['accept-language'] ?? '')?.[0] ?? null,
      request,
      answer,
      entry: null,
      made,
      changed: true,
    });
  }

  /** A control API step: staff action, clock or faults. Its answer is not compared. */
  addControl({ method, url }: Exchange, body: unknown, at: number): void {
    const [, action] = /^\/__mock\/api\/operator\/([A-Za-z0-9]+)$/.exec(url.pathname) ?? [];
    const json = mapped(body, (leaf, key) => this.requested(leaf, key, 'operator', action ?? null));
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

  /** Replaces secrets by placeholders and ids by references. */
  private withoutSecrets(text: string): string {
    return this.ids.replaceIn(this.tools.placeholders.replaceIn(text));
  }

  private lacks(what: Missing['what'], operation: string | null, name: string): void {
    const shown = this.tools.placeholders.replaceIn(name);
    const isNamed = this.missing.some((one) => one.step === this.next && one.name === shown);
    if (!isNamed) this.missing.push({ step: this.next, operation, what, name: shown });
  }

  private pathOf({ entry, params, exchange, operation }: ParsedCall): string {
    const path = entry.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(this.requested(params[name] ?? '', name, entry.tag, operation))),
    );
    const query = [...exchange.url.searchParams]
      .filter(([name]) => isKept(name))
      .map(([name, value]) => [name, String(this.requested(value, name, entry.tag, operation))]);
    return query.length === 0 ? path : `${path}?${new URLSearchParams(query).toString()}`;
  }

  private requestOf(call: ParsedCall): RecorderBody {
    const { exchange, entry, operation, body } = call;
    const send = (leaf: Leaf, key: string): unknown => this.requested(leaf, key, entry.tag, operation, call);
    this.uploaded = null;
    if (exchange.body !== null && 'form' in exchange.body) {
      if (exchange.body.form.length === 0) this.lacks('form', operation, entry.path);
      const form = exchange.body.form
        .filter(({ name }) => isKept(name))
        .map((part) => {
          if ('text' in part) return { name: part.name, text: String(send(part.text, part.name)) };
          const upload = uploadOf(part, part.file, (text) => this.withoutSecrets(text));
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

  /** A scalar of a request. */
  private requested(
    leaf: Leaf,
    key: string,
    tag: string,
    operation: string | null,
    call?: ParsedCall,
  ): unknown {
    const { placeholders, codes, passwords, own } = this.tools;
    const value = String(leaf);
    if (value === '') return leaf;
    if (/\{\{[^{}]+\}\}/.test(value)) this.lacks('variable', operation, key);
    const kind = kindOfField(key, value);
    if (kind === 'code') return codes.textOf(value);
    if (kind === 'password' && call !== undefined) return passwords.textOf(call, value);
    if (kind !== null) return placeholders.get(value) ?? this.withoutSecrets(value);
    const isId = idKind(key, tag) !== null;
    const text = isId ? (own.get(value) ?? this.ids.get(value)) : undefined;
    if (text !== undefined) return text;
    if (isId) this.lacks('id', operation, key);
    return typeof leaf === 'number' ? leaf : this.withoutSecrets(value);
  }

  /** Ids, sessions, captchas and people that first occur in this answer. */
  private madeIn(json: unknown, tag: string, operation: string): CreatedValue[] {
    const { placeholders, secrets, own } = this.tools;
    const made: CreatedValue[] = [];
    const tell = (kind: string, text: string): void => {
      if (this.madeOnce.has(text)) return;
      this.madeOnce.add(text);
      const key =
        operation === 'getCaptcha'
          ? placeholders.get(textField(fieldsOf(json)['data'], 'secretKey'))
          : undefined;
      made.push({
        kind,
        value: text,
        ...(kind === 'captcha' && key !== undefined ? { parts: { key } } : {}),
      });
    };
    mapped(json, (leaf, key) => {
      const value = String(leaf);
      const text = placeholders.get(value);
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

  /** A scalar of an answer. */
  private answered(leaf: Leaf, key: string, { entry, operation }: ParsedCall): unknown {
    const { placeholders } = this.tools;
    if (key === 'fileSize' && this.uploaded !== null) return this.uploaded;
    const value = String(leaf);
    if (isPicture(value, key)) return PICTURE_MARK;
    if (operation === 'getPublicKey' && value.length >= KEY_FROM) return MOCK_PUBLIC_KEY;
    const text =
      kindOfField(key, value) !== null
        ? placeholders.get(value)
        : idKind(key, entry.tag) === null
          ? undefined
          : this.ids.get(value);
    return text ?? (typeof leaf === 'number' ? leaf : this.withoutSecrets(value));
  }

  private async answerOf(call: ParsedCall): Promise<RecorderAnswer | null> {
    const { json, exchange, operation, entry } = call;
    const { answer } = exchange;
    if (answer === null || answer.body === null) {
      // curl lines and Postman collections contain no answers.
      if (exchange.at !== null) this.lacks('answer', operation, String(answer?.status ?? '–'));
      return null;
    }
    const { status, type, body } = answer;
    if (json !== undefined)
      return {
        status,
        json: JSON.stringify(mapped(json, (leaf, key) => this.answered(leaf, key, call), isKept)),
      };
    if (entry.answer === 'json' || type === '' || type.startsWith('text/')) {
      const isBroken = /json/.test(type) && status === 200;
      return isBroken ? { status, broken: true } : { status, text: this.withoutSecrets(decoded(body)) };
    }
    const name = /filename\*=UTF-8''([^;]+)/i.exec(answer.headers['content-disposition'] ?? '')?.[1] ?? '';
    return {
      status,
      file: {
        name: this.withoutSecrets(decodedName(name)),
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
