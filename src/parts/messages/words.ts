/** Words without the application's number in brackets, where others say it too; the number of a standard has fewer digits. */
export function withoutNumber(words: string, others = words): string {
  const [number = ''] = /\s?[(（][A-Z]+\d{8,}[)）]/.exec(words) ?? [];
  return others.includes(number.trim()) ? words.replace(number, '') : words;
}

/** The subject of a message, as far as its first colon, and the rest; a message without one is all subject. */
export function inLead(words: string): [lead: string, rest: string] {
  const lead = /^[^：:\n]{2,40}(?:：|: )/.exec(words)?.[0] ?? words;
  return [lead, words.slice(lead.length)];
}
