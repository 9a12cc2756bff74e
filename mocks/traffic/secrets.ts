/** Finds secrets and personal data in imported traffic, assigns placeholders, and counts them for the summary. */
import type { ControlSchemas } from '../openapi/control.gen.ts';
import { parsed } from '../recording/format.ts';
import { personas } from '../seed/personas.ts';
import { decoded, type Exchange } from './exchange.ts';
import { mapped, type Leaf } from '../recording/references.ts';
import type { ParsedCall } from './parsed-call.ts';
import * as sensitive from './sensitive.ts';
import type { Placeholders } from './placeholders.ts';

export type Removed = ControlSchemas['ControlImportSummary']['removed'][number];

const PLACES_MAX = 20;
const NAME_MAX = 40;
/** Shorter parts of a header are keywords such as `Bearer`. */
const PIECE_FROM = 8;
const CHINESE = /[\u3400-\u9fff]/;

type Side = 'request' | 'answer';

/** Accounts of the README are public. */
const PUBLIC: ReadonlySet<string> = new Set(
  personas.flatMap(({ phone, email }) => [phone, email].filter((one) => one !== null)),
);

const isPublic = (value: string): boolean => PUBLIC.has(value) || /@example\.(?:com|org|net)$/i.test(value);

export class Secrets {
  private readonly placeholders: Placeholders;
  private readonly own: ReadonlyMap<string, string>;
  private readonly values = new Map<sensitive.Sensitive, Set<string>>();
  private readonly places = new Map<sensitive.Sensitive, Set<string>>();
  /** Placeholders that a replay takes from answers, with their kinds. */
  readonly named = new Map<string, string>();
  private count = 0;

  constructor(placeholders: Placeholders, own: ReadonlyMap<string, string>) {
    this.placeholders = placeholders;
    this.own = own;
  }

  /** A call of the contract: user input becomes an invented value, server data a reference. */
  addCall(call: ParsedCall): void {
    const { operation, body, raw, exchange } = call;
    this.addOutside(exchange, operation);
    for (const [name, value] of exchange.url.searchParams) this.addLeaf('request', operation, value, name);
    this.addJson('request', operation, body);
    if (exchange.body !== null && 'form' in exchange.body)
      for (const part of exchange.body.form)
        if ('text' in part) this.addLeaf('request', operation, part.text, part.name);
    this.addJson('answer', operation, raw);
    const { answer } = exchange;
    if (raw === undefined && answer?.body != null && answer.type.startsWith('text/'))
      for (const [kind, text] of sensitive.sensitiveIn(decoded(answer.body)))
        this.add(kind, text, operation, 'answer');
  }

  /** A request that is not imported: its secrets may also occur in imported calls. */
  addOther(exchange: Exchange): void {
    const place = exchange.url.host;
    this.addOutside(exchange, place);
    for (const [name, value] of exchange.url.searchParams) this.addSecret(value, name, place);
    const { body, answer } = exchange;
    const texts = [
      body !== null && 'text' in body ? body.text : '',
      answer?.body != null && answer.type.includes('json') ? decoded(answer.body) : '',
    ];
    for (const text of texts)
      if (text !== '')
        mapped(parsed(text), (leaf, key) => {
          this.addSecret(String(leaf), key, place);
          return leaf;
        });
  }

  /** Counts by kind, in the order of {@link SENSITIVE}; zeros omitted. */
  removed(): Removed[] {
    return sensitive.SENSITIVE.flatMap((what) => {
      const values = this.values.get(what);
      if (values === undefined) return [];
      const where = [...(this.places.get(what) ?? [])].slice(0, PLACES_MAX);
      return { what, values: values.size, where: where.map((place) => this.placeholders.replaceIn(place)) };
    });
  }

  private addOutside({ headers, cookies }: Exchange, place: string): void {
    const authorization = headers['authorization'];
    if (authorization !== undefined) {
      this.add('token', authorization.replace(/^\w+ /, ''), `${place} Authorization`);
      this.addPieces('token', authorization, `${place} Authorization`);
    }
    for (const [name, value] of cookies) this.add('cookie', value, `${place} ${name}`);
    for (const [name, value] of Object.entries(headers))
      if (name !== 'authorization' && sensitive.SECRET_HEADER.test(name)) {
        this.add('header', value, `${place} ${name}`);
        this.addPieces('header', value, `${place} ${name}`);
      }
  }

  /** A header may contain schemes, names and several values besides a secret. */
  private addPieces(kind: sensitive.Sensitive, value: string, place: string): void {
    const pieces = value.split(/[\s,;=]+/);
    if (pieces.length > 1)
      for (const piece of pieces)
        if (piece.length >= PIECE_FROM || CHINESE.test(piece)) this.add(kind, piece, place);
  }

  private addSecret(value: string, name: string, place: string): void {
    const kind = sensitive.kindOfField(name, value);
    if (kind !== null && kind !== 'visitor') this.add(kind, value, `${place} ${name}`);
    for (const [found, text] of sensitive.sensitiveIn(value)) this.add(found, text, `${place} ${name}`);
  }

  private addJson(side: Side, operation: string, json: unknown): void {
    mapped(json, (leaf, key) => {
      this.addLeaf(side, operation, leaf, key);
      return leaf;
    });
  }

  private addLeaf(side: Side, operation: string, leaf: Leaf, key: string): void {
    const value = String(leaf);
    if (value === '') return;
    const place = `${operation} ${key.slice(0, NAME_MAX)}`;
    const kind = sensitive.kindOfField(key, value);
    if (kind !== null) this.add(kind, value, place, side);
    else if (!sensitive.contractNames().has(key) && key !== '') this.add('undeclared', value, place);
    for (const [found, text] of sensitive.sensitiveIn(value)) this.add(found, text, place, side);
    // JSON in a string.
    if (/^\s*[[{]/.test(value)) this.addJson(side, operation, parsed(value));
  }

  private add(kind: sensitive.Sensitive, value: string, place: string, side: Side = 'request'): void {
    if (value === '' || isPublic(value)) return;
    const own = this.own.get(value);
    // A value that is replaced as a whole field is not searched for elsewhere.
    if (kind !== 'undeclared' && this.placeholders.get(value) === undefined)
      this.placeholders.add(kind, value, own ?? this.textFor(kind, value, side));
    if (own === value) return;
    for (const [map, entry] of [
      [this.values, value],
      [this.places, place],
    ] as const) {
      const known = map.get(kind) ?? new Set<string>();
      map.set(kind, known.add(entry));
    }
  }

  private textFor(kind: sensitive.Sensitive, value: string, side: Side): string {
    if (kind === 'code') return sensitive.CODE.test(value) ? '0'.repeat(value.length) : '000000';
    if (side === 'request') {
      const invented = this.invented(kind, value);
      if (invented !== null) return invented;
    }
    const text = this.placeholders.fresh();
    const name = kind === 'email' || kind === 'phone' || kind === 'person' ? kind : 'token';
    this.named.set(text, name);
    return text;
  }

  /** A realistic replacement for user input; null for secrets. */
  private invented(kind: sensitive.Sensitive, value: string): string | null {
    this.count += 1;
    const n = this.count;
    if (kind === 'email') return `person-${n}@example.com`;
    if (kind === 'phone')
      return /^1[3-9]\d{9}$/.test(value)
        ? `1990009${String(n % 10_000).padStart(4, '0')}`
        : value.replace(/\d/g, '0');
    if (kind === 'person') return CHINESE.test(value) ? `测试人员${n}` : `Person ${n}`;
    return kind === 'visitor' ? `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` : null;
  }
}
