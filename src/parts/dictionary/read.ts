import type { Wire } from '#src/api/wire.ts';
import { answeredRows, name, text, type Sent } from '#src/lib/received.ts';
import type { DictionaryEntry } from './entry.ts';

export function toEntry(item: Sent<Wire['DictItem']>): DictionaryEntry | null {
  const textKey = text(item.i18nCode);
  const names = name(item.itemValue, item.itemValueEn);
  if (textKey === '' && names.zh === '' && names.en === '') return null;
  const isOther = text(item.itemDesc) === 'other';
  return { id: text(item.id), code: text(item.itemCode), textKey, name: names, isOther };
}
export function toEntries(list: readonly Wire['DictItem'][] | null): DictionaryEntry[] {
  const entries = new Map<string, DictionaryEntry>();
  for (const item of answeredRows(list, ['itemCode'])) {
    const entry = toEntry(item);
    if (entry !== null && entry.code !== '' && !entries.has(entry.code)) entries.set(entry.code, entry);
  }
  return [...entries.values()];
}
