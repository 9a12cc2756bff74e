/** Calls that no screen needs, with reasons: a table of docs/decisions.md (decision 30). */
import { readFileSync } from 'node:fs';
import { ROOT } from '../lib/paths.ts';

const FILE = 'docs/decisions.md';
const HEADING = '## Calls that no screen needs';

/** Parses the table: reasons by operationId. */
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
