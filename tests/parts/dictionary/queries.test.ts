import { expect, it } from 'vitest';
import { toEntries } from '#src/parts/dictionary/read.ts';
import { drifted } from '../../drifted.ts';

type DictItem = NonNullable<Parameters<typeof toEntries>[0]>[number];

const item = (itemCode: unknown, itemValue: unknown, itemValueEn: unknown) =>
  drifted<DictItem>({ id: '1', itemCode, itemValue, itemValueEn });

it('keeps what can be chosen: a code and a name, each code once, in the order of the server', () => {
  const list = [
    item('STEEL_EAF', ' 短流程钢铁 ', 'EAF steelmaking'),
    item('STEEL_BOF', '长流程钢铁', null),
    item('', '没有代码', 'No code'),
    item('NAMELESS', '', undefined),
    item('STEEL_EAF', '又一次', 'Once more'),
    item(9, '其他', 'Other'),
  ];
  expect(toEntries(list)).toMatchObject([
    { code: 'STEEL_EAF', name: { zh: '短流程钢铁', en: 'EAF steelmaking' } },
    { code: 'STEEL_BOF', name: { zh: '长流程钢铁', en: '' } },
    { code: '9', name: { zh: '其他', en: 'Other' } },
  ]);
  const named = drifted<DictItem>({ id: '1', itemCode: 'A', itemValue: '', i18nCode: 'dict.A' });
  expect(toEntries([named])).toMatchObject([{ code: 'A', textKey: 'dict.A' }]);
});

it('takes a list that is missing as empty', () => {
  expect(toEntries(drifted(null))).toEqual([]);
});
