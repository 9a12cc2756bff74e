/**
 * Part of npm run check: fails on unused or undefined CSS classes, on unread limits and World tables, and on references to
 * removed names. Lists possible mentions of changed limits.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, ROOT } from './lib/paths.ts';
import { leftoversOf } from './unused/leftovers.ts';

const LIMITS = 'src/lib/limits.ts';
const TABLES = 'mocks/world/entities.ts';
const files = new Map(
  ['src', 'mocks', 'openapi'].flatMap((folder) =>
    filesBelow(join(ROOT, folder), /(?<!\.gen)\.(?:tsx?|css|yaml)$/).map((name): [string, string] => [
      join(folder, name),
      readFileSync(join(ROOT, folder, name), 'utf8'),
    ]),
  ),
);
const namesIn = (text: string, pattern: RegExp): Set<string> =>
  new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name));

const imports = [...files].flatMap(([file, text]) =>
  Array.from(text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g), ([, name = '', from = '']) => ({
    name,
    text,
    sheet: from.startsWith('#') ? from.slice(1) : join(dirname(file), from),
  })),
);

/** Undefined classes of a CSS module, and unused ones unless class names are computed. */
function wrongClasses(sheet: string, css: string): string[] {
  const selectors = css.replaceAll(/\/\*[^]*?\*\/|:global\([^)]*\)|[^{};]*;/g, '');
  const defined = namesIn(selectors, /\.([a-z_][\w-]*)/gi);
  const used = new Set<string>();
  let isComputed = false;
  for (const { name, text } of imports.filter((one) => one.sheet === sheet)) {
    for (const one of namesIn(text, new RegExp(`\\b${name}\\.(\\w+)\\b(?!\\.css)`, 'g'))) used.add(one);
    isComputed ||= new RegExp(`\\b${name}\\b(?!\\.| from)`).test(text);
  }
  const problems = [...used]
    .filter((one) => !defined.has(one))
    .map((one) => `${sheet} has no class "${one}"`);
  if (isComputed) return problems;
  return [
    ...problems,
    ...[...defined].filter((one) => !used.has(one)).map((one) => `Nothing uses "${one}" of ${sheet}`),
  ];
}

const problems = [...files].flatMap(([name, text]) =>
  name.endsWith('.module.css') ? wrongClasses(name, text) : [],
);
for (const limit of namesIn(files.get(LIMITS) ?? '', /^export const (\w+)/gm))
  if (![...files].some(([name, text]) => name !== LIMITS && new RegExp(`\\b${limit}\\b`).test(text)))
    problems.push(`Nothing reads the limit "${limit}" of ${LIMITS}`);
const answering = [...files].filter(([name]) => /^mocks\/(?:handlers|core|dialects|domain)\//.test(name));
for (const table of namesIn(files.get(TABLES) ?? '', /^ {2}(\w+): \w+\.\w+,$/gm))
  if (!answering.some(([, text]) => new RegExp(`\\bstore\\.${table}\\b`).test(text)))
    problems.push(`No call answers from the table "${table}" of ${TABLES}`);
const { names, numbers } = await leftoversOf(ROOT);
problems.push(...names.map((line) => `Still says what is gone: ${line}`));
for (const line of numbers) console.log(`May still say the former number: ${line}`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log('Every class and limit is used.');
