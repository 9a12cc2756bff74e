/** The report card: each rule finds its fault, and claims nothing that nobody told. */
import { beforeAll, describe, expect, it } from 'vitest';
import { blankItem, type ItemValues } from '#src/features/application-form/values.ts';
import { appliedFacts } from '#src/features/application-form/summary-dialog.tsx';
import { en } from '#src/i18n/locales/en/index.ts';
import { zh } from '#src/i18n/locales/zh/index.ts';
import type { PublishedIndicator } from '#src/lib/formats/published.ts';
import type { Facts } from '#src/lib/report-card/facts.ts';
import { reportCard, RULE_IDS, RULES, type RuleId } from '#src/lib/report-card/report-card.ts';
import { addsUp } from '#src/lib/report-card/rules-results.ts';
import { publishedFacts } from '#src/parts/report-card/queries.ts';
import { toPcrFacts } from '#src/parts/report-card/queries.ts';
import { toDetail } from '#src/parts/declaration/read.ts';
import { modulesOf } from '#src/lib/report-card/rules-identity.ts';
import { openBench } from '../../mocks/handlers/harness.ts';
import { must } from '../../support/must.ts';

const verdictsOf = (facts: Facts) =>
  new Map(reportCard(facts).map(({ id, verdict, vars }) => [id, { verdict, vars }]));
const faultsOf = (facts: Facts): string[] =>
  reportCard(facts).flatMap(({ id, verdict }) =>
    verdict === 'error' || verdict === 'warning' ? [`${verdict} ${id}`] : [],
  );

/** Declarations of the seed with their PCR, by registration number. */
let seeded: Map<string, Facts>;
let epd: Facts;
let cfp: Facts;
const TODAY = '2026-11-25';

const APPLIED: Facts = {
  stage: 'applied',
  today: TODAY,
  type: 'EPD',
  product: ['螺纹钢'],
  owner: ['澜江钢铁集团有限公司'],
  pcrNumber: 'PCR-ST-2023-04',
  pcr: { until: '2028-05-31' },
  picked: true,
  technology: '12',
  lcaReport: 'lca.pdf',
  dataTable: 'data.zip',
  preReport: 'pre.pdf',
};

beforeAll(async () => {
  const bench = await openBench();
  const anonymous = bench.as('anonymous');
  const pcrs = toPcrFacts(await anonymous.ok('listPcrs', {}));
  seeded = new Map();
  for (const { id } of bench.world.store.declarations.all()) {
    const detail = toDetail(await anonymous.ok('getProductInfo', { path: { id } }), id);
    const facts = publishedFacts(detail, bench.world.clock.today());
    seeded.set(detail.number, { ...facts, pcr: pcrs.get(detail.pcrNumber) ?? null });
  }
  const all = [...seeded.values()];
  const sound = (type: string) => (facts: Facts) => facts.type === type && faultsOf(facts).length === 0;
  const construction = (facts: Facts): boolean => facts.standards?.includes('EN 15804+A2') === true;
  const found = [all.filter(construction).find(sound('EPD')), all.find(sound('CFP'))];
  if (found[0] === undefined || found[1] === undefined) throw new Error('The seed has no sound declaration.');
  epd = {
    ...found[0],
    // What the register of today does not tell.
    modules: ['A1', 'A2', 'A3', 'C1', 'C2', 'C3', 'C4', 'D'],
    dataYear: Number(found[0].published?.slice(0, 4)) - 1,
    scrapShare: 20,
    method: 'EF 3.1',
    database: 'ecoinvent 3.10',
    allocation: 'physical partitioning (worldsteel)',
  };
  cfp = found[1];
});

const changed = (facts: Facts, code: string, change: Partial<PublishedIndicator>): Facts => ({
  ...facts,
  indicators: facts.indicators?.map((one) => (one.code === code ? { ...one, ...change } : one)),
});
const without = (facts: Facts, code: string): Facts => ({
  ...facts,
  indicators: facts.indicators?.filter((one) => one.code !== code),
});
const row = (facts: Facts, code: string): PublishedIndicator =>
  must(facts.indicators?.find((one) => one.code === code));
