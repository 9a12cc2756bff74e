/** Rows of the benchmark's results. */
import { cpus } from 'node:os';
import { markdownTable } from '../lib/report.ts';

export interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: 'ms' | 'MB' | 'times';
  readonly limit: number;
  readonly beside: string;
}

export const row = (what: string, value: number, unit: Row['unit'], limit: number, beside = ''): Row => ({
  what,
  value,
  unit,
  limit,
  beside,
});

/** The ratio of two values of one run, comparable between machines. */
export const ratio = (what: string, value: number, to: number, unit: string, limit: number): Row =>
  row(what, value / to, 'times', limit, `${value.toFixed(0)} ÷ ${to.toFixed(0)} ${unit}`);

/** A value that could not be measured (NaN) fails. */
export const holds = ({ value, limit }: Row): boolean => value <= limit;

export const quantile = (values: readonly number[], part = 0.5): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

/** Measures several times; first runs that only warm up have negative numbers, and are not counted. */
export async function medianOf<Name extends string>(
  runs: number,
  measure: (n: number) => Promise<Record<Name, number>>,
  warmUps = 0,
): Promise<(name: Name) => number> {
  const measured: Record<Name, number>[] = [];
  for (let n = -warmUps; n < runs; n += 1) {
    const one = await measure(n);
    if (n >= 0) measured.push(one);
  }
  return (name) => quantile(measured.map((one) => one[name]));
}

export function benchReport(rows: readonly Row[]): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`;
  const cells = rows.map((one) => [
    one.what,
    `${one.value.toFixed(one.unit === 'times' ? 2 : 0)} ${one.unit}`,
    `≤ ${one.limit}`,
    one.beside,
    holds(one) ? 'yes' : '**NO**',
  ]);
  const table = markdownTable(['what', 'measured', 'limit', 'beside', 'holds'], cells);
  return `# Benchmarks\n\nMachine: ${machine}.\n\n${table}\n`;
}
