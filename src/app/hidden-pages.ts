import { ConfigError } from '#src/config/schema.ts';

/**
 * A page that is hidden and does not exist is a slip of the pen that would hide nothing.
 * @param paths of all pages, in the documented spelling
 * @throws ConfigError with the ones that are none
 */
export function checkHiddenPages(hidden: readonly string[], paths: readonly string[]): void {
  const unknown = hidden.filter((path) => !paths.includes(path));
  if (unknown.length > 0)
    throw new ConfigError(`hiddenPages: ${unknown.join(', ')} is no page of the portal`);
}
