/** The theme's custom properties as a style sheet of the portal: `import 'virtual:theme.css'`. */
import type { Plugin } from 'vite';
import { runBundled } from '#mocks/adapters/run-bundled.ts';
import { ROOT } from '../lib/paths.ts';

const ID = 'virtual:theme.css';
/** Ends with .css, so that Vite processes it as a style sheet. */
const RESOLVED = `\0${ID}`;
const SOURCE = 'src/ui/theme/variables-sheet.ts';

/** Runs the sheet's source in the build; in development again after the theme is edited. */
export function themeSheet(): Plugin {
  return {
    name: 'theme-sheet',
    resolveId: (id) => (id === ID ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const { module, files } = await runBundled<{ variablesSheet: () => string }>({
        root: ROOT,
        entry: SOURCE,
        // Only some twenty modules of Mantine.
        inside: /^@mantine\/|^clsx$/,
      });
      for (const file of files) if (!file.includes('/node_modules/')) this.addWatchFile(file);
      return module.variablesSheet();
    },
  };
}
