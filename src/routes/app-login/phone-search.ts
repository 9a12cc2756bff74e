import { redirect } from '@tanstack/react-router';
import { addressReader, textParam, wordOf, type AddressOf } from '#src/lib/address-params.ts';
import { currentUser, readToken } from '#src/api/session.ts';
import { phoneLoginDetour } from '#src/features/auth/phone-rules.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage } from '#src/lib/storage.ts';

/** What the three phone entries share (decision 14). `id`: the product somebody came from; `mode`: which side is open. */
export const phoneSearch = addressReader({
  id: textParam,
  mode: wordOf(['login', 'register']),
});

export type PhoneSearch = AddressOf<typeof phoneSearch>;

/**
 * Leads on whoever needs no login (document 1 §2).
 * @throws Redirect
 */
export function leadOn({ search: { id } }: { search: PhoneSearch }): void {
  const href = phoneLoginDetour({
    hasToken: readToken() !== null,
    isSignedIn: currentUser() !== null,
    storedPdfId: readStorage(STORAGE.pdfId),
    id,
  });
  if (href !== null) throw redirect({ href, replace: true });
}
