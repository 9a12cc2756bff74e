import { describe, expect, test } from 'vitest';
import { FaultError, parseFaults, takeFaults } from '#mocks/world/faults.ts';
import type { Fault } from '#mocks/world/types.ts';

const world = (faults: Fault[]): { faults: Fault[] } => ({ faults });
const anything = (): boolean => true;

describe('takeFaults', () => {
  test('leaves other operations alone', () => {
    const target = world([{ operationId: 'getMenu', kind: 'network' }]);
    expect(takeFaults(target, 'getTexts')).toMatchObject({ delayMs: 0, fault: null, counted: false });
    expect(target.faults).toHaveLength(1);
  });

  test('counts `times` down and then lets calls through', () => {
    const target = world([{ operationId: 'getMenu', kind: 'status', value: 503, times: 2 }]);
    expect(takeFaults(target, 'getMenu').fault?.value).toBe(503);
    expect(takeFaults(target, 'getMenu').fault?.value).toBe(503);
    expect(takeFaults(target, 'getMenu').fault).toBeNull();
    expect(target.faults).toEqual([]);
  });

  test('adds delays up, takes one other fault at a time, and keeps the rest for the next call', () => {
    const target = world([
      { operationId: '*', kind: 'delay', value: 100 },
      { operationId: 'getMenu', kind: 'delay', value: 50 },
      { operationId: 'getMenu', kind: 'network', times: 1 },
      { operationId: 'getMenu', kind: 'code', value: 0, times: 1 },
    ]);
    expect(takeFaults(target, 'getMenu')).toMatchObject({ delayMs: 150, fault: { kind: 'network' } });
    expect(takeFaults(target, 'getMenu')).toMatchObject({ delayMs: 150, fault: { kind: 'code' } });
    expect(takeFaults(target, 'getMenu')).toMatchObject({ delayMs: 150, fault: null });
  });
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
  test.each([
    ['no list', {}, '须为列表'],
    ['what it does not know', [{ operationId: 'a', kind: 'network', x: 1 }], '第 1 项：没有“x”这一项'],
    ['no operation', [{ kind: 'network' }], '操作“operationId”须为文本'],
    ['unknown kind', [{ operationId: 'a', kind: 'fire' }], '类型“kind”须为 delay、status'],
    [
      'a message of another kind',
      [{ operationId: 'a', kind: 'code', value: 0, message: 7 }],
      '消息“message”须为文本',
    ],
    ['zero times', [{ operationId: 'a', kind: 'network', times: 0 }], '次数“times”须为不小于 1 的整数'],
    ['a negative code', [{ operationId: 'a', kind: 'code', value: -1 }], '值“value”须为不小于 0 的整数'],
    ['a delay without a length', [{ operationId: 'a', kind: 'delay' }], '须为 0 至 600000 毫秒'],
    ['a status that is no error', [{ operationId: 'a', kind: 'status', value: 9999 }], '须为 400 至 599'],
    ['success as an error', [{ operationId: 'a', kind: 'code', value: 1 }], '不能为 1'],
  ])('refuses %s in Chinese too', (_name, input, zh) => {
    const text = textOf(input);
    expect(text?.zh).toContain(zh);
    // No English sentence is left in it, only names of fields and kinds.
    expect(text?.zh).not.toMatch(/[a-z]+ [a-z]+/i);
    expect(() => parseFaults(input, anything)).toThrow(text?.en);
  });

  test('says in both languages which of several is wrong', () => {
    const network = { operationId: 'a', kind: 'network' };
    expect(textOf([network, { ...network, operationId: 'b' }], (id) => id === 'a')).toEqual({
      zh: '第 2 项：没有操作“b”；名称见 openapi/portal.yaml，“*”表示全部',
      en: 'Fault 2: there is no operation "b"; openapi/portal.yaml names them, "*" is all',
    });
  });

  test.each([
    ['no list', {}, 'list'],
    ['unknown kind', [{ operationId: 'a', kind: 'fire' }], 'kind must be one of'],
    ['success as an error', [{ operationId: 'a', kind: 'code', value: 1 }], 'other than 1'],
    ['a status that is no error', [{ operationId: 'a', kind: 'status', value: 200 }], 'from 400 to 599'],
    ['a delay without a length', [{ operationId: 'a', kind: 'delay' }], 'milliseconds'],
    ['a delay of no whole number', [{ operationId: 'a', kind: 'delay', value: 1.5 }], 'whole number from 0'],
    ['a negative code', [{ operationId: 'a', kind: 'code', value: -1 }], 'whole number from 0'],
    [
      'a value that is none, also where none is needed',
      [{ operationId: 'a', kind: 'network', value: 'x' }],
      'value',
    ],
    ['zero times', [{ operationId: 'a', kind: 'network', times: 0 }], 'times'],
    ['what it does not know', [{ operationId: 'a', kind: 'network', probability: 0.5 }], '"probability"'],
  ])('refuses %s', (_name, input, message) => {
    expect(() => parseFaults(input, anything)).toThrow(message);
  });

  test('refuses a call that the contract does not have', () => {
    expect(() => parseFaults([{ operationId: 'a', kind: 'network' }], () => false)).toThrow(
      'no operation "a"',
    );
  });

  test('takes one for every call', () => {
    const input = [{ operationId: '*', kind: 'code', value: 0, message: 'FAILURE', times: 3 }];
    expect(parseFaults(input, () => false)).toEqual(input);
  });
});
