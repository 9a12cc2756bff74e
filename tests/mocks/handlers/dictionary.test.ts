import { describe, expect, it } from 'vitest';
import { benchOfEachTest } from './harness.ts';

const { bench, visitor } = benchOfEachTest();

describe('option lists', () => {
  it.each([
    ['listIndustryCategories', 'STEEL_BOF'],
    ['listCompanyForms', 'PRIVATE'],
    ['listResourceTypes', 'GUIDE'],
    ['listProcessSteps', 'EAF'],
    ['listLowCarbonTemplates', 'LCES_DATA_TABLE'],
  ] as const)(
    '%s is open and has %s [2§7 listResourceTypes] [2§7 listLowCarbonTemplates] [2§7 listProcessSteps]',
    async (id, itemCode) => {
      const items = await visitor.ok(id);
      expect(items.map((item) => item.itemCode)).toContain(itemCode);
      expect(items.every(({ itemValue, childrens }) => itemValue !== '' && childrens?.length === 0)).toBe(
        true,
      );
    },
  );

  it('the company types need a session; code 4 is the third-party agency, and one wants a free text', async () => {
    await visitor.refused('listCompanyTypes', {}, { status: 401 });
    const items = await bench.as('certified').ok('listCompanyTypes');
    expect(items.find(({ itemCode }) => itemCode === '4')).toMatchObject({
      itemValueEn: 'Third-party agency',
    });
    expect(items.filter(({ itemDesc }) => itemDesc === 'other')).toHaveLength(1);
  });
});

describe('trees', () => {
  it.each(['getChannelTree', 'getIndustryTree'] as const)(
    '%s nests by parentId and needs a session',
    async (id) => {
      await visitor.refused(id, {}, { status: 401 });
      const tree = await bench.as('newcomer').ok(id);
      expect(tree.every(({ parentId }) => parentId === null)).toBe(true);
      const [first] = tree;
      expect(first?.childrens?.length).toBeGreaterThan(0);
      expect(first?.childrens?.every(({ parentId }) => parentId === first.id)).toBe(true);
      expect(tree.at(-1)).toMatchObject({ itemCode: 'OTHER', itemDesc: 'other' });
    },
  );
});

describe('one item', () => {
  const lcaSwitch = { body: { typeCode: 'SYSTEM_SWITCH', itemCode: 'LCA_TOOL' } };

  it('is the switch of the LCA tool button [2§7 getDictItem]', async () => {
    expect(await visitor.ok('getDictItem', lcaSwitch)).toMatchObject({
      itemCode: 'LCA_TOOL',
      itemValue: '1',
    });
    const [item] = bench.world.store.dictItems.where('type', 'SYSTEM_SWITCH');
    bench.world.store.dictItems.update(item?.id ?? '', { value: { zh: '0', en: null } });
    expect((await visitor.ok('getDictItem', lcaSwitch)).itemValue).toBe('0');
  });

  it('answers DICT_ERROR when there is none [2§8 dictionaries]', async () => {
    const body = { typeCode: 'SYSTEM_SWITCH', itemCode: 'NOTHING' };
    await visitor.refused('getDictItem', { body }, 'DICT_ERROR');
  });
});
