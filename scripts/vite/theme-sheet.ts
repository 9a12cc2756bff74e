/** The theme's custom properties as a style sheet of the portal: `import 'virtual:theme.css'`. */
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { ROOT } from '../lib/paths.ts';
import { directImports } from './direct-imports.ts';

const ID = 'virtual:theme.css';
/** Named as a style sheet, so that it is treated as one. */
const RESOLVED = `\0${ID}`;
const SOURCE = join(ROOT, 'src/ui/theme/variables-sheet.ts');

const isOwn = (file: string): boolean => !file.includes('/node_modules/');

/** Runs the sheet's source in the build; while developing, again after an edit of the theme. */
export function themeSheet(): Plugin {
  return {
    name: 'theme-sheet',
    resolveId: (id) => (id === ID ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const { module, dependencies } = await runnerImport<{ variablesSheet: () => string }>(SOURCE, {
        configFile: false,
        root: ROOT,
        logLevel: 'silent',
        // Not all of Mantine, which takes seconds.
        plugins: [{ ...directImports(), apply: 'serve' }],
      });
      for (const file of [SOURCE, ...dependencies.filter(isOwn)]) this.addWatchFile(file);
      return module.variablesSheet();
    },
  };
}
