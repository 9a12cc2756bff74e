/** Messages to people's inboxes, as the platform's staff and its automatic mails write them. */
import { MESSAGE_TYPE } from '#src/lib/limits.ts';
import type { World } from '../world/types.ts';

/** Names come from forms: a careful server escapes them. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Puts an unread message into the inbox. Texts are plain; without an English one there is no English edition. */
export function notify({ store, clock, ids }: World, userId: string, zh: string, en: string | null): void {
  const html = (plain: string): string => `<p>${escapeHtml(plain)}</p>`;
  store.messages.put({
    id: ids.next('m'),
    userId,
    html: { zh: html(zh), en: en === null ? null : html(en) },
    sentAt: clock.now(),
    readAt: null,
    type: MESSAGE_TYPE,
  });
}
