/** Ways out of the portal to the external tools, which receive the token in their address (decision 24). */

/** The address of an external tool for one user: the token travels in it, as documented. */
export function addressWithToken(siteUrl: string, token: string): string {
  const address = new URL(siteUrl);
  address.searchParams.set('token', token);
  return address.href;
}

/**
 * Opens an address of another site without telling it where the visitor came from. In a new tab while the browser still
 * counts this as the visitor's own step; later it would block the tab, so then in this one.
 */
export function leaveFor(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noopener noreferrer';
  link.referrerPolicy = 'no-referrer';
  // Missing in old browsers.
  const { userActivation } = navigator as Navigator & { userActivation?: { isActive: boolean } };
  link.target = userActivation?.isActive === false ? '_self' : '_blank';
  link.click();
}
