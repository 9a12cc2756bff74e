/** The command line of `npm run scenario`. */
import { parseArgs } from 'node:util';
import { isSeed } from '#mocks/world/ids.ts';
import { checkId } from '#mocks/world/world-id.ts';

export const USAGE = `Usage: npm run scenario -- <command>
  list                     all scenarios
  start <id>               starts one on a running server
  record <file>            takes the recording of a World away
  replay <file...>         plays recordings: in a World of their own, or on a running server with --base

Options:
  --base URL       a running server; of the mock for start and record (http://127.0.0.1:5173 without it)
  --world name     the World there ("default"; for replay "replay", which is made anew)
  --title text     what a person calls the recording
  --seed N         start and replay with another seed
  --until N        replay up to this step
  --all            go on after a difference (always with --base)
  --files folder   where large files lie that a recording only names
  --help           this text`;

const COMMANDS = ['list', 'start', 'record', 'replay'] as const;

export interface Arguments {
  readonly command: (typeof COMMANDS)[number];
  /** An id, or files. */
  readonly names: readonly string[];
  readonly base?: string;
  readonly world?: string;
  readonly title?: string;
  readonly files?: string;
  readonly seed?: number;
  readonly until?: number;
  readonly all: boolean;
}

/** A mistake on the command line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

function numberIn(
  option: string,
  text: string,
  isRight: (value: number) => boolean,
  expected = 'a whole number',
): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !isRight(value))
    throw new UsageError(`--${option} must be ${expected}, not "${text}"`);
  return value;
}

/** Up to 0 nothing would be played, and all of that is "same". */
const isStep = (value: number): boolean => value > 0;

function addressIn(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsageError(`--base must be an address such as http://127.0.0.1:4173, not "${text}"`);
  return text.replace(/\/+$/, '');
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        base: { type: 'string' },
        world: { type: 'string' },
        title: { type: 'string' },
        files: { type: 'string' },
        seed: { type: 'string' },
        until: { type: 'string' },
        all: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the command line. Throws {@link UsageError}, or what {@link checkId} throws for a World. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parsed(args);
  const [word, ...names] = positionals;
  const command = COMMANDS.find((known) => known === word);
  if (command === undefined)
    throw new UsageError(word === undefined ? USAGE : `There is no command "${word}"\n${USAGE}`);
  if (command === 'replay' && names.length === 0) throw new UsageError('Which recording? replay <file...>');
  if ((command === 'start' || command === 'record') && names.length !== 1)
    throw new UsageError(
      command === 'start' ? 'Which scenario? start <id>' : 'Into which file? record <file>',
    );
  const { base, world, title, files, seed, until, all } = values;
  if (world !== undefined) checkId(world);
  return {
    command,
    names,
    all,
    ...(base === undefined ? {} : { base: addressIn(base) }),
    ...(world === undefined ? {} : { world }),
    ...(title === undefined ? {} : { title }),
    ...(files === undefined ? {} : { files }),
    ...(seed === undefined ? {} : { seed: numberIn('seed', seed, isSeed) }),
    ...(until === undefined
      ? {}
      : { until: numberIn('until', until, isStep, 'the number of a step, from 1 on') }),
  };
}
