import { describe, expect, test } from 'vitest';
import { FaultError, parseFaults, consumeFaults, type FaultEffect } from '#mocks/world/faults.ts';
import { CountedIds } from '#mocks/world/ids.ts';
import type { Fault } from '#mocks/world/entities.ts';

type Target = Parameters<typeof consumeFaults>[0];
const world = (faults: Fault[], seed = 1): Target => ({ faults, ids: new CountedIds(seed) });
const consumed = (target: Target, operationId: string, body?: unknown, headers = {}): FaultEffect =>
  consumeFaults(target, operationId, { body, headers });
const anything = (): boolean => true;

describe('consumeFaults', () => {
  test('counts `times` down and then lets calls through', () => {
    const target = world([{ operationId: 'getMenu', kind: 'status', value: 503, times: 2 }]);
    expect(consumed(target, 'getMenu').fault?.value).toBe(503);
    expect(consumed(target, 'getMenu').fault?.value).toBe(503);
    expect(consumed(target, 'getMenu').fault).toBeNull();
    expect(target.faults).toEqual([]);
  });

  test('adds delays up, takes one other fault at a time, and keeps the rest for the next call', () => {
    const target = world([
      { operationId: '*', kind: 'delay', value: 100 },
      { operationId: 'getMenu', kind: 'delay', value: 50 },
      { operationId: 'getMenu', kind: 'network', times: 1 },
      { operationId: 'getMenu', kind: 'code', value: 0, times: 1 },
    ]);
    expect(consumed(target, 'getMenu')).toMatchObject({ delayMs: 150, fault: { kind: 'network' } });
    expect(consumed(target, 'getMenu')).toMatchObject({ delayMs: 150, fault: { kind: 'code' } });
    expect(consumed(target, 'getMenu')).toMatchObject({ delayMs: 150, fault: null });
  });
});

describe('a match', () => {
  const body = { id: 'q-7', products: [{ 'a/b': 1, isNew: true }], none: null };
  test.each<[NonNullable<Fault['match']>, boolean]>([
    [{ field: '/id', equals: 'q-7' }, true],
    [{ field: 'id', equals: 'q-8' }, false],
    [{ field: '/products/0/a~1b', equals: '1' }, true],
    [{ field: 'products.0.isNew', equals: true }, true],
    [{ field: 'products', equals: '[object Object]' }, false],
    [{ field: 'none', equals: 'null' }, false],
    [{ field: 'products.__proto__.length', equals: 0 }, false],
    [{ header: 'Accept-Language', equals: 'en' }, true],
    [{ header: 'accept-language', equals: 'zh' }, false],
  ])('%j: %s; other calls do not use it up', (match, isHit) => {
    const target = world([{ operationId: '*', kind: 'network', times: 1, match }]);
    const { fault, counted } = consumed(target, 'getMenu', body, { 'accept-language': 'en' });
    expect([fault !== null, counted, target.faults.length]).toEqual([isHit, isHit, isHit ? 0 : 1]);
  });
});

test('delays of a distribution have its percentiles, and are the same in the same World', () => {
  const draw = (seed: number): number[] => {
    const target = world([{ operationId: '*', kind: 'delay', value: 800, p99: 4000 }], seed);
    return Array.from({ length: 5000 }, () => consumed(target, 'getMenu').delayMs);
  };
  const delays = draw(1);
  expect(draw(1)).toEqual(delays);
  expect(draw(2)).not.toEqual(delays);
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * sorted.length)] ?? 0;
  expect(at(0.5) / 800).toBeCloseTo(1, 1);
  expect(at(0.99) / 4000).toBeCloseTo(1, 0);
  // Log-normal: as far below the median as above, by ratio.
  expect(at(0.01) / (800 / 5)).toBeCloseTo(1, 0);
  expect(new Set(delays).size).toBeGreaterThan(1000);
});

/** What is said against a list, in both languages. */
function textOf(
  input: unknown,
  known: (operationId: string) => boolean = anything,
): FaultError['text'] | null {
  try {
    parseFaults(input, known);
    return null;
  } catch (error) {
    return error instanceof FaultError ? error.text : null;
  }
}

describe('parseFaults', () => {
  const code = { kind: 'code', value: 0 };
  const delay = { kind: 'delay' };
  const matching = (match: object) => ({ kind: 'html', match });
  test.each([
    ['what it does not know', { kind: 'network', x: 1 }, '第 1 项：没有“x”这一项'],
    ['no operation', { operationId: undefined, kind: 'network' }, '操作“operationId”须为文本'],
    ['unknown kind', { kind: 'fire' }, '类型“kind”须为 delay、status'],
    ['a message of another kind', { ...code, message: 7 }, '消息“message”须为文本'],
    ['zero times', { kind: 'network', times: 0 }, '次数“times”须为不小于 1 的整数'],
    ['a negative code', { ...code, value: -1 }, '值“value”须为不小于 0 的整数'],
    ['a delay without a length', delay, '须为 0 至 600000 毫秒'],
    ['a delay of no whole number', { ...delay, value: 1.5 }, '须为不小于 0 的整数'],
    ['a status that is no error', { kind: 'status', value: 9999 }, '须为 400 至 599'],
    ['success as an error', { ...code, value: 1 }, '不能为 1'],
    ['a message without end', { ...code, message: 'x'.repeat(501) }, '最多 500 个字符'],
    ['a p99 below the median', { ...delay, value: 9, p99: 8 }, '“p99”须为'],
    ['a median of zero', { ...delay, value: 0, p99: 8 }, '中位数至少为 1'],
    ['a match of two', matching({ field: 'a', header: 'b', equals: 1 }), '二者之一'],
    ['a match of nothing', matching({ equals: 1 }), '二者之一'],
    ['a match of a row', matching({ field: 'a', equals: {} }), '“equals”须为文本'],
    ['a match of a secret', matching({ header: 'Authorization', equals: 'x' }), '的值保密'],
  ])('refuses %s in Chinese too', (_name, fault, zh) => {
    const input = [{ operationId: 'a', ...fault }];
    const text = textOf(input);
    expect(text?.zh).toContain(zh);
    // No English sentence is left in it, only names of fields and kinds.
    expect(text?.zh).not.toMatch(/[a-z]+ [a-z]+/i);
    expect(() => parseFaults(input, anything)).toThrow(text?.en);
  });

  test('says in both languages which of several is wrong', () => {
    const network = { operationId: 'a', kind: 'network' };
    expect(textOf([network, { ...network, operationId: 'b' }], (id) => id === 'a')).toEqual({
      zh: '故障设置不正确：第 2 项：没有操作“b”；名称见 openapi/，“*”表示全部',
      en: 'Fault 2: there is no operation "b"; openapi/ names them, "*" is all',
    });
  });

  test('takes a list alone', () => {
    expect(textOf({})?.zh).toContain('须为列表');
  });

  test('takes one for every call', () => {
    const input = [{ operationId: '*', kind: 'code', value: 0, message: 'FAILURE', times: 3 }];
    expect(parseFaults(input, () => false)).toEqual(input);
  });
});
