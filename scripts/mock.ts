/**
 * The mock backend alone, over HTTP.
 *
 *   npm run mock -- [--port N] [--host H] [--dist folder] [--data folder] [--contract strict|report|off]
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { banner } from '#mocks/adapters/banner.ts';
import { exercisedRecorder } from '#mocks/adapters/exercised.ts';
import { hostNames } from '#mocks/adapters/host-names.ts';
import { openDataFolder } from '#mocks/adapters/data-folder.ts';
import { startMockServer } from '#mocks/adapters/node-http.ts';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { ROOT } from './lib/paths.ts';

/** Where `npm run build:workbench` puts it. */
const WORKBENCH = join(ROOT, 'dist-workbench');
const DEFAULT_PORT = 4173;
const CONTRACT_MODES = ['strict', 'report', 'off'] as const;

const USAGE = `Usage: npm run mock -- [options]
  --port N          port, ${DEFAULT_PORT} by default; 0 takes any free one
  --host H          address, 127.0.0.1 by default; 0.0.0.0 lets the whole network in
  --dist folder     serves a built portal too
  --data folder     keeps the Worlds there, so that they outlive this server
  --contract mode   what an answer off the contract becomes: strict (HTTP 500, default), report, off`;

interface Arguments {
  port: number;
  host: string;
  dist?: string;
  data?: string;
  contract: (typeof CONTRACT_MODES)[number];
}

/** Reads the command line. Throws an Error with a sentence for people. */
function readArguments(args: string[]): Arguments {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: String(DEFAULT_PORT) },
      host: { type: 'string', default: '127.0.0.1' },
      dist: { type: 'string' },
      data: { type: 'string' },
      contract: { type: 'string', default: 'strict' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) throw new Error(USAGE);
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new Error(`--port must be a number from 0 to 65535, not "${values.port}"`);
  }
  const contract = CONTRACT_MODES.find((mode) => mode === values.contract);
  if (contract === undefined) throw new Error(`--contract must be one of ${CONTRACT_MODES.join(', ')}`);
  return {
    port,
    host: values.host,
    contract,
    ...(values.dist === undefined ? {} : { dist: values.dist }),
    ...(values.data === undefined ? {} : { data: values.data }),
  };
}

async function main(): Promise<void> {
  const { port, host, dist, data, contract } = readArguments(process.argv.slice(2));
  const onAnswered = exercisedRecorder();
  const folder = data === undefined ? null : openDataFolder(data);
  const mock = await createMock({
    openapi: contract,
    hostNames: hostNames(host),
    ...(folder === null ? {} : { storage: folder.storage }),
    ...(onAnswered === undefined ? {} : { onAnswered }),
  });
  const server = await startMockServer({
    mock,
    port,
    host,
    ...(dist === undefined ? {} : { dist }),
    ...(existsSync(WORKBENCH) ? { workbench: WORKBENCH } : {}),
  });
  folder?.servesAt(Number(new URL(server.origin).port));
  const pages = dist !== undefined;
  console.log(pages ? `\n  Portal   ${server.origin}/` : `\n  Mock   ${server.origin}/`);
  console.log(banner(server.origin, pages));

  const stop = (): void => {
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
