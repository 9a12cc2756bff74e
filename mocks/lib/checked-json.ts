import { BilingualError } from './text.ts';

/**
 * Parses untrusted JSON: limits depth and number of values before parsing, and turns integers beyond 2^53 into strings without
 * losing digits, as the contract defines ids.
 */

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface JsonLimits {
  readonly depth: number;
  /** Maximum of fields and list items in total. */
  readonly values: number;
}

/** For a call: a hundred times the largest form of the portal (invented). */
export const CALL_JSON: JsonLimits = { depth: 64, values: 20_000 };
/** For a snapshot or recording: the rows and steps of a whole World, with the deepest call nested in a step (invented). */
export const FILE_JSON: JsonLimits = { depth: 96, values: 1_000_000 };

export class JsonLimitError extends BilingualError {
  override readonly name = 'JsonLimitError';
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
/** `[` and `{` differ by one bit, as do `]` and `}`. */
const OPENS = 0x5b;
const CLOSES = 0x5d;
const BRACE_BIT = 0x20;

function endOfText(json: string, from: number): number {
  for (let at = json.indexOf('"', from + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let slashes = 0;
    while (json.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return json.length;
}

const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;
const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;
const NUMBER = /[\d+.eE-]*/y;
/** Shorter integers are always safe. */
const LONG_INTEGER = /^-?\d{16,}$/;

function numberAt(json: string, at: number): string {
  NUMBER.lastIndex = at;
  return NUMBER.exec(json)?.[0] ?? '';
}

/**
 * Single pass without recursion. Invalid JSON passes: the parser reports it.
 * @returns start and digits of integers that a JavaScript number would round
 * @throws JsonLimitError
 */
function checkJson(json: string, { depth, values }: JsonLimits): Map<number, string> {
  const long = new Map<number, string>();
  let open = 0;
  let seen = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfText(json, at);
      continue;
    }
    if (isDigit(code) || code === MINUS) {
      const number = numberAt(json, at);
      if (LONG_INTEGER.test(number) && !Number.isSafeInteger(Number(number))) long.set(at, number);
      at += number.length - 1;
      continue;
    }
    if (code === COMMA) seen += 1;
    else if ((code & ~BRACE_BIT) === OPENS) {
      seen += 1;
      open += 1;
    } else if ((code & ~BRACE_BIT) === CLOSES) open -= 1;
    if (open > depth)
      throw new JsonLimitError(
        `The JSON is nested too deep: at most ${depth} levels`,
        `请求内容嵌套过深，最多 ${depth} 层`,
      );
    if (seen > values)
      throw new JsonLimitError(
        `The JSON holds too much: at most ${values} fields and list items`,
        `请求内容过多，最多 ${values} 个字段和列表项`,
      );
  }
  return long;
}

function withTexts(json: string, long: ReadonlyMap<number, string>): string {
  let from = 0;
  let whole = '';
  for (const [at, digits] of long) {
    whole += `${json.slice(from, at)}"${digits}"`;
    from = at + digits.length;
  }
  return whole + json.slice(from);
}

const NO_LIMITS: JsonLimits = { depth: Number.POSITIVE_INFINITY, values: Number.POSITIVE_INFINITY };

/** Trusted JSON, without limits. @throws SyntaxError */
export const parseExact = (json: string): unknown => parseWithin(json, NO_LIMITS);

/** @throws JsonLimitError @throws SyntaxError */
export function parseWithin(json: string, limits: JsonLimits): unknown {
  const long = checkJson(json, limits);
  const value = JSON.parse(json) as unknown;
  return long.size === 0 ? value : (JSON.parse(withTexts(json, long)) as unknown);
}
