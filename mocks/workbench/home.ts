/** Where the portal is that this workbench stands beside. */

/**
 * Path of the portal's home page, with a slash at both ends: the workbench is right below it, on a server as in the demo.
 * @param pathname of the workbench
 */
export function homeOf(pathname: string): string {
  const at = pathname.lastIndexOf('/__mock');
  return at < 0 ? '/' : pathname.slice(0, at + 1);
}

/** The same as a page of the portal knows it, from its configuration. */
export function homeOfPortal(): string {
  try {
    const config: unknown = JSON.parse(document.getElementById('portal-config')?.textContent ?? '{}');
    const isSet = typeof config === 'object' && config !== null && 'basePath' in config;
    return isSet && typeof config.basePath === 'string' ? config.basePath : '/';
  } catch {
    return '/';
  }
}

// Rules beside it are tested without a browser.
const { origin, pathname } = typeof window === 'undefined' ? { origin: '', pathname: '/' } : window.location;

export const HOME = homeOf(pathname);

/** The same with its origin, as it stands in a link for somebody else. */
export const HOME_ADDRESS = `${origin}${HOME}`;
