/** The outbox: every code "sent" by SMS or e-mail, instead of sending it. */
import type { SentCode } from './entities.ts';
import type { Clock } from './clock.ts';
import type { Ids, Outbox, Store } from './types.ts';

/** How long a code can be used, ms (invented; the documents name none). */
export const CODE_LIFETIME_MS = 5 * 60_000;

/** How often a code may be asked for, and how often it may be tried, is the handlers' business. */
export function createOutbox(store: Store, clock: Clock, ids: Ids): Outbox {
  return {
    send(message): SentCode {
      const sentAt = clock.now();
      return store.sentCodes.put({
        id: ids.next('code'),
        channel: message.channel,
        to: message.to,
        purpose: message.purpose,
        code: ids.code(),
        sentAt,
        expiresAt: sentAt + CODE_LIFETIME_MS,
        usedAt: null,
      });
    },
    list: () => store.sentCodes.all().toReversed(),
  };
}
