/**
 * npm run scenario -- list | start <id> | record <file> | replay <file...> [--base URL] | steps <file> | import <file> |
 * har <recording> | diff <A> [B]. Scenarios and recordings without a browser.
 */
import { writeFileSync } from 'node:fs';
import { recordingText } from '#mocks/recording/write.ts';
import { readRecording } from '#mocks/recording/read.ts';
import { scenarios } from '#mocks/scenarios/create-world.ts';
import { WORLD_HEADER } from '#mocks/world/world-id.ts';
import { program, showHelp } from './lib/command-line.ts';
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
  // Error of the control API, or the page of a server without it.
  const json = (await response.json().catch(() => ({}))) as { error?: string };
  if (!response.ok)
    throw new Error(json.error ?? `${base} answered ${response.status}: it has no control API`);
  return json;
}

async function start(given: Arguments): Promise<true> {
  const { base = DEFAULT_BASE, world = 'default', names, seed } = given;
  const [scenario = ''] = names;
  await ask(given, 'POST', '/reset', { scenario, ...(seed === undefined ? {} : { seed }) });
  writeJson(given.json, { scenario, world, base });
  output.print(`"${scenario}" started in the World "${world}" of ${base}`);
  return true;
}

/** Asked in the default World, because a World named in a request is created. */
async function checkWorldExists({ world, ...elsewhere }: Arguments): Promise<void> {
  if (world === undefined) return;
  // Shape per openapi/control.yaml.
  const known = (await ask(elsewhere, 'GET', '/worlds')) as readonly { id: string }[];
  if (!known.some(({ id }) => id === world))
    throw new Error(`There is no World "${world}" at ${elsewhere.base ?? DEFAULT_BASE}`);
}

async function record(given: Arguments): Promise<true> {
  const { names, title } = given;
  const [file = ''] = names;
  await checkWorldExists(given);
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
  return true;
}

function list({ json }: Arguments): true {
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
  return true;
}

function listSteps({ names: [file = ''], json }: Arguments): true {
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
  return true;
}

async function play(given: Arguments): Promise<boolean> {
  const results = await replayFiles(given, output);
  const { base, world = REPLAY_WORLD } = given;
  const target = { ...(base !== undefined && { base }), world };
  writeReports(given, {
    junit: () => junitOfReplay(results, target),
    json: () => jsonOfReplay(results, target),
    html: () => htmlOfReplay(results, target),
  });
  return results.every(hasPassed);
}

async function diff(given: Arguments): Promise<boolean> {
  const found = await compareStates(given.names, async (world) => {
    await checkWorldExists({ ...given, world });
    return ask({ ...given, world }, 'GET', '/snapshot');
  });
  writeJson(given.json, { version: 1, ...found });
  for (const line of differenceLines(found)) output.print(line);
  return found.isSame;
}

const COMMANDS: Readonly<Record<Arguments['command'], (given: Arguments) => boolean | Promise<boolean>>> = {
  list,
  start,
  record,
  replay: play,
  steps: listSteps,
  import: (given) => importFile(given, output),
  har: (given) => harOfRecording(given, output),
  diff,
};

export const scenario = await program(
  import.meta.url,
  async (args) => {
    showHelp(USAGE);
    const given = readArguments(args);
    return (await COMMANDS[given.command](given)) ? 0 : 1;
  },
  // As in diff(1), 1 means that the states differ.
  ([command]) => (command === 'diff' ? 2 : 1),
);
