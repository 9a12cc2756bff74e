/**
 * npm run scenario -- list | start <id> | record <file> | replay <file...> [--base URL]
 * Scenarios and recordings without a browser. Exit code 1 at the first difference of a replay.
 */
import { writeFileSync } from 'node:fs';
import { recordingText } from '#mocks/recording/write.ts';
import { readRecording } from '#mocks/recording/read.ts';
import { scenarios } from '#mocks/scenarios/index.ts';
import { WORLD_HEADER } from '#mocks/world/world-id.ts';
import { showHelp } from './lib/command-line.ts';
import { readArguments, USAGE, type Arguments } from './scenario/arguments.ts';
import { replayFiles, type Output } from './scenario/replay-files.ts';
import { table } from './scenario/text.ts';

const DEFAULT_BASE = 'http://127.0.0.1:5173';

const isTerminal = process.stdout.isTTY;
const clear = isTerminal ? '\r\u001b[K' : '';
const output: Output = {
  print: (line) => void process.stdout.write(`${clear}${line}\n`),
  progress: (line) => void (isTerminal && process.stdout.write(clear + line)),
};

/** A call of the control API of a running mock. */
async function ask(
  { base = DEFAULT_BASE, world }: Arguments,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const headers = world === undefined ? {} : { [WORLD_HEADER]: world };
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const response = await fetch(`${base}/__mock/api${path}`, init).catch((error: unknown) => {
    throw new Error(`No server answers at ${base}; start one with "npm start"`, { cause: error });
  });
  // Of the control API, or of a server that has none.
  const json = (await response.json().catch(() => ({}))) as { error?: string };
  if (!response.ok)
    throw new Error(json.error ?? `${base} answered ${response.status}: it has no control API`);
  return json;
}

async function start(given: Arguments): Promise<void> {
  const { base = DEFAULT_BASE, world = 'default', names, seed } = given;
  const [scenario = ''] = names;
  await ask(given, 'POST', '/reset', { scenario, ...(seed === undefined ? {} : { seed }) });
  output.print(`"${scenario}" started in the World "${world}" of ${base}`);
}

/** Asked in a World that is always there: a name that a call brings along becomes a World. */
async function checkKnown({ world, ...elsewhere }: Arguments): Promise<void> {
  if (world === undefined) return;
  // As openapi/control.yaml has it.
  const known = (await ask(elsewhere, 'GET', '/worlds')) as readonly { id: string }[];
  if (!known.some(({ id }) => id === world))
    throw new Error(`There is no World "${world}" at ${elsewhere.base ?? DEFAULT_BASE}`);
}

async function record(given: Arguments): Promise<void> {
  const { names, title } = given;
  const [file = ''] = names;
  await checkKnown(given);
  const recording = readRecording(await ask(given, 'GET', '/recording'));
  const { version, base, ...rest } = recording;
  writeFileSync(file, recordingText({ version, ...(title === undefined ? {} : { title }), base, ...rest }));
  output.print(`${recording.steps.length} steps written to ${file}`);
  if (recording.incomplete !== undefined) output.print(`WARNING: ${recording.incomplete}`);
}

function list(): void {
  const rows = scenarios.map(({ id, title, persona, description }) => [
    id,
    title.zh,
    persona,
    description.en,
  ]);
  for (const line of table(['Scenario', 'Title', 'Signed in', 'What it holds'], rows)) output.print(line);
}

showHelp(USAGE);
try {
  const given = readArguments(process.argv.slice(2));
  if (given.command === 'list') list();
  else if (given.command === 'start') await start(given);
  else if (given.command === 'record') await record(given);
  else if (!(await replayFiles(given, output))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
