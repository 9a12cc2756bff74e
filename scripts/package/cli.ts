/** `npx steel-epd-mock`: the mock with the packaged portal and workbench. */
import { fileURLToPath } from 'node:url';
import { exitOnClosedPipe } from '../lib/command-line.ts';

/** Relative to dist-package/server.mjs (scripts/build-package.ts). */
const beside = (folder: string): string => fileURLToPath(new URL(`../${folder}`, import.meta.url));

exitOnClosedPipe();
const [word, ...rest] = process.argv.slice(2);
if (word === 'mcp') await (await import('./mcp.ts')).runMcp(rest);
else
  await (
    await import('../mock/serve.ts')
  ).runServer(process.argv.slice(2), {
    command: 'npx steel-epd-mock',
    workbench: beside('dist-workbench'),
    portal: beside('dist'),
  });
