/** Bodies as the journal keeps them: short, and without secrets. */

/** Longest body text the journal keeps, characters. */
export const BODY_LIMIT = 4096;
/** Longest single value: pictures in base64 would fill the journal and tell nobody anything. */
const VALUE_LIMIT = 512;
const SECRET = /pass|token|secret|authorization|captchaVerification/i;
const MASK = '***';
/** Deepest level that is written: a body of brackets alone would else exhaust the stack. */
const DEPTH_LIMIT = 64;

/** Keys repeat from row to row and call to call; the contract has a few hundred. */
const keys = new Map<string, { text: string; secret: boolean }>();
const KEYS_KEPT = 2000;

function keyOf(key: string): { text: string; secret: boolean } {
  const known = keys.get(key);
  if (known !== undefined) return known;
  const made = { text: `${JSON.stringify(key)}:`, secret: SECRET.test(key) };
  if (keys.size < KEYS_KEPT) keys.set(key, made);
  return made;
}

/** Writes JSON until the budget is used up, and not a character more of work than that. */
class Writer {
  text = '';
  private depth = 0;

  get full(): boolean {
    return this.text.length >= BODY_LIMIT;
  }

  write(value: unknown): void {
    if (this.full) return;
    if (value instanceof Blob) this.text += `"(file, ${value.size} bytes)"`;
    else if (typeof value === 'object' && value !== null) this.nested(value);
    else if (typeof value === 'string') this.text += JSON.stringify(shortened(value));
    else this.text += JSON.stringify(value) ?? 'null';
  }

  private nested(value: object): void {
    if (this.depth === DEPTH_LIMIT) {
      this.text += '"…"';
      return;
    }
    this.depth += 1;
    if (Array.isArray(value)) this.list(value);
    else this.object(value);
    this.depth -= 1;
  }

  private list(values: readonly unknown[]): void {
    this.text += '[';
    for (const [at, value] of values.entries()) {
      if (this.full) return;
      if (at > 0) this.text += ',';
      this.write(value);
    }
    this.text += ']';
  }

  private object(value: object): void {
    this.text += '{';
    let first = true;
    for (const [key, part] of Object.entries(value)) {
      if (this.full) return;
      if (part === undefined) continue;
      const { text, secret } = keyOf(key);
      this.text += first ? text : `,${text}`;
      first = false;
      if (secret && (typeof part === 'string' || typeof part === 'number')) this.text += `"${MASK}"`;
      else this.write(part);
    }
    this.text += '}';
  }
}

function shortened(text: string): string {
  return text.length > VALUE_LIMIT ? `${text.slice(0, VALUE_LIMIT)}… (${text.length} characters)` : text;
}

/** A value as JSON text: passwords and tokens masked, long values shortened, cut at {@link BODY_LIMIT}. */
export function maskedText(value: unknown): string | null {
  if (value === undefined) return null;
  const writer = new Writer();
  writer.write(value);
  return writer.full ? `${writer.text.slice(0, BODY_LIMIT)}…` : writer.text;
}

/** Path and query of a call with every token in the query masked (decision 3: a token is never written to a log). */
export function maskedPath(url: URL): string {
  if (url.search === '') return url.pathname;
  const query = [...url.searchParams].map(([name, value]) => {
    const shown = SECRET.test(name) ? MASK : encodeURIComponent(value);
    return `${encodeURIComponent(name)}=${shown}`;
  });
  return `${url.pathname}?${query.join('&')}`;
}
