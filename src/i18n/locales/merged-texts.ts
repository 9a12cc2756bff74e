/** Texts of two parts as one tree: an area that both have holds the texts of both. A text in both is no type at all, and stops its users. */
export type MergedTexts<One, Other> = {
  readonly [Key in keyof One | keyof Other]: Key extends keyof One & keyof Other
    ? One[Key] extends object
      ? MergedTexts<One[Key], Other[Key]>
      : never
    : Key extends keyof One
      ? One[Key]
      : Key extends keyof Other
        ? Other[Key]
        : never;
};

/**
 * Lays the texts of two parts into one tree.
 * @throws Error when both say the same key: only one of them would be read
 */
export function mergedTexts<One extends object, Other extends object>(
  one: One,
  other: Other,
): MergedTexts<One, Other> {
  const merged: Record<string, unknown> = Object.fromEntries(Object.entries(one));
  for (const [key, text] of Object.entries(other)) {
    const former = merged[key];
    if (former === undefined) merged[key] = text;
    else if (isArea(former) && isArea(text)) merged[key] = mergedTexts(former, text);
    else throw new Error(`Two parts of the texts say "${key}".`);
  }
  // Made of what both have, key by key.
  return merged as MergedTexts<One, Other>;
}

const isArea = (text: unknown): text is object => typeof text === 'object' && text !== null;