const standards =
  (...names: string[]) =>
  (facts: Facts): Facts => ({ ...facts, standards: names });
const and =
  (change: Partial<Facts>) =>
  (facts: Facts): Facts => ({ ...facts, ...change });

type Start = 'epd' | 'cfp' | 'applied';
/** Rule, good facts, the change that breaks it, and the verdict. */
const PLANTED: readonly (readonly [RuleId, Start, (facts: Facts) => Facts, 'error' | 'warning'])[] = [
  ['product', 'applied', and({ product: [''] }), 'error'],
  ['productSpecific', 'epd', and({ product: ['钢材', 'Steel'] }), 'warning'],
  ['owner', 'applied', and({ owner: [''] }), 'error'],
  ['numberType', 'epd', and({ number: 'CFP-ST-2026-0012' }), 'error'],
  ['epdStandard', 'epd', standards('ISO 14040', 'ISO 14044', 'EN 15804+A2'), 'error'],
  ['lcaStandards', 'epd', standards('ISO 14025', 'ISO 14044', 'EN 15804+A2'), 'warning'],
  ['cfpStandard', 'cfp', standards('ISO 14040'), 'error'],
  ['cfpClaims', 'cfp', standards('ISO 14067', 'ISO 14025'), 'warning'],
  ['oldEditions', 'epd', (f) => standards(...(f.standards ?? []), 'EN 15804:2012+A1:2013')(f), 'warning'],
  ['routeStandard', 'cfp', and({ standards: ['ISO 14067', 'T/CISA 469-2024'], route: 'EAF' }), 'error'],
  ['pcrNamed', 'applied', and({ pcrNumber: '' }), 'error'],
  ['pcrListed', 'epd', and({ pcr: null }), 'error'],
  ['pcrValid', 'epd', (f) => ({ ...f, pcr: { ...f.pcr, until: '2020-01-01' } }), 'error'],
  ['pcrStillValid', 'applied', and({ pcr: { until: '2026-11-24' } }), 'error'],
  ['pcrCovers', 'applied', and({ picked: false }), 'warning'],
  ['unit', 'epd', and({ declaredUnit: 'tonne' }), 'error'],
  ['unitPositive', 'epd', and({ declaredUnit: '0 t' }), 'error'],
  ['unitMass', 'epd', and({ declaredUnit: '1 m²' }), 'warning'],
  ['unitOfPcr', 'epd', and({ declaredUnit: '1 kg' }), 'error'],
  ['boundary', 'epd', and({ boundary: 'A1, A3' }), 'error'],
  ['moduleNames', 'epd', and({ modules: ['A1', 'A2', 'A3', 'C5', 'D'] }), 'error'],
  ['endOfLife', 'epd', and({ modules: ['A1', 'A2', 'A3', 'C1', 'C2', 'C3'] }), 'warning'],
  ['gwp', 'epd', and({ gwp: null }), 'error'],
  ['gwpPositive', 'epd', and({ gwp: -12 }), 'error'],
  ['gwpPlausible', 'epd', (f) => ({ ...f, declaredUnit: '1 kg' }), 'warning'],
  ['gwpSame', 'epd', (f) => ({ ...f, gwp: (f.gwp ?? 0) + 25 }), 'error'],
  ['gwpSum', 'epd', (f) => changed(f, 'GWP-fossil', { a1: (row(f, 'GWP-fossil').a1 ?? 0) * 1.1 }), 'error'],
  ['gwpSplit', 'cfp', (f) => without(f, 'GWP-luluc'), 'warning'],
  ['sums', 'epd', (f) => changed(f, 'AP', { total: (row(f, 'AP').total ?? 0) * 1.02 }), 'error'],
  ['indicatorUnits', 'epd', (f) => changed(f, 'AP', { unit: 'kg SO2e' }), 'error'],
  ['indicatorsTwice', 'epd', (f) => ({ ...f, indicators: [...(f.indicators ?? []), row(f, 'AP')] }), 'error'],
  ['indicatorTotals', 'epd', (f) => changed(f, 'ODP', { total: null }), 'warning'],
  ['negative', 'epd', (f) => changed(f, 'PENRT', { a2: -1 }), 'error'],
  ['zero', 'epd', (f) => changed(f, 'POCP', { a1: 0, a2: 0, a3: 0, total: 0 }), 'warning'],
  ['coreIndicators', 'epd', (f) => without(f, 'EP-marine'), 'warning'],
  ['resourceIndicators', 'epd', (f) => without(f, 'FW'), 'warning'],
  ['wasteIndicators', 'epd', (f) => without(f, 'RWD'), 'warning'],
  ['cfpOnly', 'cfp', (f) => ({ ...f, indicators: [...(f.indicators ?? []), row(epd, 'AP')] }), 'warning'],
  ['fossilEnergy', 'epd', (f) => changed(f, 'ADPF', { a1: 9e4, a2: 0, a3: 0, total: 9e4 }), 'warning'],
  ['dateOrder', 'epd', (f) => ({ ...f, validUntil: '2019-01-01' }), 'error'],
  ['validityLength', 'epd', (f) => ({ ...f, validFrom: '2024-01-01', validUntil: '2029-01-02' }), 'error'],
  ['expired', 'epd', (f) => ({ ...f, today: '2099-01-01' }), 'error'],
  ['expiring', 'epd', (f) => ({ ...f, today: f.validUntil ?? '' }), 'warning'],
  ['publishedInFuture', 'epd', and({ published: '2099-01-01' }), 'error'],
  ['validBeforePublished', 'epd', and({ validFrom: '2020-01-01' }), 'warning'],
  ['replaced', 'epd', and({ replacedBy: 'EPD-ST-2026-0035-R2' }), 'warning'],
  ['independent', 'epd', (f) => ({ ...f, verifier: f.owner }), 'error'],
  ['report', 'epd', and({ report: false }), 'error'],
  ['dataAge', 'epd', (f) => ({ ...f, dataYear: Number(f.published?.slice(0, 4)) - 6 }), 'warning'],
  ['dataAge', 'epd', (f) => ({ ...f, dataYear: Number(f.published?.slice(0, 4)) - 11 }), 'error'],
  ['scrapShare', 'epd', and({ scrapShare: 120 }), 'error'],
  ['method', 'epd', and({ method: 'CML 2001' }), 'warning'],
  ['database', 'epd', and({ database: '' }), 'warning'],
  ['allocation', 'epd', and({ allocation: '' }), 'warning'],
  ['technology', 'applied', and({ technology: '' }), 'warning'],
  ['lcaReport', 'applied', and({ lcaReport: null }), 'warning'],
  ['dataTable', 'applied', and({ dataTable: null }), 'warning'],
  ['preReport', 'applied', and({ preReport: null }), 'warning'],
  ['sameFile', 'applied', and({ preReport: 'lca.pdf' }), 'warning'],
];

