/** Inbox messages of the staff and automatic mails. */
import { MESSAGE_TYPE } from '#src/lib/limits.ts';
import type { Message } from '../world/entities.ts';
import type { World } from '../world/types.ts';
import { OperatorError } from './action.ts';
import { lengthOf, MESSAGE_HTML_MAX } from './limits.ts';

/** Names come from forms. */
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
