import { schemaResolver } from '@mantine/form';
import { describe, expect, test } from 'vitest';
import {
  applicationSchema,
  inPageOrder,
  isComplete,
  nameOf,
  resultOf,
  staleChoices,
  toRequest,
} from '#src/features/application-form/rules.ts';
import {
  blankItem,
  blankValues,
  type ApplicationValues,
  type ItemValues,
  matchesPcr,
} from '#src/features/application-form/values.ts';
import { canAdd, canRemove } from '#src/parts/form/form-list.tsx';

const check = schemaResolver(applicationSchema, { sync: true });
const typed = (typedName: string): ItemValues => ({
  ...blankItem(),
  productType: 'EPD',
  naming: 'type',
  typedName,
});
const picked = (): ItemValues => ({
  ...blankItem(),
  productType: 'CFP',
  categoryId: 'pc-11',
  categoryName: '热轧卷板',
});
const values = (...items: ItemValues[]): ApplicationValues => ({
  pcrNumber: 'PCR-ST-2023-01',
  items,
  origin: null,
});

describe('what the form asks for (document 2 §5)', () => {
  test('an empty form names every required field [2§5 application name]', () => {
    expect(check(blankValues())).toEqual({
      pcrNumber: 'epd.apply.valid.pcr',
      'items.0.productType': 'epd.apply.valid.type',
      'items.0.categoryId': 'epd.apply.valid.name',
    });
  });

  test('a picked or a typed name is enough, files are not asked for', () => {
    expect(check(values(picked(), typed('Coil')))).toEqual({});
  });

  test('a typed name has at most 24 characters [2§5 application name] [2§9 products]', () => {
    expect(check(values(typed('A'.repeat(24))))).toEqual({});
    expect(check(values(typed(` ${'A'.repeat(24)} `)))).toEqual({});
    expect(check(values(typed('A'.repeat(25))))).toEqual({ 'items.0.typedName': 'epd.apply.valid.nameMax' });
  });

  test('blanks are no name [2§5 application name]', () => {
    expect(check(values(typed('   ')))).toEqual({ 'items.0.typedName': 'epd.apply.valid.name' });
  });

  test('only the way that is chosen counts', () => {
    expect(check(values({ ...picked(), typedName: 'A'.repeat(30) }))).toEqual({});
    expect(isComplete({ ...typed(''), categoryId: 'pc-11' })).toBe(false);
  });

  test('there are 1 to 3 products [2§9 products]', () => {
    const products = (count: number) => Array.from({ length: count }, picked);
    expect(check(values(...products(3)))).toEqual({});
    expect(check(values(...products(4)))).toHaveProperty('items');
    expect(canAdd(products(2), 3)).toBe(true);
    expect(canAdd(products(3), 3)).toBe(false);
    expect([1, 2].map((count) => canRemove(products(count)))).toEqual([false, true]);
  });
});

test('the request holds the chosen names, the ids of the files and the PCR in every product [2§3 application form]', () => {
  const item = {
    ...typed(' Hot rolled coil '),
    lcaReport: { id: 'a-1', name: 'lca.pdf', size: 1 },
    dataTable: { id: 'a-2', name: 'data.zip', size: 1 },
    preReport: { id: 'a-3', name: 'epd.pdf', size: 1 },
    technologyId: 'process-06',
  };
  expect(toRequest(values(item, picked()), '澜江钢铁集团有限公司')).toEqual({
    apply: { companyName: '澜江钢铁集团有限公司', pcrNumber: 'PCR-ST-2023-01' },
    epd: [
      {
        pcrNumber: 'PCR-ST-2023-01',
        productType: 'EPD',
        productName: 'Hot rolled coil',
        lcaAttachmentId: 'a-1',
        dataAttachment: 'a-2',
        epdAttachmentId: 'a-3',
        technologyId: 'process-06',
      },
      {
        pcrNumber: 'PCR-ST-2023-01',
        productType: 'CFP',
        productName: '热轧卷板',
        lcaAttachmentId: null,
        dataAttachment: null,
        epdAttachmentId: null,
        technologyId: null,
      },
    ],
  });
});

test('the result page tells of a CFP only when no product asks for an EPD', () => {
  expect(resultOf([{ productType: 'CFP' }, { productType: 'CFP' }])).toBe('CFP');
  expect(resultOf([{ productType: 'CFP' }, { productType: 'EPD' }])).toBe('EPD');
});

test('choices that the lists no longer hold are found; a list that did not come refuses nothing', () => {
  const form = values(picked(), typed('Coil'));
  expect(staleChoices(form, { pcrNumbers: null, categoryIds: null })).toEqual({});
  expect(
    staleChoices(form, { pcrNumbers: new Set(['PCR-ST-2023-01']), categoryIds: new Set(['pc-11']) }),
  ).toEqual({});
  expect(staleChoices(form, { pcrNumbers: new Set(), categoryIds: new Set(['pc-99']) })).toEqual({
    pcrNumber: 'epd.apply.valid.pcrGone',
    'items.0.categoryId': 'epd.apply.valid.category',
  });
});

test('wrong fields are named in the order of the page', () => {
  const paths = ['items.1.productType', 'items.0.typedName', 'pcrNumber', 'items.0.productType'];
  expect(inPageOrder(paths)).toEqual([
    'pcrNumber',
    'items.0.productType',
    'items.0.typedName',
    'items.1.productType',
  ]);
});

test('a name is picked or typed, and neither is lost', () => {
  const both = { ...picked(), typedName: 'Coil' };
  expect(nameOf(both)).toBe('热轧卷板');
  expect(nameOf({ ...both, naming: 'type' })).toBe('Coil');
});

test('a PCR is found by number and by both names, word by word', () => {
  const pcr = {
    id: 'pcr-3',
    number: 'PCR-ST-2023-01',
    name: { zh: '热轧卷板与钢带', en: 'Hot rolled coil and strip' },
    scope: { zh: '', en: '' },
  };
  for (const filter of ['', '2023-01', 'strip HOT', '钢带', ' pcr-st '])
    expect(matchesPcr(pcr, filter)).toBe(true);
  expect(matchesPcr(pcr, 'cold')).toBe(false);
});
