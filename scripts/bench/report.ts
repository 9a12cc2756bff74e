/** The bench's result as text. */
import { cpus } from 'node:os';
import type { DrawnPlot } from './drawn-plot.ts';
import { CONNECTIONS, type Load } from './load.ts';
import { PLOT_RUNS, type PlotTime } from './plot.ts';
import { CALLS_IN_EACH, WORLDS } from './many-worlds.ts';
import { REPLAY_STEPS, type ReplayTime } from './replay.ts';
import { THOUSANDS, type ThousandsTime } from './thousands.ts';
import type { TypedForm } from './typed-form.ts';

export interface CallResult {
  readonly name: string;
  /** Bytes of the answer. */
  readonly bytes: number;
  readonly constant: Load;
  /** 48 declarations, then 100,000. */
  readonly small: Load;
  readonly large: Load;
  /** How many times longer the large one may take than the small one. */
  readonly atMost?: number;
}

export interface BenchResult {
  readonly seconds: number;
  readonly calls: readonly CallResult[];
  readonly startMs: readonly number[];
  readonly plots: readonly PlotTime[];
  readonly drawn: readonly DrawnPlot[];
  readonly typed: TypedForm;
  readonly memory: {
    readonly small: number;
    readonly large: number;
    readonly largeReady: number;
    readonly manyWorlds: number;
  };
  readonly replay: ReplayTime;
  /** Time to make the World of 100,000 declarations and answer its first search. */
  readonly largeReadyMs: number;
  readonly thousands: ThousandsTime;
}

type Row = readonly string[];

function row(label: string, load: Load, constant: Load): Row {
  return [
    label,
    load.perSecond.toFixed(0),
    load.p50Ms.toFixed(2),
    load.p99Ms.toFixed(2),
    load === constant ? '1' : (constant.perSecond / load.perSecond).toFixed(1),
  ];
}

