/** The contract's error keys: `x-failures` of its operations, without numeric ones (`CODE_106`). */
import { operationsOf, type OpenapiDocument, type Operation } from './document.ts';

const NUMBER = /^CODE_\d+$/;

export function failureKeysOf(operation: Operation): string[] {
  return (operation['x-failures'] ?? []).filter((key) => !NUMBER.test(key));
}

export function failureKeys(document: OpenapiDocument): string[] {
  return [...new Set(operationsOf(document).flatMap(({ operation }) => failureKeysOf(operation)))].sort();
}

/** The union type for the mock's handlers and the portal's texts. */
export function emitFailures(document: OpenapiDocument, mark: string): string {
  return [
    mark,
    '/** Every error key that an answer may carry as its message (x-failures). */',
    'export const FAILURE_KEYS = [',
    ...failureKeys(document).map((key) => `  '${key}',`),
    '] as const;',
    '',
    '/** A key that both languages have a text for. */',
    'export type FailureKey = (typeof FAILURE_KEYS)[number];',
    '',
  ].join('\n');
}
