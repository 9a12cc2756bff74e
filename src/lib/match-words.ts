/** Full-width letters and capitals do not count. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** How well a name is what a query says, the best first: the same, begins so, has it, has its words; 4 where it does not. */
export function nameRank(name: string, query: string): number {
  const [where, wanted] = [plain(name), plain(query).trim()];
  if (where === wanted) return 0;
  if (where.startsWith(wanted)) return 1;
  if (where.includes(wanted)) return 2;
  return containsWords(name, query) ? 3 : 4;
}

/** Whether every word of a query stands somewhere in a text; an empty query is in every text. */
export function containsWords(text: string, query: string): boolean {
  const where = plain(text);
  return plain(query)
    .trim()
    .split(/\s+/)
    .every((word) => where.includes(word));
}
