/** JSON from outside: its depth and the number of its values are looked at before anything is made of it. */

/** How much one body may hold. */
export interface JsonLimits {
  /** Lists and objects inside each other. */
  readonly depth: number;
  /** Fields and list items, all together. */
  readonly values: number;
}

/** For a call: a hundred times what the largest form of the portal sends (invented). */
export const CALL_JSON: JsonLimits = { depth: 64, values: 20_000 };
/** For a snapshot or a recording, which carry the rows and steps of a whole World (invented). */
export const FILE_JSON: JsonLimits = { depth: 64, values: 1_000_000 };

/** JSON that is nested too deep or holds too much. */
export class JsonLimitError extends Error {
  override readonly name = 'JsonLimitError';
  readonly text: { readonly zh: string; readonly en: string };
  constructor(zh: string, en: string) {
    super(en);
    this.text = { zh, en };
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
/** `[` and `{`, and their ends, differ by one bit. */
const OPENS = 0x5b;
const CLOSES = 0x5d;
const BRACE_BIT = 0x20;

/** Where the text that begins at a quote ends; the end of the JSON where it does not. */
function endOfText(json: string, from: number): number {
  for (let at = json.indexOf('"', from + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let slashes = 0;
    while (json.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return json.length;
}

/** One pass without recursion. What is no JSON passes: the parser says so. @throws JsonLimitError */
function checkJson(json: string, { depth, values }: JsonLimits): void {
  let open = 0;
  let seen = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfText(json, at);
      continue;
    }
    if (code === COMMA) seen += 1;
    else if ((code & ~BRACE_BIT) === OPENS) {
      seen += 1;
      open += 1;
    } else if ((code & ~BRACE_BIT) === CLOSES) open -= 1;
    if (open > depth)
      throw new JsonLimitError(
        `请求内容嵌套过深，最多 ${depth} 层`,
        `The JSON is nested too deep: at most ${depth} levels`,
      );
    if (seen > values)
      throw new JsonLimitError(
        `请求内容过多，最多 ${values} 个字段和列表项`,
        `The JSON holds too much: at most ${values} fields and list items`,
      );
  }
}

/** Parses JSON within limits. @throws JsonLimitError @throws SyntaxError where it is none */
export function parseWithin(json: string, limits: JsonLimits): unknown {
  checkJson(json, limits);
  return JSON.parse(json) as unknown;
}
