import { businessIdOf } from '#src/lib/business-id.ts';

/** Redirects of the phone screens (document 1 §2). Ids from URLs and storage are untrusted and validated first. */

export function afterPhoneLogin(id: string | null | undefined): string {
  const wanted = businessIdOf(id);
  return wanted === null ? '/' : `/apppdf/${encodeURIComponent(wanted)}`;
}

interface Arrival {
  hasToken: boolean;
  isSignedIn: boolean;
  storedPdfId: string | null;
  id: string | null | undefined;
}

/** A signed-in user goes to the stored product, else to the target of the login; null shows the login. */
export function phoneLoginDetour({ hasToken, isSignedIn, storedPdfId, id }: Arrival): string | null {
  const stored = businessIdOf(storedPdfId);
  if (hasToken && stored !== null) return `/app/epd/${encodeURIComponent(stored)}`;
  return isSignedIn ? afterPhoneLogin(id) : null;
}
