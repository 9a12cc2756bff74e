/** Whether every word is found somewhere in the texts. */
export function hasWords(words: string, texts: readonly unknown[]): boolean {
  const text = texts.join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** A call of a contract. */
export interface ListedCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Under which name it is listed. */
  readonly group: string;
}

export const found = (calls: readonly ListedCall[], words: string): readonly ListedCall[] =>
  calls.filter(({ id, method, path, summary, group }) => hasWords(words, [id, method, path, summary, group]));
