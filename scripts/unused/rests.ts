/** What still says a name or a number that a change takes away: compared with where this branch began, on main with the last commit. */
import { branchPoint, git } from '../lib/git.ts';
import { limitsIn } from '../openapi/limits.ts';

const LIMITS = 'src/lib/limits.ts';
const WRITTEN = ['src', 'mocks', 'openapi', 'scripts', 'docs', 'tests', 'e2e', '*.md'];
/** Generated, or about the past. */
const NOT_SEARCHED = [
  '*.gen.ts',
  'src/api/generated',
  'docs/assumptions.md',
  'docs/recordings',
  '*.json',
  'CHANGELOG.md',
  '*.css',
];

/** Names that other files say without a type: calls, steps and scenarios, addresses, tables of the World. */
const NAMED: Readonly<Record<string, RegExp>> = {
  openapi: /^ +operationId: (\w+)$/gm,
  'openapi/control.yaml': /^ {8}- ([\w-]+)$/gm,
  'src/routes.ts': /route\('([^']+)'/g,
  'mocks/world/entities.ts': /^ {2}(\w+): \w+\.\w+,$/gm,
};

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** 24 → twenty-four; '' for what is written in digits. */
function inWords(number: number): string {
  if (!Number.isInteger(number) || number < 2 || number > 99) return '';
  if (number < ONES.length) return ONES[number] ?? '';
  return [TENS[Math.trunc(number / 10)], number % 10 === 0 ? '' : ONES[number % 10]]
    .filter(Boolean)
    .join('-');
}

/** What follows the number in a sentence or a test, and the units in which people say it, by the end of the limit's name. */
const KINDS: readonly { name: RegExp; after: string; units: readonly number[] }[] = [
  { name: /_BYTES$/, after: '[kM]B\\b|\\* 1024', units: [1, 1024, 1024 ** 2] },
  { name: /_SECONDS$|_DAYS$/, after: '(?:s|seconds|days?|working)\\b|[秒天]', units: [1] },
  { name: /_MS$/, after: '(?:m?s|seconds|hours?|days?)\\b|秒', units: [1, 1000, 3_600_000, 86_400_000] },
  { name: /_(?:WIDTH|HEIGHT|BREAKPOINT)$/, after: 'px\\b', units: [1] },
  {
    name: /./,
    after: '(?:characters?|digits?|rows|entries|products|files|a page)\\b|[个字位条]',
    units: [1],
  },
];
const BEFORE = String.raw`\b(?:at (?:most|least)|up to|more than|exactly|under|max\w*:?) |repeat\(`;
const OTHER_NUMBERS = /(?:decision|document) \d+(?: §\d+)?|\d?§[^\]\t]*|[\d.]*\.\d+/g;

/** The value as digits and words, and lines that say it as a limit of this kind. */
function saidAs(name: string, value: number): { words: string[]; says: RegExp } {
  const { after, units } = KINDS.find((kind) => kind.name.test(name)) ?? { after: '', units: [] };
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

/** Lines `file:line:text` with one of these words. */
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

export interface Rests {
  /** Certain: the name is gone. */
  readonly names: readonly string[];
  /** To look at: the line may mean another number. */
  readonly numbers: readonly string[];
}

/** @param now text of a file or of all files of a folder today */
export async function restsOf(root: string, now: (path: string) => string): Promise<Rests> {
  const base = branchPoint(root) ?? 'HEAD';
  const then = (path: string): string =>
    (git(root, 'ls-tree', '-r', '--name-only', base, path) ?? '')
      .split('\n')
      .filter((file) => /\.(?:ts|yaml)$/.test(file))
      .map((file) => git(root, 'show', `${base}:${file}`) ?? '')
      .join('\n');
  const gone = Object.entries(NAMED).flatMap(([path, pattern]) => {
    const names = (text: string) => new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name));
    const left = names(now(path));
    return [...names(then(path))].filter((name) => !left.has(name));
  });
  const names = linesWith(root, gone);
  const [before, after] = await Promise.all([numbersIn(then(LIMITS)), numbersIn(now(LIMITS))]);
  const numbers = [...before]
    .filter(([name, value]) => after.get(name) !== value)
    .flatMap(([name, value]) => {
      const { words, says } = saidAs(name, value);
      return linesWith(root, words)
        .filter((line) => says.test(line.replaceAll(OTHER_NUMBERS, '')))
        .map((line) => `${name} was ${value}: ${line}`);
    });
  return { names, numbers };
}
