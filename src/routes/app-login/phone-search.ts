import { redirect } from '@tanstack/react-router';
import { addressReader, textParam, wordOf, type AddressOf } from '#src/lib/address-params.ts';
import { currentUser, readToken } from '#src/api/session.ts';
import { loadPart } from '#src/lib/load-chunk.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage } from '#src/lib/storage.ts';

/** Shared by the three phone entries (decision 14). `id`: product that the user came from. */
export const phoneSearch = addressReader({
  id: textParam,
  mode: wordOf(['login', 'register']),
});

export type PhoneSearch = AddressOf<typeof phoneSearch>;

/** Redirects users who need no login (document 1 §2). @throws Redirect */
export async function leadOn({ search: { id } }: { search: PhoneSearch }): Promise<void> {
  const { phoneLoginDetour } = await loadPart(() => import('#src/features/auth/phone-rules.ts'));
  const href = phoneLoginDetour({
    hasToken: readToken() !== null,
    isSignedIn: currentUser() !== null,
    storedPdfId: readStorage(STORAGE.pdfId),
    id,
  });
  if (href !== null) throw redirect({ href, replace: true });
}
