import { isDay } from './day.ts';
import { ID_MAX } from './limits.ts';

/** Invalid values are dropped, so that old links still open. Hand-written: a schema library would be in the initial bundle. */

/** Parser of one parameter; undefined for an invalid value. */
export type Param<Value> = (raw: unknown) => Value | undefined;

type Params = Readonly<Record<string, Param<unknown>>>;

export type AddressOf<Reader extends (search: object) => object> = ReturnType<Reader>;

type Read<Of extends Params> = {
  [Name in keyof Of]?: ReturnType<Of[Name]>;
};

/** Drops all other parameters. */
export function addressReader<const Of extends Params>(params: Of): (search: object) => Read<Of> {
  return (search) => {
    const read: Record<string, unknown> = {};
    for (const [name, param] of Object.entries(params)) {
      // undefined overwrites an invalid raw value in the merged search.
      if (Object.hasOwn(search, name)) read[name] = param(Reflect.get(search, name));
    }
    // Safe: each value comes from its own parser.
    return read as Read<Of>;
  };
}

export const textParam: Param<string> = (raw) => (typeof raw === 'string' ? raw : undefined);

/** Full-width characters of a Chinese IME (`ＥＰＤ－１`) become ASCII; Chinese brackets stay, because names contain them. */
export const wordsParam =
  (max: number): Param<string> =>
  (raw) =>
    textParam(raw)
      ?.replace(/[－０-９Ａ-Ｚａ-ｚ]/g, (wide) => wide.normalize('NFKC'))
      .trim()
      .slice(0, max)
      .trim() || undefined;

/** An id or code; undefined if too long. */
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

export const numberParam: Param<number> = (raw) => {
  const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

export const wordOf =
  <const Word extends string>(words: readonly Word[]): Param<Word> =>
  (raw) =>
    words.find((word) => word === raw);
