/** External tools, which receive the token in their URL (decision 24). */

export function addressWithToken(siteUrl: string, token: string): string {
  const address = new URL(siteUrl);
  address.searchParams.set('token', token);
  return address.href;
}

/** Without referrer; in this tab once the user activation has expired, because popups are blocked then. */
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
