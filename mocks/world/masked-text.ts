import { isObject } from '../lib/checked-json.ts';

export const BODY_LIMIT = 4096;
/** Maximum length of a value: base64 images are useless in a journal. */
const VALUE_LIMIT = 512;
const SECRET = /pass|token|secret|authorization|captchaVerification/i;
export const isSecret = (name: string): boolean => SECRET.test(name);
export const MASK = '***';
/** Maximum nesting: prevents a stack overflow. */
const DEPTH_LIMIT = 64;

/** A long value is useless in a list. */
export function shortened(text: string): string {
  return text.length > VALUE_LIMIT ? `${text.slice(0, VALUE_LIMIT)}… (${text.length} characters)` : text;
}

type TextShown = (text: string, name: string) => string;

/** Copies a value until `left` characters are used up, as no more is shown of it. */
class Masking {
  private readonly shown: TextShown;
  private left: number;
  private depth = 0;

  constructor(shown: TextShown, left = Number.POSITIVE_INFINITY) {
    this.shown = shown;
    this.left = left;
  }

  /** @param name of the nearest field, which decides whether a value is secret */
  copy(value: unknown, name: string): unknown {
    const isText = typeof value === 'string';
    if ((isText || typeof value === 'number') && isSecret(name)) return this.used(MASK);
    if (isText) return this.used(this.shown(value, name));
    if (value instanceof Blob) return `(file, ${value.size} bytes)`;
    this.left -= 1;
    if (typeof value !== 'object' || value === null) return value;
    if (this.depth === DEPTH_LIMIT) return '…';
    this.depth += 1;
    const copied = isObject(value) ? this.object(value) : this.list(Object.values(value), name);
    this.depth -= 1;
    return copied;
  }

  private used(text: string): string {
    this.left -= text.length;
    return text;
  }

  private list(values: readonly unknown[], name: string): unknown[] {
    const copied: unknown[] = [];
    for (const value of values) if (this.left > 0) copied.push(this.copy(value, name));
    return copied;
  }

  private object(value: Readonly<Record<string, unknown>>): object {
    const copied: [string, unknown][] = [];
    for (const [name, part] of Object.entries(value))
      if (this.left > 0 && part !== undefined) copied.push([this.used(name), this.copy(part, name)]);
    return Object.fromEntries(copied);
  }
}

/** A value with its passwords and tokens masked. @param shown by default the whole text */
export function withoutSecrets(value: unknown, shown: TextShown = (text) => text, name = ''): unknown {
  return new Masking(shown).copy(value, name);
}

/** Serialises a value: passwords and tokens masked, long values shortened, truncated at {@link BODY_LIMIT}. */
export function maskedText(value: unknown): string | null {
  if (value === undefined) return null;
  const text = JSON.stringify(new Masking(shortened, BODY_LIMIT).copy(value, ''));
  return text.length < BODY_LIMIT ? text : `${text.slice(0, BODY_LIMIT)}…`;
}

/** Path and query with masked tokens (decision 3: tokens are never logged). */
export function maskedPath(url: URL): string {
  if (url.search === '') return url.pathname;
  const query = [...url.searchParams].map(([name, value]) => {
    const shown = isSecret(name) ? MASK : encodeURIComponent(value);
    return `${encodeURIComponent(name)}=${shown}`;
  });
  return `${url.pathname}?${query.join('&')}`;
}
