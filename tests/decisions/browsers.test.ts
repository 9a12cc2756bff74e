/** The table of supported browsers determines the build, the page for other browsers and docs/browsers.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';
import { minifyEs5 } from '#scripts/vite/first-scripts.ts';
import { BUILD_TARGET, NEEDED, SUPPORTED } from '#scripts/vite/browsers.ts';
import { readPage, rowsOf, sectionOf } from '../docs/markdown.ts';

const TWO_YEARS_MS = 2 * 365 * 24 * 60 * 60 * 1000;
const [script = '', ...others] = ['browser', 'failure', 'scheme'].map((name) =>
  readFileSync(join(ROOT, `public/${name}.js`), 'utf8'),
);
const page = readPage('docs/browsers.md');
const chromium = Number(SUPPORTED.find(({ engine }) => engine === 'chrome')?.from);
/** Browsers of offices with their versions: `**14: 108**` is version 14, with Chromium 108, supported. */
const OFFICE = rowsOf(sectionOf(page, 'Browsers of Chinese offices')).map(([name, versions = '']) => ({
  name,
  versions: Array.from(
    versions.matchAll(/(\**)([^:*, ][^:*,]*): (\d+)/g),
    ([, bold, own, of]) => [own, Number(of), bold] as const,
  ),
}));

it('two years of each browser are supported', () => {
  for (const { name, released } of SUPPORTED)
    expect([name, Date.now() - Date.parse(released) >= TWO_YEARS_MS]).toEqual([name, true]);
});

it('supported browsers have all that the portal cannot do without', () => {
  const versions = { ...Object.fromEntries(SUPPORTED.map(({ engine, from }) => [engine, Number(from)])) };
  for (const [name, since] of Object.entries(NEEDED))
    for (const [engine, version] of Object.entries(since))
      expect([name, engine, version <= (versions[engine] ?? 0)]).toEqual([name, engine, true]);
});

it('the build writes for them', () => {
  expect(BUILD_TARGET).toEqual(['chrome108', 'edge108', 'firefox128', 'safari16.4', 'ios16.4']);
  for (const file of ['vite.config.ts', 'scripts/lib/first-load.ts'])
    expect(readFileSync(join(ROOT, file), 'utf8')).toMatch(/target: BUILD_TARGET\b/);
});

describe('the page for a browser that is too old', () => {
  it('asks for what stands in the table', () => {
    const [, object = ''] = /var NEEDED = \{([\s\S]+?)\n {2}\};/.exec(script) ?? [];
    expect([...object.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name)).toEqual(Object.keys(NEEDED));
  });

  it('names the versions of the table', () => {
    const named = Object.fromEntries(
      [...script.matchAll(/^ {4}\['([^']+)', '([\d.]+)', /gm)].map(([, name = '', version]) => [
        name,
        version,
      ]),
    );
    const of = (engine: string): string | undefined =>
      SUPPORTED.find((browser) => browser.engine === engine)?.from;
    const firstOf = (office: string): string | undefined =>
      OFFICE.find(({ name }) => name === office)?.versions.find(([, engine]) => engine >= chromium)?.[0];
    expect(named).toEqual({
      Chrome: of('chrome'),
      'Microsoft Edge': of('edge'),
      Firefox: of('firefox'),
      Safari: of('safari'),
      '360 安全浏览器 / 360 Secure Browser': firstOf('360 安全浏览器'),
      'QQ 浏览器 / QQ Browser': firstOf('QQ 浏览器'),
    });
  });

  it('is JavaScript that the oldest browsers read', () => {
    // Compiling for old browsers changes nothing. The build concatenates these scripts (scripts/vite/first-scripts.ts), so one
    // syntax error would break all of them.
    for (const code of [script, ...others, minifyEs5([script, ...others].join(''))]) {
      const older = (target: ts.ScriptTarget): string =>
        ts.transpileModule(code, { compilerOptions: { target }, fileName: 'browser.js' }).outputText;
      expect(older(ts.ScriptTarget.ES5)).toBe(older(ts.ScriptTarget.ESNext));
      // No trailing comma in arguments either, which the compiler would remove in both.
      expect(code).not.toMatch(/,\s*\)/);
    }
  });

  it('stands before everything that it keeps from running', () => {
    const html = readFileSync(join(ROOT, 'index.html'), 'utf8');
    const [first] = [...html.matchAll(/<(?:script|link rel="modulepreload)[^>]*>/g)];
    expect(first?.[0]).toBe('<script src="/browser.js">');
    expect(html).toContain('<meta name="renderer" content="webkit" />');
  });
});

describe('docs/browsers.md', () => {
  it('lists what is supported', () => {
    expect(rowsOf(sectionOf(page, 'Supported from'))).toEqual(
      SUPPORTED.map(({ name, from, released }) => [name, from, released]),
    );
  });

  it('lists the browsers of offices, with what is supported in bold', () => {
    expect(OFFICE.length).toBeGreaterThan(3);
    for (const { name, versions } of OFFICE)
      for (const [version, engine, bold] of versions)
        expect([name, version, bold]).toEqual([name, version, engine >= chromium ? '**' : '']);
  });
});
