import type { CSSProperties } from 'react';

/**
 * Style of an element that a view transition carries from a row to its page.
 * @param kind tells things with the same id apart
 */
export function viewTransitionStyle(kind: string, id: string): CSSProperties {
  return { viewTransitionName: `${kind}-${id.replaceAll(/[^\w-]/g, '_')}` };
}
