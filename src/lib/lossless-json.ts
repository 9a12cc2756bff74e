/**
 * JSON in which no digit of a number is lost: Java servers send 64-bit ids as bare numbers, and `JSON.parse` rounds beyond 2^53
 * (decision 41). Such an integer becomes a text of the same digits, which is how the portal reads ids anyway.
 */

/** Sixteen digits in a row: fewer are always safe, and most answers have none, so that they are parsed as they are. */
const LONG_NUMBER = /\d{16}/;
/** A text to its end, or an integer of 16 digits or more that is no part of a decimal or an exponent. */
const TEXT_OR_INTEGER = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;

/**
 * The same JSON with unsafe integers as texts.
 * @throws SyntaxError when the text holds a long number and is not JSON: quoting could make JSON of what is none (leading zeros)
 */
export function quoteUnsafeIntegers(json: string): string {
  if (!LONG_NUMBER.test(json)) return json;
  JSON.parse(json);
  return json.replace(TEXT_OR_INTEGER, (token, at: number) => {
    if (token.startsWith('"') || Number.isSafeInteger(Number(token))) return token;
    return /[\d.eE+]/.test(json[at - 1] ?? '') ? token : `"${token}"`;
  });
}

/** @throws SyntaxError when the text is not JSON */
export function parseLossless(json: string): unknown {
  return JSON.parse(quoteUnsafeIntegers(json)) as unknown;
}