const startOf = (start: Start): Facts => ({ epd, cfp, applied: APPLIED })[start];

describe('a planted fault', () => {
  it('exists for every rule, of which there are more than forty', () => {
    expect(RULE_IDS.length).toBeGreaterThan(40);
    expect([...new Set(PLANTED.map(([id]) => id))].sort()).toEqual([...RULE_IDS].sort());
  });

  it.each(PLANTED)('is found by %s, from %s', (id, start, change, verdict) => {
    const good = startOf(start);
    expect(verdictsOf(good).get(id)?.verdict).toBe('ok');
    const found = verdictsOf(change(good)).get(id);
    expect(found?.verdict).toBe(verdict);
    // The sentence gets all that it names, in both languages.
    for (const { wrong } of [zh.card.rules[id], en.card.rules[id]])
      for (const [, name = ''] of wrong.matchAll(/\{\{(\w+)\}\}/g)) expect(found?.vars).toHaveProperty(name);
  });
});

it('finds nothing wrong in a sound declaration or application', () => {
  for (const start of ['epd', 'cfp', 'applied'] as const) expect(faultsOf(startOf(start))).toEqual([]);
});

it('claims nothing of an empty answer: every rule is untold', () => {
  for (const empty of [publishedFacts(toDetail({}, ''), TODAY), { stage: 'applied', today: TODAY } as const])
    expect([...new Set(reportCard(empty).map(({ verdict }) => verdict))]).toEqual(['untold']);
});

