import { describe, expect, test } from 'vitest';
import {
  mayBeSourceOf,
  renewalOf,
  sourceOf,
  takenOver,
  type Choices,
} from '#src/features/application-form/former.ts';
import type { Former, FormerItem } from '#src/features/application-form/read.ts';
import { nameOf } from '#src/features/application-form/rules.ts';
import { applicationDraft } from '#src/features/application-form/values.ts';
import { APPLICATION_ITEMS_MAX as MAX } from '#src/lib/limits.ts';
import { toDetail } from '#src/parts/declaration/read.ts';

const coil = { zh: '热轧卷板', en: 'Hot rolled coil' };
const item = (change: Partial<FormerItem> = {}): FormerItem => ({
  name: coil,
  type: 'EPD',
  technologyId: 'process-06',
  technology: { zh: '热轧', en: 'Hot rolling' },
  files: { lcaReport: 'lca.pdf', dataTable: 'data.zip', preReport: '' },
  declarationId: null,
  ...change,
});
const former = (...items: FormerItem[]): Former => ({
  number: 'APP20260903001',
  pcrNumber: 'PCR-ST-2023-01',
  pcr: { zh: '热轧卷板与钢带', en: 'Hot rolled coil and strip' },
  items,
});
const choices: Choices = {
  pcrs: [{ id: 'pcr-1', number: 'PCR-ST-2023-01', name: coil, scope: { zh: '', en: '' } }],
  groups: [{ id: 'g', name: { zh: '板', en: 'Flat' }, children: [{ id: 'pc-11', name: coil }] }],
  technologyIds: new Set(['process-06']),
};
const COPY = { kind: 'copy', id: 'app-009' } as const;
const taken = (from: Former, with_: Partial<Choices> = {}) => takenOver(COPY, from, { ...choices, ...with_ });
const losses = (from: Former, with_: Partial<Choices> = {}) =>
  taken(from, with_).origin?.losses.map(({ what, product, name }) => [what, product, name.en]);

describe('a copy of a former application', () => {
  test('has its rules, products, types, names and technologies; nothing is lost', () => {
    const values = taken(former(item(), item({ type: 'CFP', technologyId: '' })));
    expect(values).toMatchObject({
      pcrNumber: 'PCR-ST-2023-01',
      items: [
        { productType: 'EPD', naming: 'pick', categoryId: 'pc-11', technologyId: 'process-06' },
        { productType: 'CFP', naming: 'pick', categoryId: 'pc-11', technologyId: null },
      ],
      origin: { kind: 'copy', id: 'app-009', number: 'APP20260903001', losses: [] },
    });
    expect(values.items.map(nameOf)).toEqual(['热轧卷板', '热轧卷板']);
    expect(new Set(values.items.map(({ key }) => key)).size).toBe(2);
  });

  test('names the former files and attaches none of them', () => {
    const [first] = taken(former(item())).items;
    expect(first).toMatchObject({
      lcaReport: null,
      dataTable: null,
      preReport: null,
      formerFiles: { lcaReport: 'lca.pdf', dataTable: 'data.zip', preReport: '' },
    });
  });

  test('says that the rules are gone, with their name', () => {
    expect(taken(former(item()), { pcrs: [] }).pcrNumber).toBeNull();
    expect(losses(former(item()), { pcrs: [] })).toEqual([
      ['pcr', 0, 'PCR-ST-2023-01 Hot rolled coil and strip'],
    ]);
  });

  test('types a name that is no category any more, and says so; one that is too long to be sent must be shortened', () => {
    const typed = taken(former(item()), { groups: [] });
    expect(typed.items[0]).toMatchObject({ naming: 'type', typedName: '热轧卷板', categoryId: null });
    expect(losses(former(item()), { groups: [] })).toEqual([['typed', 1, '热轧卷板']]);
    const long = { zh: 'A'.repeat(25), en: 'Long' };
    expect(losses(former(item(), item({ name: long })))).toEqual([['long', 2, long.zh]]);
  });

  test('leaves out a technology that is gone, and says which', () => {
    const without = { technologyIds: new Set<string>() };
    expect(taken(former(item()), without).items[0]?.technologyId).toBeNull();
    expect(losses(former(item()), without)).toEqual([['technology', 1, 'Hot rolling']]);
  });

  test('takes the most products and names those that are left out', () => {
    const items = [...Array(MAX).fill(item()), item({ name: { zh: '又', en: 'Another' } })];
    expect(taken(former(...items)).items).toHaveLength(MAX);
    expect(losses(former(...items))).toEqual([['more', 0, 'Another']]);
  });

  test('has an empty product where the server told of none', () => {
    expect(taken(former()).items).toHaveLength(1);
  });

  test('is kept whole by a draft', () => {
    const values = taken(former(item()), { groups: [], pcrs: [] });
    expect(applicationDraft.parse(JSON.parse(JSON.stringify(values)))).toEqual(values);
  });
});

describe('the renewal of a declaration', () => {
  const declaration = toDetail(
    {
      id: 'epd-1',
      epdRegistrationNumber: 'EPD-2023-1',
      productType: 'CFP',
      productName: '热轧卷板',
      productNameEn: 'Hot rolled coil',
      pcrNumber: 'PCR-ST-2023-01',
    },
    'epd-1',
  );
  const row = { id: 'app-1', released: true, pcrNumber: 'PCR-ST-2023-01', products: '["热轧卷板"]' };

  test('has product, type and rules of the declaration; technology and files of its application', () => {
    expect(renewalOf(declaration, former(item()))).toMatchObject({
      number: 'EPD-2023-1',
      pcrNumber: 'PCR-ST-2023-01',
      items: [{ name: coil, type: 'CFP', technologyId: 'process-06', files: { lcaReport: 'lca.pdf' } }],
    });
  });

  test('is possible without its application: nothing is named then', () => {
    expect(renewalOf(declaration, null).items).toMatchObject([
      { name: coil, type: 'CFP', technologyId: '', files: { lcaReport: '', dataTable: '', preReport: '' } },
    ]);
  });

  test('looks for its application among those that are released under the same rules with such a product', () => {
    expect(mayBeSourceOf(row, declaration)).toBe(true);
    expect(mayBeSourceOf({ ...row, released: false }, declaration)).toBe(false);
    expect(mayBeSourceOf({ ...row, pcrNumber: 'PCR-ST-2023-02' }, declaration)).toBe(false);
    expect(mayBeSourceOf({ ...row, products: '["中厚板"]' }, declaration)).toBe(false);
  });
});

test('the address names an application to copy or a declaration to renew', () => {
  expect(sourceOf({})).toBeNull();
  expect(sourceOf({ copyOf: 'app-1' })).toEqual({ kind: 'copy', id: 'app-1' });
  expect(sourceOf({ renew: 'epd-1' })).toEqual({ kind: 'renew', id: 'epd-1', application: null });
  expect(sourceOf({ renew: 'epd-1', copyOf: 'app-1' })).toMatchObject({ application: 'app-1' });
});
