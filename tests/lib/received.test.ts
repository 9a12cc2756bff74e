import { describe, expect, it } from 'vitest';
import { HTML_MAX, PLAIN_TEXT_MAX, TITLE_MAX } from '#src/lib/limits.ts';
import { nameIn } from '#src/lib/names.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import {
  answeredRows,
  day,
  dayOrText,
  distinct,
  flag,
  list,
  moment,
  name,
  number,
  oneOf,
  readPage,
  record,
  recordAround,
  records,
  text,
  textOrNull,
  title,
  verbatim,
} from '#src/lib/received.ts';
import { drifted } from '../drifted.ts';

it('takes the name in the language of the page, else the other one', () => {
  expect(nameIn('en', { zh: '螺纹钢', en: 'Rebar' })).toBe('Rebar');
  expect(nameIn('en', { zh: '螺纹钢', en: '' })).toBe('螺纹钢');
  expect(nameIn('zh', { zh: '', en: 'Rebar' })).toBe('Rebar');
  expect(nameIn('zh', { zh: '', en: '' })).toBe('');
});

describe('a value that came', () => {
  it.each([
    ['48', 48],
    [0, 0],
    ['', null],
    [' ', null],
    [null, null],
    ['many', null],
    [Number.NaN, null],
    [{}, null],
  ])('as a number: %j is %j', (value, read) => expect(number(value)).toBe(read));

  it.each([
    [' a ', 'a'],
    [12, '12'],
    [Number.NaN, ''],
    [{}, ''],
    [undefined, ''],
  ])('as a text: %j is %j', (value, read) => {
    expect(text(value)).toBe(read);
    expect(textOrNull(value)).toBe(read === '' ? null : read);
  });

  it('keeps what is shown as it came, and takes only yes and no for an answer', () => {
    expect([verbatim(' <p> '), verbatim(7)]).toEqual([' <p> ', '']);
    expect([true, 1, '1', 'true'].map(flag)).toEqual([true, true, true, true]);
    expect([false, 0, '0', 'false'].map(flag)).toEqual([false, false, false, false]);
    expect([null, undefined, '', 2, 'yes', []].map(flag)).toEqual([null, null, null, null, null, null]);
    expect([day('2026-11-18 09:30:00'), day(null)]).toEqual(['2026-11-18', '']);
    expect(['2026-02-30', '2026-13-01 10:00:00', 'soon'].map(day)).toEqual(['', '', '']);
    expect(name(' 钢 ', null)).toEqual({ zh: '钢', en: '' });
  });

  it.each([
    ['2026-11-18 09:30:00', '2026-11-18 09:30:00', '2026-11-18'],
    ['2026-11-18T09:30', '2026-11-18 09:30', '2026-11-18'],
    // In UTC it is the day before: a day is that of the platform.
    [Date.UTC(2026, 10, 17, 16), '2026-11-18 00:00:00', '2026-11-18'],
    [String(Date.UTC(2026, 10, 18, 15, 59, 59)), '2026-11-18 23:59:59', '2026-11-18'],
    ['2026-11-17T16:00:00.000+0000', '2026-11-18 00:00:00', '2026-11-18'],
    ['2026-11-18T00:00:00+08:00', '2026-11-18 00:00:00', '2026-11-18'],
    ['2026-11-17T16:30:00Z', '2026-11-18 00:30:00', '2026-11-18'],
    ['2026-13-01T10:00:00Z', '2026-13-01 10:00:00', ''],
    ['2026-02-30T10:00:00Z', '2026-02-30 10:00:00', ''],
    [99_999_999_999_999, '5138-11-16 17:46:39', '5138-11-16'],
    ['soon', 'soon', ''],
    [2026, '2026', ''],
    [null, '', ''],
  ])('as a time: %j is %j', (value, time, itsDay) => {
    expect([moment(value), day(value), dayOrText(value)]).toEqual([time, itsDay, itsDay || text(value)]);
  });

  it('is no longer than the contract allows, and can stand in an address', () => {
    const endless = '钢'.repeat(300_000);
    expect([text, title, verbatim].map((read) => read(endless).length)).toEqual([
      PLAIN_TEXT_MAX,
      TITLE_MAX,
      HTML_MAX,
    ]);
    expect(name(endless, endless).zh).toHaveLength(TITLE_MAX);
    // Half of a character, as it came and as a cut leaves it.
    for (const half of ['a\ud800', `${'x'.repeat(TITLE_MAX - 1)}😀`])
      expect(() => encodeURIComponent(title(half))).not.toThrow();
    expect(text('a😀')).toBe('a😀');
  });

  it('names a state of a table, a number also as text, or none', () => {
    const states = { no: 0, yes: 1 } as const;
    expect([oneOf(states, '1'), oneOf(states, 0), oneOf(states, 2), oneOf(states, null)]).toEqual([
      1,
      0,
      null,
      null,
    ]);
    expect([oneOf(['EPD', 'CFP'], 'CFP'), oneOf(['EPD', 'CFP'], ''), oneOf({ no: '0' }, 0)]).toEqual([
      'CFP',
      null,
      '0',
    ]);
  });
});

