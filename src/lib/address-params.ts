import { isDay } from './day.ts';
import { ID_MAX } from './limits.ts';

/**
 * Values in an address. Whatever cannot be understood is left out, so that an old or cut link still opens. Every page knows the
 * addresses of all, so this is written by hand: a library for schemas would be a part of the first load for it.
 */

/** What a value in an address means; undefined where it cannot be understood. */
export type Param<Value> = (raw: unknown) => Value | undefined;

type Params = Readonly<Record<string, Param<unknown>>>;

/** What stands in an address with these parameters. */
export type AddressOf<Reader extends (search: object) => object> = ReturnType<Reader>;

type Read<Of extends Params> = {
  [Name in keyof Of]?: ReturnType<Of[Name]>;
};

/** Reads an address with these parameters, for `validateSearch` of a route; others are left out. */
export function addressReader<const Of extends Params>(params: Of): (search: object) => Read<Of> {
  return (search) => {
    const read: Record<string, unknown> = {};
    for (const [name, param] of Object.entries(params)) {
      // What cannot be understood is undefined, and so hides what stood there.
      if (Object.hasOwn(search, name)) read[name] = param(Reflect.get(search, name));
    }
    // Each name has what its own parameter made of it.
    return read as Read<Of>;
  };
}

/** A text to the letter. */
export const textParam: Param<string> = (raw) => (typeof raw === 'string' ? raw : undefined);

/**
 * Typed words, without the blanks around them; too many are cut. Letters, digits and hyphen that a Chinese keyboard typed at full
 * width (`ＥＰＤ－１`) are the plain ones: no number is written so. Chinese brackets stay: names have them.
 */
export const wordsParam =
  (max: number): Param<string> =>
  (raw) =>
    textParam(raw)
      ?.replace(/[－０-９Ａ-Ｚａ-ｚ]/g, (wide) => wide.normalize('NFKC'))
      .trim()
      .slice(0, max)
      .trim() || undefined;

/** An id or a code; a longer one is none. */
export const codeParam =
  (max = ID_MAX): Param<string> =>
  (raw) => {
    const code = textParam(raw)?.trim() ?? '';
    return code === '' || code.length > max ? undefined : code;
  };

/** `YYYY-MM-DD`. */
export const dayParam: Param<string> = (raw) => {
  const day = textParam(raw);
  return day !== undefined && isDay(day) ? day : undefined;
};

/** A number as people write it in an address: digits, at most one point. */
export const numberParam: Param<number> = (raw) => {
  const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

/** One of these words, to the letter. */
export const wordOf =
  <const Word extends string>(words: readonly Word[]): Param<Word> =>
  (raw) =>
    words.find((word) => word === raw);
