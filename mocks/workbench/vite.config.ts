/** The workbench as static files of its own, beside the portal and never in it. */
import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { thirdPartyNotices } from '../../scripts/notices/plugin.ts';
import { reference } from '../../scripts/vite/reference.ts';

const PROJECT = resolve(import.meta.dirname, '../..');

export default defineConfig({
  root: import.meta.dirname,
  // Under any path.
  base: './',
  publicDir: false,
  plugins: [react(), reference(), thirdPartyNotices()],
  css: { postcss: PROJECT },
  build: {
    target: 'es2022',
    outDir: resolve(PROJECT, 'dist-workbench'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // One page for people at work: a large file once is better than many; Swagger UI is the largest.
    chunkSizeWarningLimit: 1700,
    rolldownOptions: {
      input: {
        index: resolve(import.meta.dirname, 'index.html'),
        panel: resolve(import.meta.dirname, 'panel/main.ts'),
      },
      // The portal's pages name the panel: no hash in its name.
      output: { entryFileNames: ({ name }) => (name === 'panel' ? 'panel.js' : 'assets/[name]-[hash].js') },
    },
  },
});
