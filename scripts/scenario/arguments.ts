/** The command line of `npm run scenario`. */
import { present } from '#mocks/lib/tables.ts';
import { parseArgs } from 'node:util';
import { isSeed } from '#mocks/world/ids.ts';
import { PERSONA_IDS } from '#mocks/world/persona.ts';
import { checkId } from '#mocks/world/world-id.ts';

export const USAGE = `Usage: npm run scenario -- <command>
  list                     all scenarios
  start <id>               starts one on a running server
  record <file>            takes the recording of a World away
  replay <file...>         plays recordings: in a World of their own, or on a running server with --base
  steps <file>             lists the steps of a recording
  import <file>            makes a recording of a HAR, of curl lines or of a Postman collection, without secrets
  har <recording>          plays a recording as replay does, and writes what went over the wire as HAR
  diff <A> [B]             what differs from state A to B, each a snapshot file or a World of a running server;
                           A alone: from the start of its scenario

Exit codes: 0 as recorded, 1 a difference or an error, 2 a wrong command line; diff: 0 same, 1 different, 2 an error.

Options:
  --base URL       a running server; of the mock for start and record (http://127.0.0.1:5173 without it)
  --world name     the World there ("default"; for replay "replay", which is made anew)
  --title text     what a person calls the recording
  --seed N         start and replay with another seed
  --until N        replay up to this step
  --all            go on after a difference (always with --base)
  --files folder   where large files and snapshots lie that a recording only names
  --junit FILE     replay: a report for build servers, one case for each step
  --json FILE      the same for programs, and the result of each other command
  --html FILE      the same to look at, in Chinese and English
  --out FILE       import, har: the file to write
  --scenario id    import: where its World begins ("default", or a link in the file)
  --persona id     import: who signs in for a session from before the file
  --help           this text`;

const COMMANDS = ['list', 'start', 'record', 'replay', 'steps', 'import', 'har', 'diff'] as const;

export const REPORT_FORMATS = ['junit', 'json', 'html'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

export interface Arguments {
  readonly command: (typeof COMMANDS)[number];
  /** An id, or files. */
  readonly names: readonly string[];
  readonly base?: string;
  readonly world?: string;
  readonly title?: string;
  readonly files?: string;
  readonly out?: string;
  readonly scenario?: string;
  readonly persona?: string;
  /** Report files by their format. */
  readonly reports: Readonly<Partial<Record<ReportFormat, string>>>;
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
        out: { type: 'string' },
        scenario: { type: 'string' },
        persona: { type: 'string' },
        junit: { type: 'string' },
        json: { type: 'string' },
        html: { type: 'string' },
        seed: { type: 'string' },
        until: { type: 'string' },
        all: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** What is asked of a command that takes exactly one name. */
const SINGLE: Partial<Record<(typeof COMMANDS)[number], string>> = {
  start: 'Which scenario? start <id>',
  record: 'Into which file? record <file>',
  steps: 'Which recording? steps <file>',
  import: 'Which file? import <file>',
  har: 'Which recording? har <recording> --out <file>',
};

/** Reads the command line. Throws {@link UsageError}, or what {@link checkId} throws for a World. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parsed(args);
  const [word, ...names] = positionals;
  const command = COMMANDS.find((known) => known === word);
  if (command === undefined)
    throw new UsageError(word === undefined ? USAGE : `There is no command "${word}"\n${USAGE}`);
  if (command === 'replay' && names.length === 0) throw new UsageError('Which recording? replay <file...>');
  if (command === 'diff' && (names.length === 0 || names.length > 2))
    throw new UsageError('Which states? diff <A> [B]');
  const single = SINGLE[command];
  if (single !== undefined && names.length !== 1) throw new UsageError(single);
  const { base, world, title, files, out, scenario, persona, seed, until, all } = values;
  if (world !== undefined) checkId(world);
  if (command === 'har' && out === undefined)
    throw new UsageError('Into which file? har <recording> --out <file>');
  if (persona !== undefined && !PERSONA_IDS.some((known) => known === persona))
    throw new UsageError(`There is no persona "${persona}": ${PERSONA_IDS.join(', ')}`);
  return {
    command,
    names,
    all,
    reports: Object.fromEntries(
      REPORT_FORMATS.flatMap((format) => {
        const to = values[format];
        return to === undefined ? [] : [[format, to]];
      }),
    ),
    ...(base === undefined ? {} : { base: addressIn(base) }),
    ...present({ world, title, files, out, scenario, persona }),
    ...(seed === undefined ? {} : { seed: numberIn('seed', seed, isSeed) }),
    ...(until === undefined
      ? {}
      : { until: numberIn('until', until, isStep, 'the number of a step, from 1 on') }),
  };
}
