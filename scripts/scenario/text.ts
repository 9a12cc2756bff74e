/** What `npm run scenario` shows on a terminal. */
import type { StepLine } from '#mocks/recording/lines.ts';

/** Longer values fill the terminal and tell nobody more. */
const VALUE_MAX = 400;

function shown(value: unknown): string {
  const text = value === undefined ? '(nothing)' : JSON.stringify(value);
  return text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX)}… (${text.length} characters)` : text;
}

/** One step in one line. */
export function stepText({ n, kind, operation, passed }: StepLine): string {
  return `${passed ? '  same   ' : '  DIFFERS'} ${String(n).padStart(4)}  ${operation ?? kind}`;
}

/** Where its answer is another one, and what it is. */
export function differenceText({ problem, differences = [] }: StepLine): string[] {
  if (problem !== undefined) return [`                 not played: ${problem}`];
  return differences.flatMap(({ at, expected, actual }) => [
    `                 ${at}`,
    `                   recorded ${shown(expected)}`,
    `                   now      ${shown(actual)}`,
  ]);
}

/** Columns as wide as their widest cell; Chinese characters count twice. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const width = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1), 0);
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => width(row[at] ?? ''))));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - width(cell)))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((each) => '-'.repeat(each))), ...rows.map(line)];
}
