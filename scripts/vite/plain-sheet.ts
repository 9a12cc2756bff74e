/**
 * In development serves Mantine's style sheet unprocessed: it is plain CSS, and PostCSS on its 230 kB would delay the first page.
 */
import type { Plugin } from 'vite';

const SHEET = '@mantine/core/styles.layer.css';
const ID = '\0plain-sheet';

/** Prepended to head; the order hardly matters, because the sheet is in Mantine's cascade layer. */
const CODE = `
import sheet from '${SHEET}?raw';
const style = document.createElement('style');
style.textContent = sheet;
document.head.prepend(style);
`;

/** Vite plugin for the development server; builds use mantine-styles.ts. */
export function plainSheet(): Plugin {
  return {
    name: 'plain-sheet',
    apply: 'serve',
    enforce: 'pre',
    resolveId: { filter: { id: new RegExp(`^${SHEET}$`) }, handler: () => ID },
    load: { filter: { id: new RegExp(`^${ID}$`) }, handler: () => CODE },
  };
}
