/** npm run mock: the mock backend over HTTP, for one person or a team; options in scripts/mock/arguments.ts. */
import { join } from 'node:path';
import { exitOnClosedPipe } from './lib/command-line.ts';
import { ROOT } from './lib/paths.ts';
import { runServer } from './mock/serve.ts';

exitOnClosedPipe();
// The workbench is what `npm run build:workbench` writes.
await runServer(process.argv.slice(2), {
  command: 'npm run mock --',
  workbench: join(ROOT, 'dist-workbench'),
});
