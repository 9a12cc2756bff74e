/**
 * Maximum lengths of the staff's texts, in characters: the limits of the contract's response fields that show them (compared in
 * tests/mocks/control/staff-texts.test.ts).
 */

export const TITLE_MAX = 200;
/** Abstract of an article: the beginning of its text. */
export const ABSTRACT_MAX = 500;
export const RESOURCE_NAME_MAX = 100;
export const REMARK_MAX = 500;
export const PCR_NAME_MAX = 100;
export const PCR_NAME_EN_MAX = 200;
/** HTML of a message, including tags and entities. */
export const MESSAGE_HTML_MAX = 20_000;

/** Length in code points, as the contract counts: an emoji is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}

export function cutTo(max: number, text: string): string {
  const characters = [...text];
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`;
}
