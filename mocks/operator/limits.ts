/**
 * How long the staff's texts may be, in characters. They are the limits of the portal's contract for the fields that show
 * these texts (tests/mocks/control/staff-texts.test.ts compares): what the staff may write, every screen may be sent.
 */

/** Title of an article. */
export const TITLE_MAX = 200;
/** Abstract of an article, which is the beginning of its text. */
export const ABSTRACT_MAX = 500;
/** Name of a resource. */
export const RESOURCE_NAME_MAX = 100;
/** Remarks, reasons and feedback. */
export const REMARK_MAX = 500;
/** Chinese name of a PCR. */
export const PCR_NAME_MAX = 100;
/** English name of a PCR. */
export const PCR_NAME_EN_MAX = 200;
/** A message as HTML, its tags and escaped signs with it. */
export const MESSAGE_HTML_MAX = 20_000;

/** Characters as the contract counts them: an emoji is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** A text's beginning, with an ellipsis when something was left out. */
export function cutTo(max: number, text: string): string {
  const characters = [...text];
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`;
}
