/** ZIP archives with a fixed date, so that the same content gives the same bytes in every time zone. */
import { toBytes, type Bytes } from '#mocks/lib/bytes.ts';
import { strToU8, zipSync, type Zippable } from 'fflate';

/** File names with '/' for folders, and their content. Text is stored as UTF-8. */
export type ZipEntries = Readonly<Record<string, Uint8Array | string>>;

/** The date in the archive: its format holds local time, so a day is read as local midnight. */
function localDay(day: string): Date {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (parts === null) throw new RangeError(`not a day: ${day}`);
  return new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
}

/**
 * Packs the entries in the order given.
 * @throws RangeError when `date` is not a 'YYYY-MM-DD'.
 */
export function makeZip(entries: ZipEntries, date: string): Bytes {
  const files: Zippable = {};
  for (const [name, content] of Object.entries(entries)) {
    files[name] = typeof content === 'string' ? strToU8(content) : content;
  }
  return toBytes(zipSync(files, { mtime: localDay(date), level: 6 }));
}
