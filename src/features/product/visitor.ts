import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { api, unwrap } from '#src/api/client.ts';
import type { Wire } from '#src/api/wire.ts';
import { currentUser } from '#src/api/session.ts';
import { ANONYMOUS_ID_LIFETIME_MS } from '#src/lib/limits.ts';
import { record, text } from '#src/lib/received.ts';
import { readStoredJson, writeStorage } from '#src/lib/storage.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { randomUuid } from '#src/lib/uuid.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Anonymous visitor id; `madeAt` in epoch ms. */
export interface AnonymousId {
  code: string;
  madeAt: number;
}

/** Anonymous id of a visit: the stored one, or a new one when it is older than 8 hours or invalid (document 2 §4). */
export function anonymousIdAt(stored: unknown, now: number, make: () => string): AnonymousId {
  const { code: kept, madeAt } = record<AnonymousId>(stored);
  const code = text(kept);
  // The portal stores a number; another type is foreign data.
  if (UUID.test(code) && typeof madeAt === 'number') {
    const age = now - madeAt;
    // A time in the future comes from a wrong clock.
    if (age >= 0 && age <= ANONYMOUS_ID_LIFETIME_MS) return { code, madeAt };
  }
  return { code: make(), madeAt: now };
}

/** Anonymous id of this browser, stored for 8 hours. */
function visitorCode(): string {
  const visitor = anonymousIdAt(readStoredJson(STORAGE.visitor), Date.now(), randomUuid);
  writeStorage(STORAGE.visitor, JSON.stringify(visitor));
  return visitor.code;
}

/** Records a visit (document 2 §7). Failures are silent. @param page path of the page; @param id of the product */
export const recordVisit = (queryClient: QueryClient, page: string, id: string): Promise<unknown> =>
  queryClient
    .getMutationCache()
    .build(
      queryClient,
      mutationOptions({
        mutationFn: (body: Wire['AccessRecordRequest']) =>
          unwrap(api.POST('/n/access/records/create', { body })),
        meta: { silent: true },
      }),
    )
    .execute({
      userId: currentUser()?.id ?? null,
      userCode: visitorCode(),
      accessPage: page,
      accessData: id,
    });
