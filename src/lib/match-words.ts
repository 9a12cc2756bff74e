/** Full-width letters and capitals do not count. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Whether every word of a query stands somewhere in a text; an empty query is in every text. */
export function containsWords(text: string, query: string): boolean {
  const where = plain(text);
  return plain(query)
    .trim()
    .split(/\s+/)
    .every((word) => where.includes(word));
}
