import type { parseArgs } from 'node:util';
import { PERSONA_IDS } from '#mocks/world/persona.ts';
import { checkId } from '#mocks/world/world-id.ts';
import { address, flag, parsed, text, usageText, UsageError, wholeNumber } from '../lib/command-line.ts';
import { REPORT_OPTIONS } from '../lib/report.ts';

const COMMANDS = ['list', 'start', 'record', 'replay', 'steps', 'import', 'har', 'diff'] as const;

const OPTIONS = {
  base: text('URL', 'a running server; of the mock for start and record (http://127.0.0.1:5173 without it)'),
  world: text('name', 'the World there ("default"; for replay "replay", which is made anew)'),
  title: text('text', 'what a person calls the recording'),
  seed: text('N', 'start and replay with another seed'),
  until: text('N', 'replay up to this step'),
  all: flag('go on after a difference (always with --base)'),
  files: text('folder', 'where large files and snapshots lie that a recording only names'),
  ...REPORT_OPTIONS,
  out: text('FILE', 'import, har: the file to write'),
  scenario: text('id', 'import: where its World begins ("default", or a link in the file)'),
  persona: text('id', 'import: who signs in for a session from before the file'),
} as const;

export const USAGE = usageText(
  `Usage: npm run scenario -- <command>
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

Options:`,
  OPTIONS,
);

type Given = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

export interface Arguments extends Readonly<Omit<Given, 'seed' | 'until'>> {
  readonly command: (typeof COMMANDS)[number];
  readonly names: readonly string[];
  readonly seed?: number;
  readonly until?: number;
}

/** Error message of commands with exactly one name. */
const SINGLE: Partial<Record<(typeof COMMANDS)[number], string>> = {
  start: 'Which scenario? start <id>',
  record: 'Into which file? record <file>',
  steps: 'Which recording? steps <file>',
  import: 'Which file? import <file>',
  har: 'Which recording? har <recording> --out <file>',
};

/** Parses the command line. Throws {@link UsageError}, or the error of {@link checkId}. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parsed({ args: [...args], allowPositionals: true, options: OPTIONS });
  const [word, ...names] = positionals;
  const command = COMMANDS.find((known) => known === word);
  if (command === undefined)
    throw new UsageError(word === undefined ? USAGE : `There is no command "${word}"\n${USAGE}`);
  if (command === 'replay' && names.length === 0) throw new UsageError('Which recording? replay <file...>');
  if (command === 'diff' && (names.length === 0 || names.length > 2))
    throw new UsageError('Which states? diff <A> [B]');
  const single = SINGLE[command];
  if (single !== undefined && names.length !== 1) throw new UsageError(single);
  const { base, seed, until, ...others } = values;
  const { world, out, persona } = others;
  if (world !== undefined) checkId(world);
  if (command === 'har' && out === undefined)
    throw new UsageError('Into which file? har <recording> --out <file>');
  if (persona !== undefined && !PERSONA_IDS.some((known) => known === persona))
    throw new UsageError(`There is no persona "${persona}": ${PERSONA_IDS.join(', ')}`);
  return {
    ...others,
    command,
    names,
    ...(base === undefined ? {} : { base: address('base', base) }),
    ...(seed === undefined ? {} : { seed: wholeNumber('seed', seed, 0, 0xffff_ffff) }),
    // 0 would replay nothing and report success.
    ...(until === undefined ? {} : { until: wholeNumber('until', until, 1) }),
  };
}
