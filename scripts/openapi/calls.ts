/** Compares the documented calls (openapi/calls.tsv) with the contract: each exists, and every other call has a reason. */
import { readFileSync } from 'node:fs';
import { ROOT } from '../lib/paths.ts';
import type { Located } from './document.ts';

export function documentedCalls(): string[] {
  return readFileSync(`${ROOT}openapi/calls.tsv`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.trim().split('\t').join(' '));
}

const nameOf = ({ method, path }: Located): string => `${method} ${path}`;

/** Ids of the documented operations; others are ours. */
export function documentedIds(documented: readonly string[], operations: readonly Located[]): Set<string> {
  const found = operations.filter((located) => documented.includes(nameOf(located)));
  return new Set(found.map(({ operation }) => operation.operationId));
}

export function compareCalls(documented: readonly string[], operations: readonly Located[]): string[] {
  const declared = operations.map(nameOf);
  const missing = documented.filter((call) => !declared.includes(call));
  const silent = operations.filter(({ operation }) => operation['x-invented'] === undefined).map(nameOf);
  const invented = silent.filter((call) => !documented.includes(call));
  return [
    ...missing.map((call) => `${call} is documented (openapi/calls.tsv) but not in the contract`),
    ...invented.map((call) => `${call} is neither documented (openapi/calls.tsv) nor marked x-invented`),
  ];
}
