/** Inbox messages of the staff and automatic mails. */
import { MESSAGE_TYPE } from '#src/lib/limits.ts';
import type { Message, World } from '../world/entities.ts';
import { OperatorError } from './action.ts';

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

export function truncate(max: number, text: string): string {
  const characters = [...text];
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export function paragraph(plain: string): string {
  return `<p>${escapeHtml(plain)}</p>`;
}

/** Longest plain text without characters to escape. */
export const MESSAGE_MAX = MESSAGE_HTML_MAX - paragraph('').length;

/** Escaping lengthens the text, so the limit is checked afterwards. */
function messageHtml(plain: string): string {
  const html = paragraph(plain);
  if (lengthOf(html) > MESSAGE_HTML_MAX) {
    throw new OperatorError(
      `A message must have at most ${MESSAGE_HTML_MAX} characters as HTML`,
      `消息（HTML）最多 ${MESSAGE_HTML_MAX} 个字符`,
    );
  }
  return html;
}

/** Unread. Texts are plain; without English there is no English edition. */
export function notify(
  { store, clock, ids }: World,
  userId: string,
  zh: string,
  en: string | null,
  about: Message['about'] = null,
): void {
  store.messages.put({
    id: ids.next('m'),
    userId,
    html: { zh: messageHtml(zh), en: en === null ? null : messageHtml(en) },
    sentAt: clock.now(),
    readAt: null,
    type: MESSAGE_TYPE,
    about,
  });
}
