import { businessIdOf } from '#src/lib/business-id.ts';

/** Where the phone screens lead (document 1 §2). Ids come from addresses and storage: they are checked first. */

/** After a login there: the PDF that the address names, else home. */
export function afterPhoneLogin(id: string | null | undefined): string {
  const wanted = businessIdOf(id);
  return wanted === null ? '/' : `/apppdf/${encodeURIComponent(wanted)}`;
}

interface Arrival {
  hasToken: boolean;
  /** Somebody whom the portal knows, not the token alone. */
  isSignedIn: boolean;
  /** Of the product that was looked at last. */
  storedPdfId: string | null;
  /** From the address. */
  id: string | null | undefined;
}

/**
 * Where somebody is led who opens a phone login and needs none: with a token and a stored PDF id to that product, else
 * to where the login would have led. Null shows the login.
 */
export function phoneLoginDetour({ hasToken, isSignedIn, storedPdfId, id }: Arrival): string | null {
  const stored = businessIdOf(storedPdfId);
  if (hasToken && stored !== null) return `/app/epd/${encodeURIComponent(stored)}`;
  return isSignedIn ? afterPhoneLogin(id) : null;
}
