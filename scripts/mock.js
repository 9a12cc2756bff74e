/**
 * npm run mock: scripts/mock.ts as one built file, made anew whenever a source of it has changed. Compiling some 250 files at each
 * start took longer than everything else together.
 */
import { fileURLToPath, URL } from 'node:url';
import { builtProgram } from './mock/built.js';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
await import(
  builtProgram({ root: ROOT, entry: 'scripts/mock.ts', cache: `${ROOT}node_modules/.cache/mock` })
);
