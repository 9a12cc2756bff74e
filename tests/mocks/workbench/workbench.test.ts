import { describe, expect, it, test } from 'vitest';
import { isWorkbench } from '#mocks/adapters/workbench.ts';
import type { Schemas } from '#mocks/workbench/queries.ts';
import { linkOf } from '#mocks/control/link.ts';
import { plainCall } from '#mocks/lib/plain-call.ts';
import { curlOf } from '#mocks/workbench/entries.ts';
import { presentLink } from '#mocks/workbench/worlds.ts';
import { shownTime } from '#mocks/workbench/texts.ts';
import { WORDS } from '#mocks/workbench/words.ts';
import { CHART_KINDS } from '#mocks/control/charts.ts';
import { badgePlaces, layoutOf } from '#mocks/workbench/charts/layout.ts';
import { hashOf, KINDS, chartPlace } from '#mocks/workbench/place.ts';
import { must } from '../../support/must.ts';

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
  const start = { scenario: 'stage-10', seed: 7 } as const;
  const server = { fields: 'documented', dialects: ['rows', 'msg'] } as const;
  const situation = {
    ...start,
    now,
    persona: 'agency',
    server: { ...server, dialects: [...server.dialects] },
  };
  const url = presentLink(situation, faults, 'http://localhost/');
  expect(linkOf(plainCall('GET', new URL(url), { accept: 'text/html' }))).toEqual({
    options: { ...start, ...server, now: Date.parse(now) },
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
  ['/__mock/?world=bug-42', false],
  ['/__mock/api/world', false],
  ['/__mock/as/agency', false],
  ['/__mocks/', false],
])('%s is the workbench: %s', (url, is) => {
  expect(isWorkbench(url)).toBe(is);
});

const CHARTS = Object.entries(CHART_KINDS).map(([kind, { chart }]) => {
  const states = Object.entries(chart.states).map(([id, state]) => ({ id, ...state }));
  return [kind, states, chart.transitions.map((one) => ({ ...one, from: [...one.from] }))] as const;
});
const WIDTHS = [328, 358, 440, 560] as const;

describe.each(CHARTS)('the chart of %s', (_, states, transitions) => {
  test.each(WIDTHS)('fits into %i pixels without boxes that touch', (width) => {
    const { boxes, height } = layoutOf(states, transitions, width);
    expect(boxes).toHaveLength(states.length);
    for (const box of boxes) {
      expect(box.width).toBeGreaterThan(120);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      for (const other of boxes.filter(({ id }) => id !== box.id)) {
        const isApart =
          box.x + box.width < other.x ||
          other.x + other.width < box.x ||
          box.y + box.height < other.y ||
          other.y + other.height < box.y;
        expect([box.id, other.id, isApart]).toEqual([box.id, other.id, true]);
      }
    }
  });

  test('has an arrow for every way, which begins at one box and ends at the other', () => {
    const { arrows, boxes } = layoutOf(states, transitions, 440);
    const ways = transitions.flatMap(({ id, from, to }) =>
      to === null ? [] : from.map((origin) => `${id} ${origin} ${to}`),
    );
    expect(arrows.map(({ transition, from, to }) => `${transition} ${from} ${to}`)).toEqual(ways);
    for (const { from, to, at } of arrows) {
      for (const [id, { x, y }] of [
        [from, at(0)],
        [to, at(1)],
      ] as const) {
        const box = must(boxes.find((one) => one.id === id));
        const isAtSide = (x === box.x || x === box.x + box.width) && y > box.y && y < box.y + box.height;
        const isAtEnd = x === box.x + box.width / 2 && (y === box.y || y === box.y + box.height);
        expect([from, to, isAtSide || isAtEnd]).toEqual([from, to, true]);
      }
    }
    // Two arrows never run in one line.
    expect(new Set(arrows.map(({ path }) => path)).size).toBe(arrows.length);
  });

  test('numbers of what is possible at one place never cover each other', () => {
    for (const width of WIDTHS) {
      const { arrows } = layoutOf(states, transitions, width);
      for (const { id } of states) {
        const places = badgePlaces(arrows.filter(({ from }) => from === id));
        places.forEach((a, index) => {
          for (const b of places.slice(index + 1))
            expect([id, Math.hypot(a.x - b.x, a.y - b.y) >= 24]).toEqual([id, true]);
        });
      }
    }
  });

  test('the bands of its groups hold their boxes', () => {
    const { boxes, bands } = layoutOf(states, transitions, 440);
    for (const { id, group } of states) {
      const box = boxes.find((one) => one.id === id);
      const band = bands.find((one) => one.group === group);
      expect(box?.y ?? 0).toBeGreaterThan(band?.y ?? Infinity);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((band?.y ?? 0) + (band?.height ?? 0));
    }
  });
});

describe('the address of a chart', () => {
  test('says which, and is read again', () => {
    for (const kind of KINDS)
      for (const id of [null, 'app-011', 'a/b c'])
        expect(chartPlace(hashOf({ kind, id }))).toEqual({ kind, id });
  });

  test('that makes no sense is the board of applications', () => {
    for (const hash of ['', '#applications', '#applications/ships', '#clock'])
      expect(chartPlace(hash)).toEqual({ kind: 'applications', id: null });
  });
});
