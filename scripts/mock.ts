/** npm run mock: the mock backend over HTTP, for one person or a team; its options in scripts/mock/arguments.ts. */
import { join } from 'node:path';
import { banner } from '#mocks/adapters/banner.ts';
import { exercisedRecorder } from '#mocks/adapters/exercised.ts';
import { hostNames } from '#mocks/adapters/host-names.ts';
import { openDataFolder } from '#mocks/adapters/data-folder.ts';
import { startMockServer } from '#mocks/adapters/node-http.ts';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { keepDeletingOldWorlds } from '#mocks/adapters/old-worlds.ts';
import { worldFactory } from '#mocks/scenarios/create-world.ts';
import { Worlds } from '#mocks/world/worlds.ts';
import { endWithReader } from './lib/command-line.ts';
import { ROOT } from './lib/paths.ts';
import { readArguments, USAGE, worldsText } from './mock/arguments.ts';

endWithReader();

/** Where `npm run build:workbench` puts it. */
const WORKBENCH = join(ROOT, 'dist-workbench');

/** Only where a portal is served: they follow from its configuration. */
async function portalHeaders(): Promise<Readonly<Record<string, string>>> {
  const { securityHeaders } = await import('./deploy/headers.ts');
  return securityHeaders();
}

async function main(): Promise<void> {
  const given = readArguments(process.argv.slice(2));
  if (given.help) {
    console.log(USAGE);
    return;
  }
  const { port, host, knownHosts, dist, data, contract, room, maxAge } = given;
  const onAnswered = exercisedRecorder();
  const folder = data === undefined ? null : openDataFolder(data);
  const worlds = new Worlds(worldFactory, folder?.storage, {}, room);
  const mock = await createMock({
    openapi: contract,
    hostNames: hostNames(host, ...knownHosts),
    worlds,
    ...(onAnswered === undefined ? {} : { onAnswered }),
  });
  const server = await startMockServer({
    mock,
    port,
    host,
    ...(dist === undefined ? {} : { dist, portalHeaders: await portalHeaders() }),
    workbench: WORKBENCH,
  });
  folder?.servesAt(Number(new URL(server.origin).port));
  const pages = dist !== undefined;
  console.log(pages ? `\n  Portal   ${server.origin}/` : `\n  Mock   ${server.origin}/`);
  console.log(banner(server.origin, pages));
  console.log(worldsText(server.origin, worlds.list().length, given));
  if (maxAge !== undefined) await keepDeletingOldWorlds(worlds, maxAge, (line) => console.log(`  ${line}`));

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
