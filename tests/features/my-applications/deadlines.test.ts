import { expect, it } from 'vitest';
import { dayAfter, inGroups, railOf } from '#src/features/my-applications/deadlines.ts';
import type { MyApplication, Progress } from '#src/features/my-applications/model.ts';
import { lastChange, overviewOf } from '#src/features/my-applications/overview.ts';
import { dateInWeek, shortDay, weekdayName, weekOf } from '#src/features/my-applications/week.ts';
import { progressWith } from './progress.ts';

const TODAY = '2026-11-26';

function row(id: string, over: Partial<Progress> = {}, rest: Partial<MyApplication> = {}): MyApplication {
  const progress = progressWith(over);
  const name = { zh: '', en: '' };
  const base = { applyId: id, number: '', appliedAt: '', pcr: name, pcrNumber: '', products: [], remark: '' };
  return { id, ...base, declarations: [], contractNumber: '', stages: [], progress, ...rest };
}

const yours = (id: string, customerDue: string | null) => row(id, { quote: 1, customerDue });
const ROWS = [
  yours('none', null),
  yours('week', '2026-12-02'),
  yours('seventh', '2026-12-03'),
  yours('over', '2026-11-25'),
  yours('today', TODAY),
];

it('groups overdue, the seven days after today, and later, where a deadline that nobody states belongs', () => {
  const groups = inGroups(ROWS, TODAY).map(({ group, rows }) => [group, rows.map(({ id }) => id)]);
  expect(groups).toEqual([
    ['over', ['over']],
    ['week', ['week', 'seventh', 'today']],
    ['later', ['none']],
  ]);
  expect(inGroups([yours('a', '2026-12-04')], TODAY)[0]?.group).toBe('later');
});

const railed = (...rows: MyApplication[]) =>
  railOf(rows, TODAY).map(({ is, days, rows: here }) => [is, days, ...here.map(({ id }) => id)]);
const dueIn = (...days: number[]) => days.map((day) => yours(`d${String(day)}`, dayAfter(TODAY, day)));

it('places deadlines on the rail: overdue only where something is, today always, and a mark a day', () => {
  expect(railed(...ROWS, yours('also', '2026-12-03'), row('plan', { dueDate: TODAY }))).toEqual([
    ['over', -1, 'over'],
    ['today', 0, 'today'],
    ['day', 6, 'week'],
    ['day', 7, 'seventh', 'also'],
  ]);
  expect(railed(...dueIn(400, -2, -9)).join(' ')).toBe('over,-9,d-9,d-2 today,0 day,400,d400');
  expect(railed(yours('none', null))).toEqual([['today', 0]]);
});

it('has at most five marks after today: of more dates the last one holds the rest', () => {
  const marks = (...days: number[]) => railed(...dueIn(...days)).map((mark) => mark.slice(0, 2).join(' '));
  const four = ['today 0', 'day 1', 'day 2', 'day 3', 'day 4'];
  expect(marks(1, 2, 3, 4, 5)).toEqual([...four, 'day 5']);
  expect(marks(1, 2, 3, 4, 5, 6)).toEqual([...four, 'later 5']);
  expect(railed(...dueIn(1, 2, 3, 4, 5, 6)).at(-1)).toEqual(['later', 5, 'd5', 'd6']);
});

it('the week begins today; own deadlines stand before plans, and what is done has none', () => {
  const done = row('done', { stage: 70, released: true, dueDate: TODAY });
  const week = weekOf([row('plan', { dueDate: TODAY }), done, ...ROWS], TODAY);
  expect(week.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6].map((days) => dayAfter(TODAY, days)));
  const marks = week.map((day) => day.marks.map(({ application, kind }) => `${application.id} ${kind}`));
  expect(marks).toEqual([['today soon', 'plan plan'], [], [], [], [], [], ['week later']]);
});

it('writes a day short, and names it', () => {
  expect([shortDay('2026-12-03', 'zh'), shortDay('2026-12-03', 'en')]).toEqual(['12-03', '3 Dec']);
  const dates = ['2026-11-30', '2026-12-01', '2026-12-02'].map((day, at) => dateInWeek(day, 'en', at === 0));
  expect([...dates, dateInWeek('2026-12-02', 'zh', false)]).toEqual(['30 Nov', '1 Dec', '2', '12-02']);
  expect([weekdayName(TODAY, 'zh'), weekdayName(TODAY, 'en')]).toEqual(['周四', 'Thu']);
  expect(dayAfter('2026-12-30', 3)).toBe('2027-01-02');
});

it('orders by the last change that the server states, and counts stations in the chosen part', () => {
  const stages = [{ stage: 20 as const, startedAt: '2026-11-20', finishedAt: null, dueDate: '2026-12-24' }];
  const moved = row('moved', { stage: 20 }, { appliedAt: '2026-01-01 10:00:00', stages });
  const fresh = row('fresh', {}, { appliedAt: '2026-11-10 10:00:00' });
  const silent = row('silent');
  expect([moved, fresh, silent].map((one) => lastChange(one, TODAY))).toEqual([
    '2026-11-20',
    '2026-11-10',
    '',
  ]);
  const ids = (search: Parameters<typeof overviewOf>[1]) =>
    overviewOf([silent, fresh, moved], search, TODAY).rows.map(({ id }) => id);
  expect(ids({})).toEqual(['moved', 'fresh', 'silent']);
  expect(ids({ sort: 'new' })).toEqual(['fresh', 'moved', 'silent']);
  expect(ids({ station: '2' })).toEqual(['moved']);
  const { stations, counts } = overviewOf([moved, fresh, yours('y', TODAY)], { station: '2' }, TODAY);
  expect(stations.slice(0, 3)).toEqual([2, 1, 0]);
  expect(counts).toMatchObject({ yours: 0, others: 1 });
});
