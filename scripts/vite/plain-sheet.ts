/**
 * Mantine's whole style sheet while developing, put into the page as it is: it is plain CSS already, and reading its 230 kB for
 * what our own sheets may say kept everything else waiting.
 */
import type { Plugin } from 'vite';

const SHEET = '@mantine/core/styles.layer.css';
const ID = '\0plain-sheet';

/** In the page. First in its head, though the order says little: all of it lies in Mantine's layer. */
const CODE = `
import sheet from '${SHEET}?raw';
const style = document.createElement('style');
style.textContent = sheet;
document.head.prepend(style);
`;

/** The plugin, for the development server; a build takes the sheets of the parts that it has (mantine-styles.ts). */
export function plainSheet(): Plugin {
  return {
    name: 'plain-sheet',
    apply: 'serve',
    enforce: 'pre',
    resolveId: { filter: { id: new RegExp(`^${SHEET}$`) }, handler: () => ID },
    load: { filter: { id: new RegExp(`^${ID}$`) }, handler: () => CODE },
  };
}
