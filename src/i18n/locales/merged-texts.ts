/** Merges two trees by type; a key of both becomes unusable. */
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

/** @throws Error if both trees define the same key */
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
  // Safe: built from both, key by key.
  return merged as MergedTexts<One, Other>;
}

const isArea = (text: unknown): text is object => typeof text === 'object' && text !== null;
