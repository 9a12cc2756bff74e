import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { controlOperations } from '#mocks/openapi/control.gen.ts';
import { linkOf } from '#mocks/control/link.ts';
import { plainCall } from '#mocks/lib/plain-call.ts';
import { operatorActions } from '#mocks/operator/index.ts';
import { BY_MEANING } from '#mocks/recording/compare.ts';
import { scenarios } from '#mocks/scenarios/create-world.ts';
import { personas } from '#mocks/seed/personas.ts';
import { FIXED_START, platformTime } from '#mocks/world/clock.ts';
import { FAULT_KINDS } from '#mocks/world/faults.ts';
import { DIALECT_IDS } from '#mocks/world/server.ts';
import { readReleased } from '#scripts/contract-diff/released.ts';
import { COMMANDS } from '#scripts/help.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import { documentedCalls } from '#scripts/openapi/calls.ts';
import { securityHeaders } from '#scripts/deploy/headers.ts';
import { parseConfig } from '#src/config/schema.ts';
import { anchoredLinks, anchorsOf, codeOf, localLinks, readPage, rowsOf, sectionOf } from './markdown.ts';

const CHOICES = readdirSync(join(ROOT, 'docs/decisions')).map((name) => `docs/decisions/${name}`);
const PAGES = [
  ...CHOICES,
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/accessibility.md',
  'docs/architecture.md',
  'docs/benchmarks.md',
  'docs/browsers.md',
  'docs/decisions.md',
  'docs/deployment.md',
  'docs/example-handlers/README.md',
  'docs/example-tests/README.md',
  'docs/open-data.md',
  'docs/qa.md',
  'docs/reliability.md',
  'docs/security.md',
  'docs/testing.md',
  'mocks/adapters/README.md',
  'openapi/README.md',
];
const manifest = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
  version: string;
};
const readme = readPage('README.md');
const qa = readPage('docs/qa.md');