function markdown(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** The large World beside the small one, measured in the same run. */
function ratioText({ small, large, atMost }: CallResult): string {
  const ratio = (small.perSecond / large.perSecond).toFixed(2);
  const limit = atMost === undefined ? '' : ` (at most ${atMost})`;
  return `100,000 ÷ 48 declarations: ${ratio} times as long${limit}, ${(1000 / large.perSecond).toFixed(2)} ms a call.`;
}

function callText(result: CallResult): string {
  const { name, bytes, constant, small, large } = result;
  const table = markdown(
    ['server', 'requests/s', 'p50 ms', 'p99 ms', 'constant ÷ this'],
    [
      row('plain node:http, constant body', constant, constant),
      row('mock, 48 declarations', small, constant),
      row('mock, 100,000 declarations', large, constant),
    ],
  );
  return `## ${name}\n\nThe answer has ${bytes.toLocaleString('en')} bytes on average.\n\n${table}\n\n${ratioText(result)}\n`;
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function replayText({
  replayMs,
  directMs,
  untapedMs,
  writeMs,
  fileBytes,
  tapeBytes,
  heapBytes,
}: ReplayTime): string {
  const times = (ms: number): string => (ms / directMs).toFixed(2);
  const table = markdown(
    ['what', 'ms', 'as a multiple of the calls'],
    [
      ['the calls made directly, with their tape', directMs.toFixed(0), '1'],
      ['without a tape', untapedMs.toFixed(0), times(untapedMs)],
      ['played and compared, in a fresh World', replayMs.toFixed(0), times(replayMs)],
      ['written down from the tape', writeMs.toFixed(0), times(writeMs)],
    ],
  );
  const size = `The file has ${megabytes(fileBytes)}, its tape weighs ${megabytes(tapeBytes)}; one replay adds ${megabytes(heapBytes)} to the heap.`;
  return `## A recording of ${REPLAY_STEPS.toLocaleString('en')} steps\n\nIn one process, without HTTP; the least of some runs.\n\n${table}\n\n${size}\n`;
}

function typedText({ medianMs, p90Ms, leastMs }: TypedForm): string {
  const table = markdown(
    ['a key in the name of the second of three products', 'ms'],
    [
      ['median', medianMs.toFixed(1)],
      ['90 of 100 keys take less than', p90Ms.toFixed(1)],
      ['least', leastMs.toFixed(1)],
    ],
  );
  return `## Typing into the application form\n\nIn a browser, from the key to the page laid out: script, style and layout; a frame has 16.7 ms.\n\n${table}\n`;
}

function thousandsText({ eachMs, backMs, thereMs, memory }: ThousandsTime): string {
  const table = markdown(
    ['what', 'value', 'as a multiple of a call in memory'],
    [
      ['a call in a World that is in memory (median)', `${thereMs.toFixed(1)} ms`, '1'],
      [
        'the same in one that has left memory (median)',
        `${backMs.toFixed(1)} ms`,
        (backMs / thereMs).toFixed(1),
      ],
      ['a World made, a step of the staff, a call', `${eachMs.toFixed(1)} ms`, (eachMs / thereMs).toFixed(1)],
      ['most memory', megabytes(memory), ''],
    ],
  );
  return `## ${THOUSANDS.toLocaleString('en')} Worlds in one server\n\nAll of one seed, without a data folder, over HTTP; ${WORLDS} of them stay in memory.\n\n${table}\n`;
}

/** The whole page, as markdown that reads well in a terminal too. */
export function report(result: BenchResult): string {
  const [cpu] = cpus();
  return [
    '# Benchmarks of the mock server',
    '',
    `Written by \`npm run bench -- --write\`: ${CONNECTIONS} connections on loopback, ${result.seconds} s a row after a`,
    'warm-up, load and server on the same machine, contract checks off, every answer checked to be a success. The',
    '"constant" rows are a plain node:http server that answers the same number of bytes without doing anything: what',
    'the machine can do at most, measured in the same run.',
    '',
    `Machine: ${cpus().length} × ${cpu?.model ?? 'unknown'}, Node ${process.versions.node}.`,
    '',
    ...result.calls.map(callText),
    '## The plot of GWP100 by production route',
    '',
    `Statistics and shapes in the portal, from figures to paths, the median of ${PLOT_RUNS} runs; a frame has 16.7 ms.`,
    '',
    markdown(
      ['valid declarations', 'ms', 'characters of all paths'],
      result.plots.map(({ figures, ms, characters }) => [
        figures.toLocaleString('en'),
        ms.toFixed(2),
        characters.toLocaleString('en'),
      ]),
    ),
    '',
    'In a browser, from the data in hand to the plot on the page: script, style and layout, the list beside it included.',
    '',
    markdown(
      ['drawn', 'first after opening the page, ms', 'median of all PCR, ms', 'least, ms'],
      result.drawn.map(({ name, firstMs, medianMs, leastMs }) => [
        name,
        ...[firstMs, medianMs, leastMs].map((ms) => ms.toFixed(1)),
      ]),
    ),
    '',
    typedText(result.typed),
    replayText(result.replay),
    thousandsText(result.thousands),
    '## Start and memory',
    '',
    markdown(
      ['what', 'value'],
      [
        ['start of the process to the first 200 (median)', `${median(result.startMs).toFixed(0)} ms`],
        [
          'a fresh World of 100,000 declarations and its first search',
          `${result.largeReadyMs.toFixed(0)} ms`,
        ],
        ['memory with it, before the load', megabytes(result.memory.largeReady)],
        ['memory after the load, 48 declarations', megabytes(result.memory.small)],
        ['memory after the load, 100,000 declarations', megabytes(result.memory.large)],
        [
          `most memory with ${WORLDS} Worlds, ${CALLS_IN_EACH} large answers in the journal of each`,
          megabytes(result.memory.manyWorlds),
        ],
      ],
    ),
    '',
  ].join('\n');
}
