/** `JSON.parse` rounds the 64-bit ids of Java servers beyond 2^53 (decision 41); such integers become strings. */

/** The fast path of most responses. */
const LONG_NUMBER = /\d{16}/;
/** A string, or an integer of 16 digits or more that is not part of a decimal or exponent. */
const TEXT_OR_INTEGER = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;

/** @throws SyntaxError for invalid JSON with a long number, because quoting could make it valid (leading zeros) */
export function quoteUnsafeIntegers(json: string): string {
  if (!LONG_NUMBER.test(json)) return json;
  JSON.parse(json);
  return json.replace(TEXT_OR_INTEGER, (token, at: number) => {
    if (token.startsWith('"') || Number.isSafeInteger(Number(token))) return token;
    return /[\d.eE+]/.test(json[at - 1] ?? '') ? token : `"${token}"`;
  });
}

/** @throws SyntaxError for invalid JSON */
export function parseLossless(json: string): unknown {
  return JSON.parse(quoteUnsafeIntegers(json)) as unknown;
}
