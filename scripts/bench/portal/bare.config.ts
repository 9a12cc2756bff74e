/** The floor of `npm start`: the page in scripts/floor with Vite and React alone. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ROOT } from '../../lib/paths.ts';

export default defineConfig({
  root: `${ROOT}scripts/floor`,
  plugins: [react()],
  server: { host: '127.0.0.1' },
  cacheDir: process.env['DEV_CACHE'] ?? `${ROOT}node_modules/.cache/bare`,
});
