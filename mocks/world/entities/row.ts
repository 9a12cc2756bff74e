/** What every row has. */

/** A text in both languages; `en` is null where the seed leaves the English edition out on purpose. */
export interface Bilingual {
  zh: string;
  en: string | null;
}

/** Every row has an id that never changes. */
export interface Row {
  id: string;
}
