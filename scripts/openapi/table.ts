/** The completeness table: one row per area. */
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

/** Rows by area with a total, as aligned text. */
export function renderTable(operations: readonly Located[], coverage: Coverage): string {
  const areas = new Map<string, string[]>();
  for (const { operation } of operations) {
    const area = operation.tags[0] ?? '?';
    areas.set(area, [...(areas.get(area) ?? []), operation.operationId]);
  }
  const rows = [
    HEAD,
    ...[...areas].map(([area, ids]) => row(area, ids, coverage)),
    row('all', [...areas.values()].flat(), coverage),
  ];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const lines = rows.map((cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  const rule = '-'.repeat(lines[0]?.length ?? 0);
  return [lines[0], rule, ...lines.slice(1, -1), rule, lines.at(-1)].join('\n');
}
