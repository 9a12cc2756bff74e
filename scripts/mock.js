/**
 * npm run mock: runs scripts/mock.ts as a bundle, rebuilt when a source changes. Compiling some 250 files at each start took
 * longer than everything else.
 */
import { fileURLToPath, URL } from 'node:url';
import { builtProgram } from './mock/built.js';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
await import(
  builtProgram({ root: ROOT, entry: 'scripts/mock.ts', cache: `${ROOT}node_modules/.cache/mock` })
);
