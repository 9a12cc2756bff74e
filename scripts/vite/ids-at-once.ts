/**
 * Mantine gives whatever it has named a second, random name once it is drawn, because pages that are made on a server had no other way
 * before React's `useId`. Each form that appears was so drawn twice, the second time in one go with all effects of the page. React's
 * name is enough where a page has one root.
 */
import type { Plugin } from 'vite';

export const USE_ID = /[\\/]@mantine[\\/]hooks[\\/]esm[\\/]use-id[\\/]use-id\.mjs$/;

/** Colons, which React's names had once, would stop selectors. */
export const AT_ONCE = `import { useId as useReactId } from 'react';
export function useId(staticId) {
  const id = useReactId();
  return typeof staticId === 'string' ? staticId : 'mantine-' + id.replaceAll(':', '');
}
`;

/** The plugin, for builds and for the packages of the development server. */
export function idsAtOnce(): Plugin {
  return {
    name: 'ids-at-once',
    load: {
      filter: { id: USE_ID },
      handler: () => ({ code: AT_ONCE, moduleSideEffects: false }),
    },
  };
}
