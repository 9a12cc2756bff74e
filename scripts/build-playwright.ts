/**
 * npm run build:playwright: the entry `steel-epd-portal/playwright` as JavaScript with its types, in dist-playwright/. Compiled,
 * because no test runner compiles what lies in node_modules.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { endWithReader } from './lib/command-line.ts';
import { binOf } from './lib/bin.ts';
import { ROOT } from './lib/paths.ts';

endWithReader();

rmSync(join(ROOT, 'dist-playwright'), { recursive: true, force: true });
execFileSync(process.execPath, [binOf('typescript-7', 'tsc'), '-p', 'mocks/playwright/tsconfig.json'], {
  cwd: ROOT,
  stdio: 'inherit',
});
