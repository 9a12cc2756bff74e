/** Reports that a command prints and writes to coverage/, which git ignores. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { keysOf } from '#mocks/lib/tables.ts';
import { text } from './command-line.ts';
import { ROOT } from './paths.ts';

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A table for a terminal; Chinese characters are two columns wide. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const width = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1), 0);
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => width(row[at] ?? ''))));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - width(cell)))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((each) => '-'.repeat(each))), ...rows.map(line)];
}

export const JSON_OPTION = { json: text('FILE', 'the results for programs') } as const;
export const REPORT_OPTIONS = {
  ...JSON_OPTION,
  junit: text('FILE', 'the results for a build server, one case for each call, recording or step'),
  html: text('FILE', 'the results to look at, in Chinese and English'),
} as const;
type Format = keyof typeof REPORT_OPTIONS;

export function writeReports(
  files: Readonly<Partial<Record<Format, string | undefined>>>,
  made: Readonly<Record<Format, () => string>>,
): void {
  for (const format of keysOf(REPORT_OPTIONS)) {
    const file = files[format];
    if (file !== undefined) writeFileSync(file, made[format]());
  }
}

export function writeJson(file: string | undefined, results: unknown): void {
  if (file !== undefined) writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

export function writeReport(name: string, page: string): void {
  mkdirSync(`${ROOT}coverage`, { recursive: true });
  writeFileSync(`${ROOT}coverage/${name}`, page);
  console.log(`\n${page}\nwritten: coverage/${name}`);
}
