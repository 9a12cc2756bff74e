/**
 * Operations that the portal uses: src/ (without generated files) names them in code, by path (`api.POST('/api/p/price/confirm'`)
 * or by operationId as the first argument of a helper (`fileUrl('downloadPcr'`). Comments do not count.
 */
import { readFileSync } from 'node:fs';
import { escapedPattern, filesBelow } from '../lib/files.ts';
import { ROOT } from '../lib/paths.ts';
import type { Located } from './document.ts';

const HELPERS = String.raw`\b\w*(?:upload|download|file|url|call|operation)\w*\(\s*`;

/** Removes comments; `://` inside a string is not a comment. */
export function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\w])\/\/.*$/gm, '$1');
}

export function namesOperation(code: string, { path, operation }: Located): boolean {
  const quoted = (text: string): string => `(['"\`])${escapedPattern(text)}\\1`;
  if (new RegExp(quoted(path)).test(code)) return true;
  return new RegExp(HELPERS + quoted(operation.operationId), 'i').test(code);
}

export function usedOperations(operations: readonly Located[]): Set<string> {
  const code = filesBelow(`${ROOT}src`, /^(?!.*(?:\bgenerated\b|\.gen\.)).*\.tsx?$/)
    .map((file) => withoutComments(readFileSync(`${ROOT}src/${file}`, 'utf8')))
    .join('\n');
  return new Set(
    operations
      .filter((located) => namesOperation(code, located))
      .map(({ operation }) => operation.operationId),
  );
}
