/** Addresses as the mock writes them, which thinks that the portal is at the root of its host. */

/**
 * The same page inside the demo; null for an address that is right, or of another host.
 * @param address as a link has it, whole
 * @param home address of the demo, with a slash at its end
 */
export function insideDemo(address: string, home: URL): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin, pathname, search, hash } = new URL(address);
  // A file in memory (`blob:`) has the origin of its page.
  if (protocol !== home.protocol || origin !== home.origin || pathname.startsWith(home.pathname)) return null;
  return `${home.origin}${home.pathname}${pathname.slice(1)}${search}${hash}`;
}
