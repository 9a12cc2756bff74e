/** Maximum body text, characters. */
export const BODY_LIMIT = 4096;
/** Maximum length of a value: base64 images are useless in a journal. */
const VALUE_LIMIT = 512;
const SECRET = /pass|token|secret|authorization|captchaVerification/i;
/** Whether values of fields with this name are secret. */
export const isSecret = (name: string): boolean => SECRET.test(name);
export const MASK = '***';
/** Maximum nesting: prevents a stack overflow. */
const DEPTH_LIMIT = 64;

/** Cache of serialised keys; the contract has a few hundred. */
const keys = new Map<string, { text: string; secret: boolean }>();
const KEYS_KEPT = 2000;

function keyOf(key: string): { text: string; secret: boolean } {
  const known = keys.get(key);
  if (known !== undefined) return known;
  const made = { text: `${JSON.stringify(key)}:`, secret: isSecret(key) };
  if (keys.size < KEYS_KEPT) keys.set(key, made);
  return made;
}

/** Serialises JSON until the budget is used up. */
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

/** A long value is useless in a list. */
export function shortened(text: string): string {
  return text.length > VALUE_LIMIT ? `${text.slice(0, VALUE_LIMIT)}… (${text.length} characters)` : text;
}

/** Serialises a value: passwords and tokens masked, long values shortened, truncated at {@link BODY_LIMIT}. */
export function maskedText(value: unknown): string | null {
  if (value === undefined) return null;
  const writer = new Writer();
  writer.write(value);
  return writer.full ? `${writer.text.slice(0, BODY_LIMIT)}…` : writer.text;
}

/** A value with its passwords and tokens masked, and nothing shortened. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) =>
      SECRET.test(key) && (typeof part === 'string' || typeof part === 'number')
        ? [key, MASK]
        : [key, withoutSecrets(part)],
    ),
  );
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
