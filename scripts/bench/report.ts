/** The bench's result as text. */
import { cpus } from 'node:os';
import { holds, type Budget } from './budgets.ts';
import type { DrawnPlot } from './drawn-plot.ts';
import { CONNECTIONS, type Load } from './load.ts';
import type { CallResult } from './peers.ts';
import { PLOT_RUNS, type PlotTime } from './plot.ts';
import { CALLS_IN_EACH, WORLDS } from './many-worlds.ts';
import { REPLAY_STEPS, type ReplayTime } from './replay.ts';
import type { StartTimes } from './starts.ts';
import { THOUSANDS, type ThousandsTime } from './thousands.ts';
import type { TypedForm } from './typed-form.ts';

export interface BenchResult {
  readonly seconds: number;
  readonly calls: readonly CallResult[];
  readonly budgets: readonly Budget[];
  readonly hasPeers: boolean;
  readonly starts: StartTimes;
  readonly plots: readonly PlotTime[];
  /** Null where no browser was asked. */
  readonly browser: { readonly drawn: readonly DrawnPlot[]; readonly typed: TypedForm } | null;
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

function callText({ call, bytes, constant, small, large, peer }: CallResult): string {
  const table = markdown(
    ['server', 'requests/s', 'p50 ms', 'p99 ms', 'constant ÷ this'],
    [
      row('plain node:http, constant body', constant, constant),
      row('mock, 48 declarations', small, constant),
      row('mock, 100,000 declarations', large, constant),
      ...(peer === undefined
        ? []
        : [
            row('mock, 48 declarations, every call checked', peer.checked, constant),
            row('Prism, examples of the contract', peer.prism, constant),
          ]),
    ],
  );
  const ratio = (small.perSecond / large.perSecond).toFixed(2);
  const beside =
    peer === undefined
      ? ''
      : ` Checked mock ÷ Prism: ${(peer.checked.perSecond / peer.prism.perSecond).toFixed(1)}.`;
  return `### ${call.name}\n\nThe answer has ${bytes.toLocaleString('en')} bytes on average.\n\n${table}\n\n100,000 ÷ 48 declarations: ${ratio} times as long.${beside}\n`;
}

function budgetText(budgets: readonly Budget[]): string {
  const rows = budgets.map((budget) => [
    budget.what,
    budget.value.toFixed(2),
    `${budget.side} ${budget.limit}`,
    holds(budget) ? 'yes' : '**NO**',
  ]);
  return `## Limits\n\nThe command fails when one does not hold.\n\n${markdown(['what', 'measured', 'limit', 'holds'], rows)}\n`;
}

const NO_PEERS =
  '**Prism was not measured**: `npm run bench -- --peers FOLDER` wants a folder with `@stoplight/prism-cli`.\n';

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

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

function plotText(plots: readonly PlotTime[]): string {
  const table = markdown(
    ['valid declarations', 'ms', 'characters of all paths'],
    plots.map(({ figures, ms, characters }) => [
      figures.toLocaleString('en'),
      ms.toFixed(2),
      characters.toLocaleString('en'),
    ]),
  );
  return `## The plot of GWP100 by production route\n\nStatistics and shapes in the portal, from figures to paths, the median of ${PLOT_RUNS} runs; a frame has 16.7 ms.\n\n${table}\n`;
}

function drawnText(drawn: readonly DrawnPlot[]): string {
  const table = markdown(
    ['drawn', 'first after opening the page, ms', 'median of all PCR, ms', 'least, ms'],
    drawn.map(({ name, firstMs, medianMs, leastMs }) => [
      name,
      ...[firstMs, medianMs, leastMs].map((ms) => ms.toFixed(1)),
    ]),
  );
  return `In a browser, from the data in hand to the plot on the page: script, style and layout, the list beside it included.\n\n${table}\n`;
}

function startText({ starts, memory, largeReadyMs }: BenchResult): string {
  const { bareMs, mockMs, firstAnswerMs, idleBytes } = starts;
  const ms = (value: number): string => `${value.toFixed(0)} ms`;
  const table = markdown(
    ['what', 'value'],
    [
      ['a bare Node process opens its port (median)', ms(bareMs)],
      [`the mock opens its port (median), ${(mockMs / bareMs).toFixed(2)} times as long`, ms(mockMs)],
      ['start of the mock to the first 200, in a World made for it (median)', ms(firstAnswerMs)],
      ['memory after that, when nothing happens', megabytes(idleBytes)],
      ['a fresh World of 100,000 declarations and its first searches', ms(largeReadyMs)],
      ['memory with it, before the load', megabytes(memory.largeReady)],
      ['memory after the load, 48 declarations', megabytes(memory.small)],
      ['memory after the load, 100,000 declarations', megabytes(memory.large)],
      [
        `most memory with ${WORLDS} Worlds, ${CALLS_IN_EACH} large answers in the journal of each`,
        megabytes(memory.manyWorlds),
      ],
    ],
  );
  return `## Start and memory\n\n${table}\n`;
}

/** The whole page, as markdown that reads well in a terminal too. */
export function report(result: BenchResult): string {
  const [cpu] = cpus();
  const { browser } = result;
  return [
    '# Benchmarks of the mock server',
    '',
    `Written by \`npm run bench -- --write\`: ${CONNECTIONS} connections on loopback, ${result.seconds} s a row after a`,
    'warm-up, the better of two runs in turn with those beside it, load and server on the same machine, contract checks off, every answer checked to be a success. The',
    '"constant" rows are a plain node:http server that answers the same number of bytes without doing anything: what',
    'the machine can do at most, measured in the same run. Only ratios travel from machine to machine. Prism answers',
    'with the examples of the contract and checks what it is asked; the mock answers from its rows, and is compared with it',
    'as `npm run mock` starts it: requests and answers checked.',
    '',
    `Machine: ${cpus().length} × ${cpu?.model ?? 'unknown'}, Node ${process.versions.node}.`,
    '',
    budgetText(result.budgets),
    ...(result.hasPeers ? [] : [NO_PEERS]),
    '## Calls',
    '',
    ...result.calls.map(callText),
    plotText(result.plots),
    ...(browser === null ? [] : [drawnText(browser.drawn), typedText(browser.typed)]),
    replayText(result.replay),
    thousandsText(result.thousands),
    startText(result),
  ].join('\n');
}
