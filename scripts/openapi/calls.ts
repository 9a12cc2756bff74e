/** The documented calls (openapi/calls.tsv) against the contract: neither may have one that the other lacks. */
import { readFileSync } from 'node:fs';
import { ROOT } from '../lib/paths.ts';
import type { Located } from './document.ts';

/** `METHOD path` of every documented call. */
export function documentedCalls(): string[] {
  return readFileSync(`${ROOT}openapi/calls.tsv`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.trim().split('\t').join(' '));
}

/** Differences between the documented list and the contract, as lines for people. */
export function compareCalls(documented: readonly string[], operations: readonly Located[]): string[] {
  const declared = operations.map(({ method, path }) => `${method} ${path}`);
  const missing = documented.filter((call) => !declared.includes(call));
  const invented = declared.filter((call) => !documented.includes(call));
  return [
    ...missing.map((call) => `${call} is documented (openapi/calls.tsv) but not in the contract`),
    ...invented.map((call) => `${call} is in the contract but not documented (openapi/calls.tsv)`),
  ];
}
