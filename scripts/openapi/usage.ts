/**
 * Operations that the portal uses: src/ (without generated files) names them in code, by path (`api.POST('/api/p/price/confirm'`)
 * or by operationId as the first argument of a helper (`fileUrl('downloadPcr'`). Comments do not count.
 */
import { readFileSync } from 'node:fs';
import { escapedPattern, filesBelow, ROOT } from '../lib/paths.ts';
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

const FILE = 'docs/decisions.md';
const HEADING = '## Calls that no screen needs';

/** Reasons by operationId for calls that no screen needs: a table of docs/decisions.md (decision 30). */
export function parseUnused(text: string): ReadonlyMap<string, string> {
  const [, section = ''] = text.split(`${HEADING}\n`);
  const [table = ''] = section.split('\n## ');
  return new Map(
    [...table.matchAll(/^\| `(\w+)` \| *([^|]*?) *\|/gm)].map(([, id = '', reason = '']) => [id, reason]),
  );
}

export function namedUnused(): ReadonlyMap<string, string> {
  return parseUnused(readFileSync(ROOT + FILE, 'utf8'));
}

/** Calls that are neither used nor listed, listed although used, without a reason, or unknown. */
export function unusedProblems(
  ids: readonly string[],
  used: ReadonlySet<string>,
  named: ReadonlyMap<string, string>,
): string[] {
  return [
    ...ids
      .filter((id) => !used.has(id) && !named.has(id))
      .map((id) => `${id} is used by no screen and not named in ${FILE}`),
    ...[...named].flatMap(([id, reason]) => {
      if (!ids.includes(id)) return [`${id} is named in ${FILE} and belongs to no operation`];
      if (used.has(id)) return [`${id} is named in ${FILE} and used by a screen: take its row away`];
      return reason === '' ? [`${id} is named in ${FILE} without a reason`] : [];
    }),
  ];
}
