/**
 * Pictures in an answer: long texts of base64 among the fields of its data. They are most of its characters, so nobody looks
 * for quotes in them to write them as JSON, and the tape has a mark in their place.
 */
import { PICTURE_MARK } from '../world/tape.ts';

/** A shorter text is written as any other, characters. */
const SHORTEST = 2000;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Pictures that were looked through: a World sends its own again and again. */
const KNOWN = 256;
const known = new Set<string>();

function isPicture(value: unknown): value is string {
  if (typeof value !== 'string' || value.length < SHORTEST) return false;
  if (known.has(value)) return true;
  if (!BASE64.test(value)) return false;
  if (known.size >= KNOWN) known.clear();
  known.add(value);
  return true;
}

/** JSON with its pictures, and with a mark in the place of each. */
interface WithPictures {
  readonly whole: string;
  readonly marked: string;
}

const MARK = JSON.stringify(PICTURE_MARK);

/** An answer that has pictures, as JSON; null where it has none. */
export function writtenWithPictures<Answer extends { readonly data: unknown }>(
  answer: Answer,
): WithPictures | null {
  const { data } = answer;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const fields = Object.entries(data).filter(([, value]) => isPicture(value));
  if (fields.length === 0) return null;
  const marks = Object.fromEntries(fields.map(([name]) => [name, PICTURE_MARK]));
  const marked = JSON.stringify({ ...answer, data: { ...data, ...marks } });
  const parts = marked.split(MARK);
  // Somebody else's text looks like a mark: which is which cannot be told.
  if (parts.length !== fields.length + 1) return null;
  let whole = parts[0] ?? '';
  for (const [at, [, picture]] of fields.entries()) whole += `"${String(picture)}"${parts[at + 1] ?? ''}`;
  return { whole, marked };
}
