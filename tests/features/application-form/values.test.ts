import { expect, test } from 'vitest';
import {
  addedItem,
  blankItem,
  blankValues,
  isBlank,
  applicationDraft,
} from '#src/features/application-form/values.ts';
import { APPLICATION_ITEMS_MAX } from '#src/lib/limits.ts';

const file = { id: 'a-1', name: 'lca.pdf', size: 10 };

test('a draft comes back as it was', () => {
  const values = {
    pcrNumber: 'PCR-ST-2023-01',
    origin: null,
    items: [
      {
        ...blankItem(),
        productType: 'EPD' as const,
        naming: 'type' as const,
        typedName: 'Coil',
        lcaReport: file,
      },
    ],
  };
  expect(applicationDraft.parse(JSON.parse(JSON.stringify(values)))).toEqual(values);
});

test.each([
  null,
  'text',
  [],
  {},
  { pcrNumber: 'x', items: [] },
  { items: Array(APPLICATION_ITEMS_MAX + 1).fill({}) },
])('nothing is made of %j', (raw) => {
  expect(applicationDraft.parse(raw)).toBeNull();
});

test('single fields that make no sense are emptied, the rest stays', () => {
  const parsed = applicationDraft.parse({
    pcrNumber: 7,
    items: [
      { productType: 'XPD', naming: 'guess', typedName: 'Coil', lcaReport: { id: '' }, dataTable: file },
    ],
  });
  expect(parsed?.pcrNumber).toBeNull();
  expect(parsed?.items[0]).toMatchObject({
    productType: null,
    naming: 'pick',
    typedName: 'Coil',
    lcaReport: null,
    dataTable: file,
  });
});

test('a further product takes over how the first is chosen, not its name and files [2§5 application items]', () => {
  const first = {
    ...blankItem(),
    productType: 'CFP' as const,
    naming: 'type' as const,
    typedName: 'Coil',
    technologyId: 'process-06',
    lcaReport: file,
  };
  const added = addedItem([first]);
  expect(added).toMatchObject({ productType: 'CFP', naming: 'type', technologyId: 'process-06' });
  expect(added).toMatchObject({ typedName: '', categoryId: null, lcaReport: null });
  expect(added.key).not.toBe(first.key);
});

test('an untouched form is blank, a touched one is not', () => {
  expect(isBlank(blankValues())).toBe(true);
  expect(isBlank({ ...blankValues(), pcrNumber: 'PCR-1' })).toBe(false);
  expect(isBlank({ pcrNumber: null, items: [{ ...blankItem(), dataTable: file }] })).toBe(false);
  expect(isBlank({ pcrNumber: null, items: [blankItem(), blankItem()] })).toBe(false);
  expect(isBlank({ pcrNumber: null, items: [{ ...blankItem(), typedName: '  ' }] })).toBe(true);
});