describe.each(PAGES)('%s', (file) => {
  const page = readPage(file);

  it('links to files that exist', () => {
    const missing = localLinks(page).filter((target) => !existsSync(join(ROOT, dirname(file), target)));
    expect(missing).toEqual([]);
  });

  it('links to headings that exist', () => {
    const missing = anchoredLinks(page).filter(([target, anchor]) => {
      const linked = target === '' ? page : readPage(join(dirname(file), target));
      return !anchorsOf(linked).includes(anchor);
    });
    expect(missing).toEqual([]);
  });

  it('names scripts that exist', () => {
    const named = codeOf(page).flatMap((code) =>
      [...code.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name),
    );
    expect(named.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  it('names files and folders of ours that exist', () => {
    const named = codeOf(page).filter((code) =>
      /^(?:src|mocks|openapi|scripts|tests|e2e|docs)\/[\w./-]+$/.test(code),
    );
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

describe('the README', () => {
  it('gives the two commands and the Node version of package.json', () => {
    expect(readme).toContain('npm ci && npm start\n');
    expect(readme).toContain('npm ci && npm test\n');
    expect(readme).toContain(`Node.js ${manifest.engines.node.replace('>=', '')} or newer`);
  });

  it('counts the documented calls', () => {
    expect(readme).toContain(`a written contract of ${documentedCalls().length}\ncalls`);
  });

  it('has a table of at most fifteen commands, and leaves the others to npm run help', () => {
    const rows = rowsOf(sectionOf(readme, 'Commands'));
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.length).toBeLessThanOrEqual(15);
    expect(rows.map(([command]) => command)).toContain('npm run help');
  });

  it('introduces the personas with their accounts', () => {
    const expected = personas.map(({ id, phone, email, password, describe: who }) => [
      id,
      phone ?? '–',
      email ?? '–',
      password ?? '–',
      who.en,
    ]);
    expect(rowsOf(sectionOf(readme, 'Personas'))).toEqual(expected);
  });

  it('links to scenarios that exist', () => {
    const named = [...readme.matchAll(/\?scenario=([\w-]+)/g)].map(([, id]) => id);
    expect(named.length).toBeGreaterThanOrEqual(3);
    expect(named.filter((id) => !scenarios.some((scenario) => scenario.id === id))).toEqual([]);
  });
});

describe('CHANGELOG.md', () => {
  it('has each released contract with its day, and at most what is unreleased above the present version', () => {
    const headings = [...readPage('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    const { what } = readReleased(readFileSync(`${ROOT}openapi/released.json`, 'utf8'));
    const [, version = '', day = ''] = /of (\S+), released on (\S+)$/.exec(what) ?? [];
    expect(headings).toContain(`${version}, ${day}`);
    const [newest = ''] = headings.filter((heading) => heading !== 'Unreleased');
    expect(newest.split(',', 1)[0]).toBe(manifest.version);
  });
});

describe('npm run help', () => {
  it('has one line for every script of package.json', () => {
    const lines = COMMANDS.flatMap(({ scripts }) => Object.entries(scripts));
    expect(lines.map(([name]) => name).sort()).toEqual(Object.keys(manifest.scripts).sort());
    expect(lines.filter(([, what]) => what.trim() === '' || what.includes('\n'))).toEqual([]);
  });
});

describe('docs/qa.md', () => {
  it('names every scenario once', () => {
    const named = sectionOf(qa, 'Scenarios').match(/`[a-z\d-]+`/g) ?? [];
    expect(named.map((id) => id.slice(1, -1)).sort()).toEqual(scenarios.map(({ id }) => id).sort());
  });

  it('says at which moment a World with a seed begins', () => {
    const [, sets] = rowsOf(sectionOf(qa, 'Links to a state')).find(([name]) => name === 'seed') ?? [];
    expect(sets).toContain(` begins at ${platformTime(FIXED_START).slice(0, 16).replace('T', ' ')},`);
  });

  it('lists what the operator can do', () => {
    const expected = operatorActions.map(({ id }) => id);
    expect(rowsOf(sectionOf(qa, 'Steps of the staff')).map(([id]) => id)).toEqual(expected);
  });

  it('lists every call of the control API', () => {
    const expected = Object.values(controlOperations).map(({ method, path }) => `${method} ${path}`);
    const rows = rowsOf(sectionOf(qa, 'The control API')).map(
      ([method, path]) => `${method} /__mock/api${path}`,
    );
    expect([...rows].sort()).toEqual([...expected].sort());
  });

  it('names what a replay compares by its meaning, with the reasons', () => {
    const [references, ...rows] = rowsOf(sectionOf(qa, 'Replay'));
    expect([references?.[0], rows.at(-1)?.[0]]).toEqual([
      expect.stringMatching(/^references/),
      expect.stringMatching(/^files/),
    ]);
    expect(rows.slice(0, -1)).toEqual(BY_MEANING.map(({ what, why }) => [what, why]));
  });

  it('names the kinds of faults', () => {
    expect(rowsOf(sectionOf(qa, 'Faults')).map(([kind]) => kind)).toEqual([...FAULT_KINDS]);
  });

  it('names the dialects in the order in which they change an answer', () => {
    expect(rowsOf(sectionOf(qa, 'Server dialects')).map(([name]) => name)).toEqual([...DIALECT_IDS]);
  });

  it('explains exactly the parameters that a link has', () => {
    const named = rowsOf(sectionOf(qa, 'Links to a state')).map(([name = '']) => name);
    const example: Readonly<Record<string, string>> = {
      scenario: 'default',
      persona: 'agency',
      seed: '7',
      now: '2027-01-01T09:00:00+08:00',
      size: 'small',
      faults: 'confirmQuote:status:503:1',
      fields: 'documented',
      dialects: 'rows,msg',
      world: 'bug-42',
    };
    expect(named).toEqual(Object.keys(example));
    const url = `http://localhost/epd/mineEpd?keep=1&${new URLSearchParams(example).toString()}`;
    const link = linkOf(plainCall('GET', new URL(url), { accept: 'text/html' }));
    expect(link).toMatchObject({
      target: '/epd/mineEpd?keep=1',
      persona: 'agency',
      world: 'bug-42',
      options: {
        scenario: 'default',
        seed: 7,
        size: 'small',
        now: Date.parse('2027-01-01T01:00:00Z'),
        fields: 'documented',
        dialects: ['rows', 'msg'],
      },
      faults: [{ operationId: 'confirmQuote', kind: 'status', value: 503, times: 1 }],
    });
  });

  it('gives links whose parameters are read', () => {
    const links = codeOf(qa).flatMap((code) => code.match(/\/\S*\?scenario=[^\s'"]+/g) ?? []);
    expect(links.length).toBeGreaterThan(2);
    for (const text of links) {
      const url = new URL(text.replace(/^https?:\/\/[^/]+/, ''), 'http://localhost');
      const link = linkOf(plainCall('GET', new URL(url), { accept: 'text/html' }));
      expect(scenarios.map(({ id }) => id)).toContain(link?.options.scenario);
    }
  });
});

describe('docs/deployment.md', () => {
  it('lists the fields of the configuration with what they are without it', () => {
    const rows = rowsOf(sectionOf(readPage('docs/deployment.md'), 'Configuration'));
    const shown = Object.fromEntries(rows.map(([field = '', value = '']) => [field, value]));
    const values = Object.entries(parseConfig({})).map(([field, value]) => [
      field,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    expect(shown).toEqual(Object.fromEntries(values));
  });

  it('names the headers that nginx and our own servers send', () => {
    const [, shown = ''] =
      /```\n(Content-Security-Policy: [\s\S]+?)\n```/.exec(readPage('docs/deployment.md')) ?? [];
    const sent = Object.entries(securityHeaders()).map(([name, value]) => `${name}: ${value}`);
    expect(shown.split('\n')).toEqual(sent);
  });
});

describe('the choices that cost most to reverse', () => {
  const linked = localLinks(readPage('docs/decisions.md')).filter((target) =>
    target.startsWith('decisions/'),
  );

  it('are listed in docs/decisions.md, each once and in order', () => {
    expect(linked.map((target) => `docs/${target}`)).toEqual([...CHOICES].sort());
  });

  it.each(CHOICES)('%s has context, choice and consequences, in at most 130 words', (file) => {
    const page = readPage(file);
    const number = /\/(\d{3})-/.exec(file)?.[1] ?? '';
    expect(page).toMatch(new RegExp(`^# ${number} \\S`));
    const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['Context', 'Choice', 'Consequences']);
    expect(page.trim().split(/\s+/).length).toBeLessThanOrEqual(130);
  });
});

describe('docs/decisions.md', () => {
  const rows = rowsOf(readPage('docs/decisions.md'));

  it('numbers its rows from 1, each once and in order', () => {
    const numbers = rows.map(([number]) => Number(number)).filter((number) => !Number.isNaN(number));
    expect(numbers[0]).toBe(1);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  });

  it.each(rows)('%s: is held by tests that exist', (...cells) => {
    const named = codeOf(cells.at(-1) ?? '').concat(cells.at(-1)?.match(/^[\w./-]+$/) ?? []);
    const tests = named.filter((path) => /^(?:tests|e2e)\/.+\.(?:test|spec)\.tsx?$/.test(path));
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((path) => !existsSync(`${ROOT}${path}`))).toEqual([]);
  });
});
