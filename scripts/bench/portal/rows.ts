/** A row of the portal's part of the bench: what was measured, its limit, and what it stands beside. */
export interface PortalRow {
  readonly what: string;
  /** In the unit of the limit. */
  readonly value: number;
  readonly limit: number;
  readonly unit: 'ms' | 'times' | 'requests';
  /** What the machine takes for the least that could be meant, measured in turn; in words, for people. */
  readonly beside?: string;
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** No number is none that holds. */
export const rowHolds = ({ value, limit }: PortalRow): boolean => value <= limit;

const shown = (value: number, unit: PortalRow['unit']): string =>
  unit === 'times' ? value.toFixed(2) : value.toFixed(0);

/** What stands in docs/benchmarks-portal.md. */
export function portalText(rows: readonly PortalRow[], machine: string): string {
  const lines = rows.map(
    (row) =>
      `| ${row.what} | ${shown(row.value, row.unit)} | ${row.limit} ${row.unit} | ${row.beside ?? ''} | ${rowHolds(row) ? 'yes' : '**NO**'} |`,
  );
  return `# Benchmarks of the portal

Written by \`npm run bench -- --write\`: a real Chromium, the median of some runs, each beside what it is compared with and in turn with
it. Times are those of this machine; whoever compares machines takes the row that stands beside.

Machine: ${machine}.

| what | measured | limit | beside | holds |
| --- | --: | --: | --- | --: |
${lines.join('\n')}
`;
}
