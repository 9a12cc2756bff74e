import { describe, expect, it } from 'vitest';
import { isWorkbench } from '#mocks/adapters/workbench.ts';
import type { Schemas } from '#mocks/workbench/api.ts';
import { linkOf } from '#mocks/control/link.ts';
import { plainCall } from '#mocks/lib/plain-call.ts';
import { curlOf } from '#mocks/workbench/entries.ts';
import { presentLink } from '#mocks/workbench/worlds.ts';
import { shownTime } from '#mocks/workbench/texts.ts';
import { WORDS } from '#mocks/workbench/words.ts';

const entry = {
  index: 0,
  kind: 'request',
  at: '2026-11-22T09:00:00.000+08:00',
  status: 200,
  answer: null,
  method: 'POST',
  path: '/p/epd/page',
  body: { epdKeyword: "it's" },
  language: 'en',
  userId: 'u-certified',
  verdict: { request: { valid: true, errors: [] }, answer: { valid: true, errors: [] } },
  changes: [],
} satisfies Schemas['ControlJournalEntry'];

/** All tables of words; one that were missing here would be missing in `WORDS` as well. */
const TABLES = import.meta.glob<Record<string, object>>('../../../mocks/workbench/words/*.ts', {
  eager: true,
});

describe('the words of the workbench', () => {
  it('have a key each: of two tables with the same key one would show the words of the other', () => {
    const keys = Object.values(TABLES).flatMap((table) => Object.values(table).flatMap(Object.keys));
    expect(keys.length).toBeGreaterThan(200);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('are there in both languages, with the same values in them', () => {
    const values = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const { zh, en } of Object.values(WORDS)) {
      expect([zh.trim(), en.trim()]).not.toContain('');
      expect(values(zh)).toEqual(values(en));
    }
  });
});

describe('a call as a command line', () => {
  it('stays one word for the shell, names the language, and asks for the token', () => {
    expect(curlOf(entry, 'http://127.0.0.1:1')).toBe(
      "curl -X POST 'http://127.0.0.1:1/p/epd/page' -H 'Accept-Language: en' -H 'Authorization: TOKEN' " +
        `-H 'Content-Type: application/json' -d '{"epdKeyword":"it'\\''s"}'`,
    );
  });

  it('of a visitor without a body has neither token nor body', () => {
    const { userId: _user, body: _body, language: _language, ...rest } = entry;
    expect(curlOf({ ...rest, method: 'GET' }, '')).toBe("curl -X GET '/p/epd/page'");
  });
});

it('the link of the present situation is understood by the mock', () => {
  const now = '2027-01-02T08:00:00.000+08:00';
  const faults = [
    { operationId: '*', kind: 'code', value: 0, message: 'Closed, for now', times: 1 } as const,
  ];
  const url = presentLink(
    {
      scenario: 'stage-10',
      seed: 7,
      now,
      persona: 'agency',
      server: { fields: 'documented', dialects: ['rows', 'msg'] },
    },
    faults,
    'http://localhost/',
  );
  expect(linkOf(plainCall('GET', new URL(url), { accept: 'text/html' }))).toEqual({
    options: {
      scenario: 'stage-10',
      seed: 7,
      now: Date.parse(now),
      fields: 'documented',
      dialects: ['rows', 'msg'],
    },
    persona: 'agency',
    faults,
    world: null,
    target: '/',
  });
});

it('shows the time of the platform', () => {
  expect(shownTime(entry.at)).toBe('2026-11-22 09:00:00');
});

it.each([
  ['/__mock', true],
  ['/__mock/', true],
  ['/__mock/assets/index.js', true],
  ['/__mock/?x=1', true],
  ['/__mock/?scenario=default', false],
  ['/__mock/api/world', false],
  ['/__mock/as/agency', false],
  ['/__mocks/', false],
])('%s is the workbench: %s', (url, is) => {
  expect(isWorkbench(url)).toBe(is);
});
