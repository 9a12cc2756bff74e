const NUMBER = /\s?[(（]([A-Z]+\d{8,}|(?:EPD|CFP)-[A-Z\d-]+)[)）]/;
const SALUTATION = /^(?:各|尊敬的|致|Dear |To (?:all|the) )/;
const GREETING = new RegExp(`${SALUTATION.source}[^：:,，。\\n]{0,40}[：:,，]\\s*`);

/** Number of an application or declaration that stands in brackets, or empty; the number of a standard has fewer digits. */
export const numberIn = (words: string): string => NUMBER.exec(words)?.[1] ?? '';

export const withoutNumber = (words: string): string => words.replace(NUMBER, '');

/** Its first sentence, which begins after a salutation. */
export function firstSentence(words: string): string {
  const [sentence = ''] = /^.*?(?=\.(?:\s|$)|。|\n|$)/.exec(words.replace(GREETING, '')) ?? [];
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Characters of a title; of a longer sentence only its first clause is one. */
const TITLE_MAX = 40;

/** What a message is called: what its subject begins with, or the first sentence of a letter; empty where it is all subject. */
export function titleOf(words: string): string {
  const [lead, rest] = inLead(words);
  if (lead === '') {
    const sentence = firstSentence(words);
    return sentence.length > TITLE_MAX ? (sentence.split(/[，；]/, 1)[0] ?? '') : sentence;
  }
  return rest === '' ? '' : lead.replace(/[：:]\s*$/, '');
}

/**
 * The subject of a message, as far as its first colon, and the rest. A message without a colon is all subject, one that begins with
 * a salutation has none.
 */
export function inLead(words: string): [lead: string, rest: string] {
  if (SALUTATION.test(words)) return ['', words];
  const lead = /^[^：:\n]{2,40}(?:：|: )/.exec(words)?.[0] ?? words;
  return [lead, words.slice(lead.length)];
}
