/** Builds the workbench separately: it is never part of the portal's bundle. */
import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { thirdPartyNotices } from '../../scripts/notices/plugin.ts';
import { reference } from '../../scripts/vite/reference.ts';

const PROJECT = resolve(import.meta.dirname, '../..');

export default defineConfig({
  root: import.meta.dirname,
  // Works under any base path.
  base: './',
  publicDir: false,
  plugins: [react(), reference(), thirdPartyNotices()],
  css: { postcss: PROJECT },
  build: {
    target: 'es2022',
    outDir: resolve(PROJECT, 'dist-workbench'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // An internal tool: one large file is fine; Swagger UI is most of it.
    chunkSizeWarningLimit: 1700,
    rolldownOptions: {
      input: {
        index: resolve(import.meta.dirname, 'index.html'),
        panel: resolve(import.meta.dirname, 'panel/main.ts'),
      },
      // No hash: the portal's pages refer to the panel by name.
      output: { entryFileNames: ({ name }) => (name === 'panel' ? 'panel.js' : 'assets/[name]-[hash].js') },
    },
  },
});
