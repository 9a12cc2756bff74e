/** Where the portal is that this workbench stands beside. */

/**
 * Path of the portal's home page, with a slash at both ends: the workbench is right below it, on a server as in the demo.
 * @param pathname of the workbench
 */
export function homeOf(pathname: string): string {
  const at = pathname.lastIndexOf('/__mock');
  return at < 0 ? '/' : pathname.slice(0, at + 1);
}

export const HOME = homeOf(window.location.pathname);

/** The same with its origin, as it stands in a link for somebody else. */
export const HOME_ADDRESS = `${window.location.origin}${HOME}`;
