import { describe, expect, it } from 'vitest';
import { benchOfEachTest } from './harness.ts';

const { bench, visitor } = benchOfEachTest();

describe('the menu', () => {
  it('follows a change of the World', async () => {
    await visitor.ok('getMenu');
    const entry = { id: 'menu-new', parentId: 'menu-00', code: 'nav.new', url: '/news', order: 99 };
    bench.world.store.menu.put(entry);
    const [root] = await visitor.ok('getMenu');
    expect(root?.children?.at(-1)).toMatchObject({ code: 'nav.new' });
  });
});

describe('texts', () => {
  it('leave a language null that has none', async () => {
    bench.world.store.serverTexts.put({ id: 'zh:only', language: 'zh', key: 'only', text: '仅中文' });
    const { texts } = await visitor.ok('getTexts');
    expect(texts).toContainEqual({ key: 'only', zh: '仅中文', en: null });
  });
});

describe('regions', () => {
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

describe('option lists', () => {
  it('of the company types, code 4 is the third-party agency, and one wants a free text', async () => {
    const items = await bench.as('certified').ok('listCompanyTypes');
    expect(items.find(({ itemCode }) => itemCode === '4')?.itemValueEn).toBe('Third-party agency');
    expect(items.filter(({ itemDesc }) => itemDesc === 'other')).toHaveLength(1);
  });
});

describe('one item', () => {
  it('answers DICT_ERROR when there is none [2§8 dictionaries]', async () => {
    const body = { typeCode: 'SYSTEM_SWITCH', itemCode: 'NOTHING' };
    await visitor.refused('getDictItem', { body }, 'DICT_ERROR');
  });
});
