import { describe, expect, it } from 'vitest';
import { derived } from '#mocks/domain/derived.ts';
import { mappedPage, pageOf } from '#mocks/handlers/shared/form.ts';
import { createStore } from '#mocks/world/store.ts';

function countingLengths() {
  let made = 0;
  const lengths = derived(['settings', 'regions'], (store) => {
    made += 1;
    return [store.settings.size, store.regions.size];
  });
  return { lengths, made: () => made };
}

describe('derived', () => {
  it('computes once, and again only after a change of a collection that it reads', () => {
    const { store } = createStore();
    const { lengths, made } = countingLengths();
    expect(lengths(store)).toEqual([0, 0]);
    lengths(store);
    store.counters.put({ id: 'other', count: 1, since: 0, until: null });
    lengths(store);
    expect(made()).toBe(1);
    store.regions.put({ id: 'r', code: 'r', parentCode: 'CN', name: { zh: '甲', en: null } });
    expect(lengths(store)).toEqual([0, 1]);
    store.settings.put({ id: 's', value: '1' });
    expect(lengths(store)).toEqual([1, 1]);
    expect(made()).toBe(3);
  });

  it('is never shared by two stores', () => {
    const { lengths } = countingLengths();
    const [one, other] = [createStore().store, createStore().store];
    one.settings.put({ id: 's', value: '1' });
    expect([lengths(one), lengths(other)]).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });
});

describe('pages', () => {
  const rows = [1, 2, 3, 4, 5];

  it('count from 1, and are empty behind the end', () => {
    expect(pageOf(rows, { pageNum: 2, pageSize: 2 })).toEqual({
      list: [3, 4],
      totals: 5,
      pageNum: 2,
      pageSize: 2,
    });
    expect(pageOf(rows, { pageNum: 3, pageSize: 2 }).list).toEqual([5]);
    expect(pageOf(rows, { pageNum: 4, pageSize: 2 }).list).toEqual([]);
  });

  it('turn only their own rows into the wire form', () => {
    const seen: number[] = [];
    const page = mappedPage(rows, { pageNum: 1, pageSize: 2 }, (row) => {
      seen.push(row);
      return String(row);
    });
    expect(page.list).toEqual(['1', '2']);
    expect(seen).toEqual([1, 2]);
  });
});
