/** Reports that a command prints and writes into coverage/, which git ignores. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { ROOT } from './paths.ts';

/** A Markdown table that reads well in a terminal too. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function writeReport(name: string, text: string): void {
  mkdirSync(`${ROOT}coverage`, { recursive: true });
  writeFileSync(`${ROOT}coverage/${name}`, text);
  console.log(`\n${text}\nwritten: coverage/${name}`);
}
