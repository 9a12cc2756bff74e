/**
 * References: what stands in a recording for a value that each World makes anew, `{{session.1}}`, `{{id.application.2}}`.
 * `{{"{{"}}` is two braces that somebody typed.
 */
import { PICTURE_MARK } from '../world/tape.ts';

const REFERENCE = /\{\{("\{\{"|[a-z][A-Za-z0-9.-]*)\}\}/g;
const BRACES = '"{{"';
/** Stands for a picture inside an answer: its bytes are drawn anew each time. */
export const PICTURE = PICTURE_MARK;

/** The reference of a name. */
export function reference(name: string): string {
  return `{{${name}}}`;
}

/** A text in which nothing reads as a reference. */
export function literal(text: string): string {
  return text.includes('{{') ? text.replaceAll('{{', reference(BRACES)) : text;
}

/** A piece of a text: as it is, or the name of a reference. */
export type Piece = { readonly text: string } | { readonly name: string };

/** The pieces of a text, in order. */
export function piecesOf(text: string): readonly Piece[] {
  if (!text.includes('{{')) return [{ text }];
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(REFERENCE)) {
    if (found.index > end) pieces.push({ text: text.slice(end, found.index) });
    const name = found[1] ?? '';
    pieces.push(name === BRACES ? { text: '{{' } : { name });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** A value with another text for each of its texts, however deep. `key` is the name of the nearest field. */
export function withTexts(value: unknown, change: (text: string, key: string) => unknown, key = ''): unknown {
  if (typeof value === 'string') return change(value, key);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withTexts(item, change, key));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withTexts(inner, change, name)]),
  );
}