type Page = { list: { id: string }[]; totals: number };
const idOf = (row: { readonly id?: unknown }): { id: string } | null =>
  textOrNull(row.id) === null ? null : { id: text(row.id) };

describe('an object or a list that came', () => {
  it.each([null, undefined, 'x', 7, [{ id: 1 }]])('is empty when it is %j', (value) => {
    expect(record<{ id: string }>(drifted(value)).id).toBeUndefined();
  });

  it('is a list only when it is one; its entries are objects', () => {
    expect([list([1]), list('ab'), list(null)]).toEqual([[1], [], []]);
    expect(records(drifted([{ id: 1 }, null, 'x']))).toEqual([{ id: 1 }, {}, {}]);
  });

  it('may be the list of an object alone', () => {
    const rows = [{ id: 'a' }];
    expect(recordAround<Page>('list', drifted(rows))).toEqual({ list: rows });
    expect(recordAround<Page>('list', { totals: 1 })).toEqual({ totals: 1 });
    expect(recordAround<Page>('list', null)).toEqual({});
  });

  const row = { id: 'a' };
  it.each([
    [{ list: [{ id: 1 }, null] }, [{ id: '1' }], null],
    [{ list: [row], totals: '12' }, [row], 12],
    [{ rows: [row], total: '3' }, [row], 3],
    [{ records: [row], totals: 3 }, [row], 3],
    [[row], [row], null],
    [{ totals: 0 }, [], 0],
    [{ list: null }, [], 0],
    [null, [], 0],
  ])('is a page, under other names too, with the rows that can be read: %j', (sent, rows, total) => {
    expect(readPage(drifted<Page>(sent), idOf)).toEqual({ rows, total });
  });

  it.each([{}, { list: {} }, { list: null, totals: 7 }, { data: [], totals: 7 }, 'none', 7])(
    'that cannot be read (%j) is not an empty one',
    (sent) => {
      expect(() => readPage(drifted<Page>(sent), idOf)).toThrow(ProtocolError);
    },
  );

  it('whose rows cannot be told apart is not an empty one', () => {
    const rows = [{ key: 'a' }, { key: 'b' }];
    expect(() => readPage(drifted<Page>({ list: rows, totals: 2 }), idOf)).toThrow(ProtocolError);
    expect(() => answeredRows(drifted<{ id: string }[]>(rows), ['id'])).toThrow(ProtocolError);
    expect(answeredRows(drifted<{ id: string }[]>([...rows, { id: null }]), ['id'])).toHaveLength(3);
  });

  it('that is a list alone is empty for null only', () => {
    expect(answeredRows<{ id: number }>(null, ['id'])).toEqual([]);
    expect(answeredRows(drifted<{ id: number }[]>([{ id: 1 }, null]), ['id'])).toEqual([{ id: 1 }, {}]);
    for (const sent of [{}, { list: [] }, 'none', 0])
      expect(() => answeredRows(drifted<{ id: number }[]>(sent), ['id'])).toThrow(ProtocolError);
  });

  it('has each row once, however often it is sent, and none that cannot be told apart', () => {
    const rows = [{ id: 'a', at: 1 }, { id: '' }, { id: 'b' }, { id: 'a', at: 2 }, { id: '' }];
    expect(distinct(rows)).toEqual([{ id: 'a', at: 1 }, { id: 'b' }]);
    expect(readPage({ list: rows, totals: null }, ({ id }) => ({ id: text(id) }))).toEqual({
      rows: [{ id: 'a' }, { id: 'b' }],
      total: null,
    });
  });
});
