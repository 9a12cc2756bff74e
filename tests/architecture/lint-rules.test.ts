/** A wrong resolver or pattern disables the layer rules silently, so each rule must report its bad example. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { binOf, ROOT } from '#scripts/lib/paths.ts';
import { badSuppressions } from '#scripts/lint/suppressions.ts';

const FIXTURES = fileURLToPath(new URL('./fixtures/', import.meta.url));

const named = (file: string): string => file.split(sep).join('/');

interface Finding {
  rule: string;
  message: string;
  file: string;
}

/** What the linter finds in a folder with its own configuration. */
function findingsIn(folder: string): Finding[] {
  const command = [binOf('oxlint'), '-c', 'oxlint.config.js', '--format=json'];
  const { stdout } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Record<string, string>[] };
  return diagnostics.map(({ code = 'no rule', message = '', filename = '' }) => ({
    // Output such as "typescript(no-namespace)", in the notation of the configuration; two hook rules keep their old name.
    rule: code
      .replace(/\((.+)\)$/, '/$1')
      .replace(/^eslint\//, '')
      .replace(/^react-hooks\//, 'react/'),
    message,
    file: named(filename),
  }));
}

interface Rules {
  rules?: Record<string, unknown>;
}

async function configOf(folder: string): Promise<Rules & { overrides: Rules[] }> {
  const { href } = pathToFileURL(`${folder}oxlint.config.js`);
  return ((await import(href)) as { default: Rules & { overrides: Rules[] } }).default;
}

const LAYER = 'boundaries/dependencies';
const PACKAGE = 'no-restricted-imports';

/** Bad examples, each with the rule that must report it. */
const BAD: Record<string, string> = {
  'src/lib/bad-imports-api.ts': LAYER,
  'src/api/bad-imports-i18n.ts': LAYER,
  'src/i18n/bad-imports-client.ts': LAYER,
  'src/ui/bad-imports-feature.ts': LAYER,
  'src/ui/bad-imports-api.ts': LAYER,
  'src/ui/bad-imports-i18n-value.ts': LAYER,
  'src/parts/bad-imports-feature.ts': LAYER,
  'src/features/beta/bad-imports-alpha.ts': LAYER,
  'src/features/beta/bad-imports-alpha-late.ts': LAYER,
  'src/features/beta/bad-imports-alpha-type.ts': LAYER,
  'src/features/beta/bad-imports-route.ts': LAYER,
  'src/features/beta/bad-imports-mocks.ts': LAYER,
  'src/features/beta/bad-imports-openapi-fetch.ts': PACKAGE,
  'src/features/beta/bad-imports-msw.ts': PACKAGE,
  'src/routes/bad-imports-app-value.ts': LAYER,
  'src/app/bad-imports-mocks.ts': LAYER,
  'src/bad-imports-mocks.ts': LAYER,
  'mocks/handlers/bad-imports-feature.ts': LAYER,
  'mocks/handlers/bad-imports-client.ts': LAYER,
  'mocks/handlers/bad-imports-lib.ts': LAYER,
  'mocks/lib/bad-imports-world.ts': LAYER,
  'mocks/openapi/bad-imports-world.ts': LAYER,
  'mocks/files/bad-imports-domain.ts': LAYER,
  'mocks/files/bad-imports-node.ts': PACKAGE,
  'mocks/captcha/bad-imports-handlers.ts': LAYER,
  'mocks/world/bad-imports-domain.ts': LAYER,
  'mocks/world/bad-imports-seed.ts': LAYER,
  'mocks/world/bad-imports-scenarios.ts': LAYER,
  'mocks/world/bad-imports-core.ts': LAYER,
  'mocks/domain/bad-imports-seed.ts': LAYER,
  'mocks/domain/bad-imports-handlers.ts': LAYER,
  'mocks/seed/bad-imports-files.ts': LAYER,
  'mocks/seed/bad-imports-handlers.ts': LAYER,
  'mocks/handlers/bad-imports-seed.ts': LAYER,
  'mocks/handlers/bad-imports-core.ts': LAYER,
  'mocks/operator/bad-imports-handlers.ts': LAYER,
  'mocks/operator/bad-imports-scenarios.ts': LAYER,
  'mocks/dialects/bad-imports-handlers.ts': LAYER,
  'mocks/core/bad-imports-scenarios.ts': LAYER,
  'mocks/core/bad-imports-control.ts': LAYER,
  'mocks/scenarios/bad-imports-core.ts': LAYER,
  'mocks/scenarios/bad-imports-control.ts': LAYER,
  'mocks/recording/bad-imports-core.ts': LAYER,
  'mocks/control/bad-imports-handlers.ts': LAYER,
  'mocks/control/bad-imports-adapters.ts': LAYER,
  'mocks/adapters/bad-imports-operator.ts': LAYER,
  'mocks/workbench/bad-imports-control.ts': LAYER,
  'mocks/demo/bad-imports-control.ts': LAYER,
  'mocks/bad-outside-the-rooms.ts': LAYER,
};

describe('layer rules', () => {
  const found = findingsIn(FIXTURES);
  const files = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' }).map(named);
  const bad = files.filter((file) => basename(file).startsWith('bad-'));

  it.each(Object.entries(BAD))('%s is reported by %s', (file, rule) => {
    expect(found.filter((finding) => finding.file === file).map((finding) => finding.rule)).toEqual([rule]);
  });

  it('says which layer may not import which', () => {
    const report = found.find(({ file }) => file === 'src/ui/bad-imports-feature.ts');
    expect(report?.message).toContain('"ui" may not import "feature"');
  });

  it('reports nothing else', () => {
    expect(found.filter(({ file }) => !bad.includes(file))).toEqual([]);
    expect(files.filter((file) => file.endsWith('.ts')).length - bad.length).toBeGreaterThan(10);
  });

  it('knows every bad example', () => {
    expect(bad.sort()).toEqual(Object.keys(BAD).sort());
  });

  it('holds in the project itself', async () => {
    const { overrides } = await configOf(FIXTURES);
    expect(overrides.length).toBeGreaterThan(2);
    expect((await configOf(ROOT)).overrides).toEqual(expect.arrayContaining(overrides));
  });
});

describe('every other rule bites', async () => {
  const found = new Set(findingsIn(`${FIXTURES}rules/`).map(({ rule }) => rule));
  const { rules, overrides } = await configOf(`${FIXTURES}rules/`);
  const all = [rules, ...overrides.map((override) => override.rules)].flatMap((part) =>
    Object.entries(part ?? {}).flatMap(([rule, value]) => (value === 'off' ? [] : rule)),
  );
  /** The parser rejects such code in modules, and no example of code that the React Compiler cannot preserve is known. */
  const NOT_SHOWN = [
    'no-delete-var',
    'no-nonoctal-decimal-escape',
    'no-with',
    'react/preserve-manual-memoization',
  ];

  it.each([...new Set(all)].filter((rule) => !NOT_SHOWN.includes(rule)))('%s', (rule) => {
    expect(found).toContain(rule);
  });
});

describe('a comment that switches a rule off', () => {
  // Split, because the linter also reads this file.
  const comment = (text: string): string => `let a = 1; // ${'eslint'}-${text}`;

  it.each([
    ['disable-line no-var -- the reason', []],
    ['disable-next-line no-var, no-empty -- the reason', []],
    ['disable-line no-var', ['gives no reason']],
    ['disable-line no-var -- ', ['gives no reason']],
    ['disable-line -- the reason', ['names no rule']],
    ['disable no-var -- the reason', ['for one line only']],
    ['enable no-var', ['for one line only']],
  ])('%s', (text, problems) => {
    expect(badSuppressions(`\n${comment(text)}`)).toEqual(
      problems.map((problem) => ({ line: 2, problem: expect.stringContaining(problem) as string })),
    );
  });

  it('is written in one way, in any kind of comment', () => {
    const [other, block] = [`// ${'oxlint'}-disable-line no-var -- reason`, `/* ${'eslint'}-disable */`];
    expect(badSuppressions(`${other}\n${block}`).map(({ line }) => line)).toEqual([1, 2]);
  });
});
