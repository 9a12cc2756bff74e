/**
 * The layer rules bite. Their plugin checks nothing, silently, when its resolver or a pattern is wrong, so every rule
 * is proved on a bad example.
 */
import { basename, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint, type Linter } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';

const FIXTURES = fileURLToPath(new URL('./fixtures/', import.meta.url));
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const LAYER = 'boundaries/dependencies';
const PACKAGE = 'no-restricted-imports';

/** Every bad example with the rule that must report it. */
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
  'mocks/handlers/bad-imports-feature.ts': LAYER,
  'mocks/handlers/bad-imports-client.ts': LAYER,
  'mocks/handlers/bad-imports-lib.ts': LAYER,
  'mocks/lib/bad-imports-world.ts': LAYER,
  'mocks/openapi/bad-imports-world.ts': LAYER,
  'mocks/files/bad-imports-domain.ts': LAYER,
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
  'mocks/core/bad-imports-scenarios.ts': LAYER,
  'mocks/core/bad-imports-control.ts': LAYER,
  'mocks/scenarios/bad-imports-core.ts': LAYER,
  'mocks/scenarios/bad-imports-control.ts': LAYER,
  'mocks/recording/bad-imports-core.ts': LAYER,
  'mocks/control/bad-imports-handlers.ts': LAYER,
  'mocks/control/bad-imports-adapters.ts': LAYER,
  'mocks/adapters/bad-imports-operator.ts': LAYER,
  'mocks/bad-outside-the-rooms.ts': LAYER,
};

describe('layer rules', () => {
  const found = new Map<string, Linter.LintMessage[]>();

  beforeAll(async () => {
    const eslint = new ESLint({ cwd: FIXTURES, overrideConfigFile: `${FIXTURES}eslint.config.js` });
    for (const { filePath, messages } of await eslint.lintFiles(['**/*.{ts,tsx}'])) {
      found.set(relative(FIXTURES, filePath).split(sep).join('/'), messages);
    }
  }, 60_000);

  it.each(Object.entries(BAD))('%s is reported by %s', (file, rule) => {
    expect(found.get(file)?.map(({ ruleId }) => ruleId)).toEqual([rule]);
  });

  it('says which layer may not import which', () => {
    const [report] = found.get('src/ui/bad-imports-feature.ts') ?? [];
    expect(report?.message).toContain('"ui" may not import "feature"');
  });

  it('reports nothing else', () => {
    const good = [...found].filter(([file]) => !basename(file).startsWith('bad-'));
    expect(good.length).toBeGreaterThan(10);
    expect(good.filter(([, messages]) => messages.length > 0)).toEqual([]);
  });

  it('knows every bad example', () => {
    const bad = [...found.keys()].filter((file) => basename(file).startsWith('bad-'));
    expect(bad.sort()).toEqual(Object.keys(BAD).sort());
  });

  it('holds in the project itself', async () => {
    const eslint = new ESLint({ cwd: ROOT });
    const files = ['src/main.tsx', 'src/features/any/any.tsx', 'mocks/handlers/index.ts'];
    const configs = await Promise.all(files.map((file) => eslint.calculateConfigForFile(`${ROOT}${file}`)));
    for (const config of configs as { rules?: Record<string, [number, unknown]> }[]) {
      expect(config.rules?.[LAYER]?.[0]).toBe(2);
    }
  }, 60_000);
});
