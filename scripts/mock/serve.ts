/** Serves the mock until a signal, for `npm run mock` and `steel-epd-mock`. */
import { banner } from '#mocks/adapters/banner.ts';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { openDataFolder, keepDeletingOldWorlds } from '#mocks/adapters/data-folder.ts';
import { exercisedRecorder } from '#mocks/adapters/exercised.ts';
import { hostNames } from '#mocks/adapters/host-names.ts';
import { memoryInNode } from '#mocks/adapters/incoming-file.ts';
import { startMockServer } from '#mocks/adapters/node-http.ts';
import { DEFAULT_WORLD } from '#mocks/lib/cookies.ts';
import { worldFactory } from '#mocks/scenarios/create-world.ts';
import { Worlds } from '#mocks/world/worlds.ts';
import { readArguments, usageOf, worldsText, type Arguments } from './arguments.ts';
import { messageOf } from '../lib/command-line.ts';

export interface Program {
  readonly command: string;
  readonly workbench: string;
  /** Portal to serve without `--dist`. */
  readonly portal?: string;
}

/** Only with a portal: the headers depend on its configuration. */
async function portalHeaders(): Promise<Readonly<Record<string, string>>> {
  const { securityHeaders } = await import('../deploy/headers.ts');
  return securityHeaders();
}

async function serve(given: Arguments, { workbench, portal }: Program): Promise<void> {
  const { port, host, knownHosts, dist = portal, data, contract, capacity, maxAge, scenario } = given;
  const onAnswered = exercisedRecorder();
  const folder = data === undefined ? null : openDataFolder(data);
  const worlds = new Worlds(worldFactory, folder?.storage ?? memoryInNode(), {}, capacity);
  if (scenario !== undefined && !worlds.has(DEFAULT_WORLD)) worlds.reset(DEFAULT_WORLD, { scenario });
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
    workbench,
  });
  folder?.servesAt(Number(new URL(server.origin).port));
  const pages = dist !== undefined;
  console.log(pages ? `\n  Portal   ${server.origin}/` : `\n  Mock   ${server.origin}/`);
  console.log(banner(server.origin, pages));
  const shown = { ...given, ...(dist === undefined ? {} : { dist }) };
  console.log(worldsText(server.origin, worlds.list().length, shown));
  if (maxAge !== undefined) await keepDeletingOldWorlds(worlds, maxAge, (line) => console.log(`  ${line}`));

  const stop = (): void => {
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Parses the command line and serves. Exit code 2 for usage errors, 1 if the server cannot start. */
export async function runServer(args: readonly string[], program: Program): Promise<void> {
  let given: Arguments | undefined;
  try {
    given = readArguments(args);
    if (given.help) console.log(usageOf(program.command, program.portal !== undefined));
    else await serve(given, program);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = given === undefined ? 2 : 1;
  }
}
