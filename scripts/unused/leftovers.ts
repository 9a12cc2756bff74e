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

const SMALL =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** 24 → twenty-four; '' if usually written in digits. */
function inWords(number: number): string {
  if (!Number.isInteger(number) || number < 2 || number > 99) return '';
  const small = (of: number): string => SMALL.split(' ')[of - 2] ?? (of === 1 ? 'one' : '');
  return number < 20
    ? small(number)
    : `${TENS[Math.trunc(number / 10)] ?? ''}-${small(number % 10)}`.replace(/-$/, '');
}

/** Words that follow a number in prose, and units, by suffix of the limit's name. */
const KINDS: readonly (readonly [name: RegExp, after: string, units: readonly number[]])[] = [
  [/_BYTES$/, '[kM]B\\b|\\* 1024', [1, 1024, 1024 ** 2]],
  [/_SECONDS$|_DAYS$/, '(?:s|seconds|days?|working)\\b|[秒天]', [1]],
  [/_MS$/, '(?:m?s|seconds|hours?|days?)\\b|秒', [1, 1000, 3_600_000, 86_400_000]],
  [/_(?:WIDTH|HEIGHT|BREAKPOINT)$/, 'px\\b', [1]],
  [/./, '(?:characters?|digits?|rows|entries|products|files|a page)\\b|[个字位条]', [1]],
];
const BEFORE = String.raw`\b(?:at (?:most|least)|up to|more than|exactly|under|max\w*:?) |repeat\(`;
const OTHER_NUMBERS = /(?:decision|document) \d+(?: §\d+)?|\d?§[^\]\t]*|[\d.]*\.\d+/g;

/** The value in digits and words, and a pattern of lines that mention it as this kind of limit. */
function mentionsOf(name: string, value: number): { words: string[]; says: RegExp } {
  const [, after = '', units = []] = KINDS.find(([end]) => end.test(name)) ?? [];
  const words = units
    .map((unit) => value / unit)
    .filter((number) => Number.isInteger(number))
    .flatMap((number) => [String(number), number.toLocaleString('en'), inWords(number)])
    .filter(Boolean);
  const any = `(?:${words.join('|')})`;
  return {
    words,
    says: new RegExp(String.raw`(?:${BEFORE})${any}\b(?! ?px)|\b${any}[- ]?(?:${after})`, 'i'),
  };
}

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

/** Lines with removed names, and lines whose number may be the changed limit. */
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
  const [before, after] = await Promise.all([numbersIn(textOf(LIMITS, base)), numbersIn(textOf(LIMITS))]);
  const numbers = [...before]
    .filter(([name, value]) => after.get(name) !== value)
    .flatMap(([name, value]) => {
      const { words, says } = mentionsOf(name, value);
      return linesWith(root, words)
        .filter((line) => says.test(line.replaceAll(OTHER_NUMBERS, '')))
        .map((line) => `${name} was ${value}: ${line}`);
    });
  return { names, numbers };
}
