function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** 0 best: equal, prefix, substring, all words; 4 for no match. */
export function nameRank(name: string, query: string): number {
  const [where, wanted] = [plain(name), plain(query).trim()];
  if (where === wanted) return 0;
  if (where.startsWith(wanted)) return 1;
  if (where.includes(wanted)) return 2;
  return containsWords(name, query) ? 3 : 4;
}

/** True for an empty query. */
export function containsWords(text: string, query: string): boolean {
  const where = plain(text);
  return plain(query)
    .trim()
    .split(/\s+/)
    .every((word) => where.includes(word));
}
