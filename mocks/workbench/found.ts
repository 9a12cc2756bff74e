/** Calls of a contract, as lists show and search them. */

export interface ListedCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Under which name it is listed. */
  readonly group: string;
}

/** The calls in which every word is found somewhere. */
export function found(calls: readonly ListedCall[], words: string): readonly ListedCall[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return calls.filter(({ id, method, path, summary, group }) => {
    const text = [id, method, path, summary, group].join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
