/** The completeness table: one row per area. */
import { textTable } from '../lib/report.ts';
import type { Located } from './document.ts';

/** Facts about operations, as sets of operationIds. */
export interface Coverage {
  /** Named by a document; others are `x-invented`. */
  documented: ReadonlySet<string>;
  handled: ReadonlySet<string>;
  used: ReadonlySet<string>;
  /** `undefined` without a test run. */
  exercised: ReadonlySet<string> | undefined;
}

const HEAD = ['area', 'calls', 'documented', 'handled', 'used by a screen', 'exercised by a test'];

function row(name: string, ids: readonly string[], coverage: Coverage): string[] {
  const count = (set: ReadonlySet<string>): string => String(ids.filter((id) => set.has(id)).length);
  return [
    name,
    String(ids.length),
    count(coverage.documented),
    count(coverage.handled),
    count(coverage.used),
    coverage.exercised ? count(coverage.exercised) : 'not measured',
  ];
}

export function renderTable(operations: readonly Located[], coverage: Coverage): string {
  const areas = new Map<string, string[]>();
  for (const { operation } of operations) {
    const area = operation.tags[0] ?? '?';
    areas.set(area, [...(areas.get(area) ?? []), operation.operationId]);
  }
  const rows = [...areas].map(([area, ids]) => row(area, ids, coverage));
  return textTable(HEAD, [...rows, row('all', [...areas.values()].flat(), coverage)]).join('\n');
}