it('finds in the seed what is so, and nothing else', () => {
  expect(seeded.size).toBe(48);
  const wanted = [...seeded].map(([number, facts]) => {
    const { validUntil = '', today, replacedBy, gwp } = facts;
    const days = (Date.parse(validUntil) - Date.parse(today)) / 86_400_000;
    return [
      number,
      [
        ...(gwp === null ? ['error gwp'] : []),
        ...(days < 0 ? ['error expired'] : []),
        ...(days >= 0 && days < 90 ? ['warning expiring'] : []),
        ...(replacedBy === null ? [] : ['warning replaced']),
      ].sort(),
    ];
  });
  expect([...seeded].map(([number, facts]) => [number, faultsOf(facts).sort()])).toEqual(wanted);
});

it('stands worst first, and every rule names its norm', () => {
  const order = reportCard({ ...epd, gwp: null, database: '', method: undefined }).map(
    ({ verdict }) => verdict,
  );
  expect([...new Set(order)]).toEqual(['error', 'warning', 'untold', 'ok']);
  expect(order).toEqual(
    [...order].sort((a, b) => [...new Set(order)].indexOf(a) - [...new Set(order)].indexOf(b)),
  );
  for (const id of RULE_IDS) expect(RULES[id].norm.length).toBeGreaterThan(0);
});

describe('what an applicant has filled in', () => {
  const file = (name: string) => ({ id: 'a-1', name, size: 9 });
  const filled = (type: 'EPD' | 'CFP'): ItemValues => ({
    ...blankItem(),
    productType: type,
    categoryId: '7',
    categoryName: '热轧卷',
    technologyId: '12',
    lcaReport: file('lca.pdf'),
    dataTable: file('data.zip'),
    preReport: file('pre.pdf'),
  });
  const around = { companyName: '澜江钢铁集团有限公司', today: TODAY };
  const values = { pcrNumber: 'PCR-ST-2023-01' };
  const pcr = { until: '2028-05-31' };

  it.each(['EPD', 'CFP'] as const)('is sound when it is complete: %s', (type) => {
    expect(faultsOf({ ...appliedFacts(filled(type), values, around), pcr })).toEqual([]);
  });

  it('is told what is missing', () => {
    const item = {
      ...filled('EPD'),
      naming: 'type' as const,
      typedName: '钢材',
      technologyId: null,
      dataTable: null,
    };
    expect(faultsOf({ ...appliedFacts(item, values, around), pcr }).sort()).toEqual([
      'warning dataTable',
      'warning pcrCovers',
      'warning productSpecific',
      'warning technology',
    ]);
  });
});

it('counts the last day as valid, and the fifth anniversary as five years', () => {
  const on = (change: Partial<Facts>, id: RuleId) => verdictsOf({ ...epd, ...change }).get(id)?.verdict;
  expect(on({ today: epd.validUntil ?? '' }, 'expired')).toBe('ok');
  expect(on({ validFrom: '2024-01-01', validUntil: '2029-01-01' }, 'validityLength')).toBe('ok');
});

it('adds up within rounding, and no further', () => {
  expect(addsUp([369, 57, 394], 820)).toBe(true);
  expect(addsUp([1.42, 0.31, 1.05], 2.79)).toBe(true);
  expect(addsUp([1.42, 0.31, 1.05], 2.85)).toBe(false);
  expect(addsUp([2e-9, 1e-9, 1e-9], 5e-9)).toBe(true);
  expect(addsUp([2.1e-9, 1.1e-9, 1.1e-9], 5.1e-9)).toBe(false);
  expect(addsUp([0, 0, 0], 0)).toBe(true);
});

it('reads modules, and does not read what it does not know', () => {
  expect(modulesOf('A1-A3')).toEqual(['A1', 'A2', 'A3']);
  expect(modulesOf('A1–A3, C, D')).toEqual(['A1', 'A2', 'A3', 'C1', 'C2', 'C3', 'C4', 'D']);
  expect(modulesOf('E1')).toEqual(['E1']);
  expect(modulesOf('cradle to gate')).toBeNull();
});
