/** Rows of the benchmark's results. */
import { cpus } from 'node:os';
import { markdownTable } from '../lib/report.ts';

export interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: 'ms' | 'MB' | 'times';
  readonly limit: number;
  readonly isAtLeast?: boolean;
  /** A related measurement of the same run. */
  readonly beside?: string;
}

/** A value that could not be measured (NaN) fails. */
export const holds = ({ value, limit, isAtLeast = false }: Row): boolean =>
  isAtLeast ? value >= limit : value <= limit;

export const quantile = (values: readonly number[], part = 0.5): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

/** The ratio of two values of one run, comparable between machines. */
export function ratio(what: string, value: number, to: number, unit: string, limit: number): Row {
  const beside = `${value.toFixed(0)} ÷ ${to.toFixed(0)} ${unit}`;
  return { what, value: value / to, unit: 'times', limit, beside };
}

export function benchReport(rows: readonly Row[]): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`;
  const cells = rows.map((row) => [
    row.what,
    `${row.value.toFixed(row.unit === 'times' ? 2 : 0)} ${row.unit}`,
    `${row.isAtLeast === true ? '≥' : '≤'} ${row.limit}`,
    row.beside ?? '',
    holds(row) ? 'yes' : '**NO**',
  ]);
  const table = markdownTable(['what', 'measured', 'limit', 'beside', 'holds'], cells);
  return `# Benchmarks\n\nMachine: ${machine}.\n\n${table}\n`;
}
