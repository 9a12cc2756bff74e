import { describe, expect, it } from 'vitest';
import { benchOfEachTest } from './harness.ts';

const { bench, visitor } = benchOfEachTest();

describe('the menu', () => {
  it('stands in data[0].children, with sub-entries and /thirdAgency for everybody', async () => {
    const [root] = await visitor.ok('getMenu');
    const menu = root?.children ?? [];
    expect(menu[0]).toEqual({ code: 'nav.home', url: '/', children: [] });
    expect(menu.map(({ url }) => url)).toContain('/thirdAgency');
    const epd = menu.find(({ url }) => url === '/Epd');
    expect(epd?.children?.map(({ url }) => url)).toContain('/epd/epdApplyFor');
  });

  it('follows a change of the World', async () => {
    await visitor.ok('getMenu');
    const entry = { id: 'menu-new', parentId: 'menu-00', code: 'nav.new', url: '/news', order: 99 };
    bench.world.store.menu.put(entry);
    const [root] = await visitor.ok('getMenu');
    expect(root?.children?.at(-1)).toMatchObject({ code: 'nav.new' });
  });
});

describe('texts', () => {
  it('come with both languages under one key [1§7 getTexts]', async () => {
    const { languages = [], texts = [] } = await visitor.ok('getTexts');
    expect(languages.map(({ code }) => code)).toEqual(['zh-CN', 'en']);
    expect(texts).toContainEqual({ key: 'dict.COMPANY_TYPE.4', zh: '第三方机构', en: 'Third-party agency' });
    expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length);
  });

  it('leave a language null that has none', async () => {
    bench.world.store.serverTexts.put({ id: 'zh:only', language: 'zh', key: 'only', text: '仅中文' });
    const { texts } = await visitor.ok('getTexts');
    expect(texts).toContainEqual({ key: 'only', zh: '仅中文', en: null });
  });
});

describe('regions', () => {
  it('are the provinces for CN, and the cities for a province [1§7 listRegions]', async () => {
    const provinces = await visitor.ok('listRegions', { path: { code: 'CN' } });
    expect(provinces).toHaveLength(34);
    expect(provinces).toContainEqual({ code: '320000', name: '江苏省', enName: 'Jiangsu' });
    const cities = await visitor.ok('listRegions', { path: { code: '320000' } });
    expect(cities.map(({ name }) => name)).toContain('南京市');
  });

  it('are none inside a city, and refused for a code that no region has', async () => {
    expect(await visitor.ok('listRegions', { path: { code: '320100' } })).toEqual([]);
    await visitor.refused('listRegions', { path: { code: '999999' } }, { status: 200, code: 0 });
  });
});

describe('visits', () => {
  it('count every page view, and every visitor once', async () => {
    const { pv, uv } = await visitor.ok('countVisit');
    expect(await visitor.ok('countVisit')).toEqual({ pv: pv + 1, uv });
    expect(await bench.as('certified').ok('countVisit')).toEqual({ pv: pv + 2, uv: uv + 1 });
    expect(await bench.as('certified').ok('countVisit')).toEqual({ pv: pv + 3, uv: uv + 1 });
  });
});

describe('partner links', () => {
  it('have a tab of an existing type each, web addresses, and 3790 for no picture', async () => {
    const links = await visitor.ok('listFriendlyLinks');
    const { list, totals } = await visitor.ok('listFriendlyLinkTypes', {
      body: { pageNum: 1, pageSize: 10, inlet: 'USER' },
    });
    expect(totals).toBe(list.length);
    const codes = list.map(({ code }) => code);
    expect(links.every(({ typeCode }) => codes.includes(typeCode))).toBe(true);
    expect(links.some(({ attachmentId }) => attachmentId === '3790')).toBe(true);
    expect(list[0]).toMatchObject({ name: '主管与协会', enName: 'Associations' });
  });
});

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
      for (const { itemValue, childrens } of items) expect([itemValue !== '', childrens]).toEqual([true, []]);
    },
  );

  it('of the company types, code 4 is the third-party agency, and one wants a free text', async () => {
    const items = await bench.as('certified').ok('listCompanyTypes');
    expect(items.find(({ itemCode }) => itemCode === '4')?.itemValueEn).toBe('Third-party agency');
    expect(items.filter(({ itemDesc }) => itemDesc === 'other')).toHaveLength(1);
  });
});

describe('trees', () => {
  it.each(['getChannelTree', 'getIndustryTree'] as const)('%s nests by parentId', async (id) => {
    const tree = await bench.as('newcomer').ok(id);
    expect(tree.every(({ parentId }) => parentId === null)).toBe(true);
    const [first] = tree;
    expect(first?.childrens?.length).toBeGreaterThan(0);
    expect(first?.childrens?.every(({ parentId }) => parentId === first.id)).toBe(true);
    expect(tree.at(-1)).toMatchObject({ itemCode: 'OTHER', itemDesc: 'other' });
  });
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
