/**
 * Placeholders in a recording for values that differ per World: `{{session.1}}`, `{{id.application.2}}`. `{{"{{"}}` escapes two
 * braces.
 */
import { PICTURE_MARK } from '../world/recorder.ts';

const REFERENCE = /\{\{("\{\{"|[a-z][A-Za-z0-9.-]*)\}\}/g;
const BRACES = '"{{"';
/** Placeholder for an image in a response: images are generated anew each time. */
export const PICTURE = PICTURE_MARK;

export function reference(name: string): string {
  return `{{${name}}}`;
}

/** Escapes a text, so that no part of it parses as a reference. */
export function literal(text: string): string {
  return text.includes('{{') ? text.replaceAll('{{', reference(BRACES)) : text;
}

/** Part of a text: literal, or the name of a reference. */
export type Piece = { readonly text: string } | { readonly name: string };

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

/** Maps all texts in a value recursively. `key` is the name of the nearest field. */
export function withTexts(value: unknown, change: (text: string, key: string) => unknown, key = ''): unknown {
  if (typeof value === 'string') return change(value, key);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withTexts(item, change, key));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withTexts(inner, change, name)]),
  );
}
