/**
 * Modules of packages that the portal imports and never runs, each replaced by a stub: no setting of theirs leaves them out.
 */
import type { Plugin } from 'vite';

const NOTHING = 'export const MantineCssVariables = () => null;\nexport const MantineClasses = () => null;';

/** The provider writes no styles into the page: the theme's variables stand in a sheet (theme-sheet.ts). */
const MODULES =
  /[\\/]@mantine[\\/]core[\\/]esm[\\/]core[\\/]MantineProvider[\\/](MantineCssVariables|MantineClasses)[\\/]\1\.mjs$/;

/** The plugin, for builds. */
export function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    apply: 'build',
    load: { filter: { id: MODULES }, handler: () => ({ code: NOTHING, moduleSideEffects: false }) },
  };
}
