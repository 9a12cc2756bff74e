/** Messages to people's inboxes, as the platform's staff and its automatic mails write them. */
import { MESSAGE_TYPE } from '#src/lib/limits.ts';
import type { Message } from '../world/entities.ts';
import type { World } from '../world/types.ts';
import { OperatorError } from './action.ts';
import { lengthOf, MESSAGE_HTML_MAX } from './limits.ts';

/** Names come from forms: a careful server escapes them. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A plain text as a paragraph. */
export function paragraph(plain: string): string {
  return `<p>${escapeHtml(plain)}</p>`;
}

/** Longest plain text of a message without signs that must be escaped. */
export const MESSAGE_MAX = MESSAGE_HTML_MAX - paragraph('').length;

/** Escaped signs are longer than what was typed, so only here it is known whether a message still fits. */
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

/** Puts an unread message into the inbox. Texts are plain; without an English one there is no English edition. */
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
