/**
 * Operations that the portal uses: src/ (without generated files) names them in code, by path (`api.POST('/api/p/price/confirm'`)
 * or by operationId as the first argument of a helper (`fileUrl('downloadPcr'`). Comments do not count.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import type { Located } from './document.ts';

const HELPERS = String.raw`\b\w*(?:upload|download|file|url|call|operation)\w*\(\s*`;

function sourceFiles(): string[] {
  const folder = `${ROOT}src`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(^|[\\/])generated[\\/]|\.gen\./.test(name))
    .map((name) => join(folder, name));
}

/** Removes comments; `://` inside a string is not a comment. */
export function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\w])\/\/.*$/gm, '$1');
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Whether code names the operation. */
export function namesOperation(code: string, { path, operation }: Located): boolean {
  const quoted = (text: string): string => `(['"\`])${escapeRegExp(text)}\\1`;
  if (new RegExp(quoted(path)).test(code)) return true;
  return new RegExp(HELPERS + quoted(operation.operationId), 'i').test(code);
}

/** Ids of the operations that the portal uses. */
export function usedOperations(operations: readonly Located[]): Set<string> {
  const code = sourceFiles()
    .map((file) => withoutComments(readFileSync(file, 'utf8')))
    .join('\n');
  return new Set(
    operations
      .filter((located) => namesOperation(code, located))
      .map(({ operation }) => operation.operationId),
  );
}
