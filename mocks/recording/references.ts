/**
 * Placeholders in a recording for values that differ per World: `{{session.1}}`, `{{id.application.2}}`. `{{"{{"}}` escapes two
 * braces.
 */
import { isObject } from '../lib/checked-json.ts';
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

export type Leaf = string | number;

/** Maps all scalars recursively; drops fields that `keeps` rejects. `key` is the name of the nearest field. */
export function mapped(
  value: unknown,
  change: (leaf: Leaf, key: string) => unknown,
  keeps: (name: string) => boolean = () => true,
  key = '',
): unknown {
  if (typeof value === 'string' || typeof value === 'number') return change(value, key);
  if (Array.isArray(value)) return value.map((item) => mapped(item, change, keeps, key));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => keeps(name))
      .map(([name, inner]) => [name, mapped(inner, change, keeps, name)]),
  );
}

/** Maps all texts in a value recursively. */
export const withTexts = (value: unknown, change: (text: string, key: string) => unknown): unknown =>
  mapped(value, (leaf, key) => (typeof leaf === 'string' ? change(leaf, key) : leaf));

/** Words that may be references inside a longer text: the writer replaces whole words only (names.ts). */
const WORD = /[A-Za-z0-9_-]+/y;

function wordAt(text: string, at: number): string {
  WORD.lastIndex = at;
  return WORD.exec(text)?.[0] ?? '';
}

/** One-to-one mapping between names of a recording and values. */
export class Bindings {
  private readonly values = new Map<string, string>();
  private readonly names = new Map<string, string>();

  get(name: string): string | undefined {
    return this.values.get(name);
  }

  /** A value has at most one name, since different values of a recording stay different in a replay. */
  bind(name: string, value: string): boolean {
    const [known, other] = [this.values.get(name), this.names.get(value)];
    if (known !== undefined || other !== undefined) return known === value && other === name;
    this.values.set(name, value);
    this.names.set(value, name);
    return true;
  }

  /** Whether a text equals a recorded one, up to references; binds new references. */
  matches(recorded: string, actual: string): boolean {
    if (!recorded.includes('{{')) return recorded === actual;
    const pieces = piecesOf(recorded);
    const [only] = pieces;
    if (pieces.length === 1 && only !== undefined && 'name' in only) return this.bind(only.name, actual);
    const found: [name: string, value: string][] = [];
    let at = 0;
    for (const piece of pieces) {
      const known = 'text' in piece ? piece.text : this.values.get(piece.name);
      const value = known ?? wordAt(actual, at);
      if (known === undefined && value === '') return false;
      if (!actual.startsWith(value, at)) return false;
      if ('name' in piece) found.push([piece.name, value]);
      at += value.length;
    }
    return at === actual.length && found.every(([name, value]) => this.bind(name, value));
  }

  /** Replaces bound references by their values. */
  shown(recorded: string): string {
    return piecesOf(recorded)
      .map((piece) => ('text' in piece ? piece.text : (this.values.get(piece.name) ?? `{{${piece.name}}}`)))
      .join('');
  }
}
