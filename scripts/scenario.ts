/**
 * npm run scenario -- list | start <id> | record <file> | replay <file...> [--base URL] | steps <file> | import <file> |
 * har <recording> | diff <A> [B]. Scenarios and recordings without a browser.
 */
import { writeFileSync } from 'node:fs';
import { recordingText } from '#mocks/recording/write.ts';
import { readRecording } from '#mocks/recording/read.ts';
import { scenarios } from '#mocks/scenarios/create-world.ts';
import { WORLD_HEADER } from '#mocks/world/world-id.ts';
import { messageOf, showHelp, UsageError } from './lib/command-line.ts';
import { textTable, writeJson, writeReports } from './lib/report.ts';
import { readArguments, USAGE, type Arguments } from './scenario/arguments.ts';
import { importFile } from './scenario/import-file.ts';
import { harOfRecording } from './scenario/har-file.ts';
import { compareStates, differenceLines } from './scenario/diff.ts';
import { recordingIn, REPLAY_WORLD, replayFiles, type Output } from './scenario/replay-files.ts';
import { hasPassed, htmlOfReplay, jsonOfReplay, junitOfReplay } from './scenario/replay-report.ts';

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
  writeJson(given.json, { scenario, world, base });
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
  writeJson(given.json, {
    file,
    steps: recording.steps.length,
    incomplete: recording.incomplete ?? null,
  });
  output.print(`${recording.steps.length} steps written to ${file}`);
  if (recording.incomplete !== undefined) output.print(`WARNING: ${recording.incomplete}`);
}

function list({ json }: Arguments): void {
  writeJson(
    json,
    scenarios.map(({ id, title, persona, description }) => ({ id, title, persona, description })),
  );
  const rows = scenarios.map(({ id, title, persona, description }) => [
    id,
    title.zh,
    persona,
    description.en,
  ]);
  for (const line of textTable(['Scenario', 'Title', 'Signed in', 'What it holds'], rows)) output.print(line);
}

function listSteps({ names: [file = ''], json }: Arguments): void {
  const { steps } = recordingIn(file);
  writeJson(json, steps);
  const rows = steps.map(({ n, kind, operation, at, who, answer }) => [
    String(n),
    `${(at / 1000).toFixed(1)} s`,
    kind,
    operation ?? '',
    who ?? '',
    answer === null ? '' : [answer.status, answer.code].filter((part) => part !== undefined).join(' / '),
  ]);
  for (const line of textTable(['Step', 'At', 'Kind', 'Operation', 'Who', 'Status / code'], rows))
    output.print(line);
}

async function play(given: Arguments): Promise<void> {
  const results = await replayFiles(given, output);
  const { base, world = REPLAY_WORLD } = given;
  const target = { ...(base !== undefined && { base }), world };
  writeReports(given, {
    junit: () => junitOfReplay(results, target),
    json: () => jsonOfReplay(results, target),
    html: () => htmlOfReplay(results, target),
  });
  if (!results.every(hasPassed)) process.exitCode = 1;
}

async function diff(given: Arguments): Promise<void> {
  const found = await compareStates(given.names, async (world) => {
    await checkKnown({ ...given, world });
    return ask({ ...given, world }, 'GET', '/snapshot');
  });
  writeJson(given.json, { version: 1, ...found });
  for (const line of differenceLines(found)) output.print(line);
  if (!found.isSame) process.exitCode = 1;
}

/** As diff(1): 1 is for states that differ. */
const failureOf = (error: unknown): number =>
  error instanceof UsageError || process.argv[2] === 'diff' ? 2 : 1;

showHelp(USAGE);
try {
  const given = readArguments(process.argv.slice(2));
  if (given.command === 'list') list(given);
  else if (given.command === 'start') await start(given);
  else if (given.command === 'record') await record(given);
  else if (given.command === 'steps') listSteps(given);
  else if (given.command === 'import') await importFile(given, output);
  else if (given.command === 'diff') await diff(given);
  else if (given.command === 'har') {
    if (!(await harOfRecording(given, output))) process.exitCode = 1;
  } else await play(given);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = failureOf(error);
}
