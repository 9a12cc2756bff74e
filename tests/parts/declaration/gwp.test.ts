/** A figure has the unit that the server gives it, and none otherwise (decision 41). */
import { expect, it } from 'vitest';
import { readPlot } from '#src/parts/plot/plot-data.ts';
import { toPcrPage } from '#src/parts/plot/read.ts';
import { commonUnit, coverageOf, indicatorUnitOf } from '#src/parts/declaration/gwp.ts';
import { formatUnit } from '#src/parts/declaration/format-result.ts';
import { toDeclaration, toDetail } from '#src/parts/declaration/read.ts';
import { drifted } from '../../drifted.ts';

it('an indicator has the small figures and signs of its unit', () => {
  expect(['kg CO2e', 'mol H+e', 'MJ'].map(formatUnit)).toEqual(['kg CO₂e', 'mol H⁺e', 'MJ']);
});

const plain = (unit: string) => unit.replaceAll(/\s/g, ' ');
const row = (sent: object) => toDeclaration(drifted({ gwp100: 2.131, ...sent }));

it.each([
  ['1 t', 'kg CO₂e / t'],
  ['1 kg', 'kg CO₂e / kg'],
  ['1000 kg', 'kg CO₂e / 1000 kg'],
  [undefined, ''],
  [null, ''],
])('declared unit %s: "%s"', (declaredUnit, unit) => {
  expect(plain(row({ declaredUnit }).gwpUnit)).toBe(unit);
});

it('is that of the indicator where the details have it', () => {
  const indicators = [{ code: 'GWP100', unit: 't CO2e', total: 2.131 }];
  expect(plain(toDetail(drifted({ declaredUnit: '1 t', indicators }), 'e').gwpUnit)).toBe('t CO₂e / t');
  expect(toDetail(drifted({ indicators }), 'e').gwpUnit).toBe('');
});

it('is that of a list where all rows have it', () => {
  expect(plain(commonUnit([row({ declaredUnit: '1 t' }), row({ declaredUnit: '1 t' })]))).toBe('kg CO₂e / t');
  expect(commonUnit([row({ declaredUnit: '1 t' }), row({ declaredUnit: '1 kg' })])).toBe('');
  expect(commonUnit([row({ declaredUnit: '1 t' }), row({})])).toBe('');
  expect(commonUnit([])).toBe('');
});

it('has the unit of the indicator before that of the declaration', () => {
  expect(plain(indicatorUnitOf(row({ declaredUnit: '1 t' }).gwpUnit))).toBe('kg CO₂e');
  expect(indicatorUnitOf('')).toBe('');
});

it('covers what the server says, and claims nothing else', () => {
  const covered = (declaredUnit: string, boundary: string) => plain(coverageOf({ declaredUnit, boundary }));
  expect(covered('1 t', 'A1-A3')).toBe('1 t · A1–\u2060A3');
  expect(covered('1 t', 'cradle to grave')).toBe('1 t · cradle to grave');
  expect(covered('1 kg', '')).toBe('1 kg');
  expect(covered('', 'A1-A3')).toBe('');
});

it('no plot sets figures in different units on one axis', async () => {
  const page = (...rows: object[]) =>
    toPcrPage(
      drifted({ list: rows.map((sent, at) => ({ id: `e-${String(at)}`, ...sent })), totals: rows.length }),
    );
  const tonne = { gwp100: 2131, declaredUnit: '1 t', productionRoute: 'EAF' };
  const plot = await readPlot(
    () => Promise.resolve(page(tonne, { ...tonne, gwp100: 2.131, declaredUnit: '1 kg' })),
    '2026-11-20',
  );
  expect(plot.dots?.map(({ gwp }) => gwp)).toEqual([2131]);
  expect(plain(plot.unit)).toBe('kg CO₂e / t');
  const bare = await readPlot(() => Promise.resolve(page({ gwp100: 2131 })), '2026-11-20');
  expect([bare.unit, bare.dots?.length]).toEqual(['', 1]);
});
