/**
 * Modules of packages that the portal imports and never runs, each replaced by a stub: no setting of theirs leaves them out.
 */
import type { Plugin } from 'vite';

/** Several buttons as one are nowhere; whoever asks for them stops the build. */
const GROUPS =
  /[\\/]@mantine[\\/]core[\\/]esm[\\/]components[\\/](?:Button|ActionIcon)[\\/]((?:Button|ActionIcon)Group(?:Section)?)[\\/]\1\.mjs$/;
const NO_GROUPS = ['Button', 'ActionIcon']
  .flatMap((name) => [`export const ${name}Group = null;`, `export const ${name}GroupSection = null;`])
  .join('\n');

/** The palettes of the package. The theme has its own of every colour that is used (src/ui/theme/colors.ts), `gray` and `dark` too. */
const COLORS = /[\\/]@mantine[\\/]core[\\/]esm[\\/]core[\\/]MantineProvider[\\/]default-colors\.mjs$/;

const NO_COLORS = 'export const DEFAULT_COLORS = {};';

const NOTHING = 'export const MantineCssVariables = () => null;\nexport const MantineClasses = () => null;';

/** The provider writes no styles into the page: the theme's variables stand in a sheet (theme-sheet.ts). */
const MODULES =
  /[\\/]@mantine[\\/]core[\\/]esm[\\/]core[\\/]MantineProvider[\\/](MantineCssVariables|MantineClasses)[\\/]\1\.mjs$/;

/** The plugin, for builds. */
export function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    apply: 'build',
    load: {
      filter: { id: [MODULES, COLORS, GROUPS] },
      handler: (id) => ({
        code: COLORS.test(id) ? NO_COLORS : GROUPS.test(id) ? NO_GROUPS : NOTHING,
        moduleSideEffects: false,
      }),
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx$/, code: /\b(?:Button|ActionIcon)\.Group/ },
      handler: (_, id) => {
        throw new Error(
          `${id} asks for a group of buttons, which the build leaves out (scripts/vite/unused-parts.ts).`,
        );
      },
    },
  };
}
