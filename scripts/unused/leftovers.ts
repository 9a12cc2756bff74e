/** Finds references to names and numbers that were removed since the branch point, or on main since the last commit. */
import { branchPoint, git } from '../lib/git.ts';
import { limitsIn } from '../openapi/limits.ts';

const LIMITS = 'src/lib/limits.ts';
const WRITTEN = ['src', 'mocks', 'openapi', 'scripts', 'docs', 'tests', 'e2e', '*.md'];
/** Generated or historical files. */
const NOT_SEARCHED = [
  '*.gen.ts',
  'src/api/generated',
  'docs/assumptions.md',
  'docs/recordings',
  '*.json',
  'CHANGELOG.md',
  '*.css',
];

/** Names used elsewhere without type checking: calls, steps, scenarios, URLs, World tables. */
const NAMED: Readonly<Record<string, RegExp>> = {
  openapi: /^ +operationId: (\w+)$/gm,
  'openapi/control.yaml': /^ {8}- ([\w-]+)$/gm,
  'src/routes.ts': /route\('([^']+)'/g,
  'mocks/world/entities.ts': /^ {2}(\w+): \w+\.\w+,$/gm,
};

async function numbersIn(text: string): Promise<Map<string, number>> {
  const limits = Object.entries(await limitsIn(text));
  return new Map(limits.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

/** Matching lines as `file:line:text`. */
function linesWith(root: string, words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const found = git(
    root,
    'grep',
    '-nIwiF',
    '--untracked',
    ...words.flatMap((word) => ['-e', word]),
    '--',
    ...WRITTEN,
    ...NOT_SEARCHED.map((path) => `:!${path}`),
  );
  return found?.split('\n').filter(Boolean) ?? [];
}

/** Lines with removed names, and lines with the former number of a changed limit. */
export async function leftoversOf(root: string): Promise<{ names: string[]; numbers: string[] }> {
  const base = branchPoint(root) ?? 'HEAD';
  const textOf = (path: string, ...version: string[]): string =>
    git(root, 'grep', '-h', '', ...version, '--', path) ?? '';
  const gone = Object.entries(NAMED).flatMap(([path, pattern]) => {
    const names = (text: string) => new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name));
    const left = names(textOf(path));
    return [...names(textOf(path, base))].filter((name) => !left.has(name));
  });
  const names = linesWith(root, gone);
  const versions = [textOf(LIMITS, base), textOf(LIMITS)] as const;
  if (versions[0] === versions[1]) return { names, numbers: [] };
  const [before, after] = await Promise.all([numbersIn(versions[0]), numbersIn(versions[1])]);
  const numbers = [...before]
    .filter(([name, value]) => after.get(name) !== value)
    .flatMap(([name, value]) =>
      linesWith(root, [String(value), value.toLocaleString('en')]).map(
        (line) => `${name} was ${value}: ${line}`,
      ),
    );
  return { names, numbers };
}
