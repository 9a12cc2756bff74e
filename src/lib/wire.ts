/** Values of answers as a screen can rely on them: real servers drift (decision 4). */

/** A text field; numbers become text, anything else is empty. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

/** A number, also when it came as text; null when it is none. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** The entries of a list that might be missing. */
export function rowsOf<Row>(list: readonly Row[] | null | undefined): readonly Row[] {
  const received: unknown = list;
  return Array.isArray(received) ? (list ?? []) : [];
}

/** A name in both languages; either may be empty. */
export interface TwoNames {
  zh: string;
  en: string;
}

/** The name in the language of the page; the other one where it is missing. */
export function nameIn(lang: 'zh' | 'en', names: TwoNames): string {
  return names[lang] === '' ? names[lang === 'zh' ? 'en' : 'zh'] : names[lang];
}
