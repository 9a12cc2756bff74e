/** Terminal output of `npm run scenario`. */
import type { StepLine } from '#mocks/recording/replay.ts';

/** Longer values are truncated. */
const VALUE_MAX = 400;

function shown(value: unknown): string {
  const text = value === undefined ? '(nothing)' : JSON.stringify(value);
  return text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX)}… (${text.length} characters)` : text;
}

export function stepText({ n, kind, operation, passed }: StepLine): string {
  return `${passed ? '  same   ' : '  DIFFERS'} ${String(n).padStart(4)}  ${operation ?? kind}`;
}

export function differenceText({ problem, differences = [] }: StepLine): string[] {
  if (problem !== undefined) return [`                 not played: ${problem}`];
  return differences.flatMap(({ at, expected, actual }) => [
    `                 ${at}`,
    `                   recorded ${shown(expected)}`,
    `                   now      ${shown(actual)}`,
  ]);
}
