/** Option lists, trees and switches (document 1 §3, §7; document 2 §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import type { DictItem, Store, World } from '../../world/entities.ts';
import { fail, ok, signedIn, type Handlers } from '../handler.ts';
import { dictItem } from '../../domain/settings.ts';

type WireItem = components['schemas']['DictItem'];

function toWire(item: DictItem, childrens: WireItem[]): WireItem {
  return {
    id: item.id,
    itemCode: item.itemCode,
    itemValue: item.value.zh,
    itemValueEn: item.value.en,
    itemDesc: item.itemDesc,
    i18nCode: item.i18nCode,
    parentId: item.parentId,
    childrens,
  };
}

function branch(items: readonly DictItem[], parentId: string | null): WireItem[] {
  return items
    .filter((item) => item.parentId === parentId)
    .map((item) => toWire(item, branch(items, item.id)));
}

const itemsOf = (store: Store, type: string): DictItem[] =>
  [...store.dictItems.where('type', type)].sort((a, b) => a.order - b.order);

const listOf = ({ store }: World, type: string): WireItem[] =>
  itemsOf(store, type).map((item) => toWire(item, []));

const treeOf = ({ store }: World, type: string): WireItem[] => branch(itemsOf(store, type), null);

export const dictionaryHandlers = {
  listCompanyTypes: signedIn(({ world }) => ok(listOf(world, 'COMPANY_TYPE'))),
  listIndustryCategories: ({ world }) => ok(listOf(world, 'INDUSTRY_CATEGORY')),
  listCompanyForms: ({ world }) => ok(listOf(world, 'COMPANY_FORM')),
  listResourceTypes: ({ world }) => ok(listOf(world, 'RESOURCE_TYPE')),
  listLowCarbonTemplates: ({ world }) => ok(listOf(world, 'LCES_MODEL_DOWNLOAD')),
  listProcessSteps: ({ world }) => ok(listOf(world, 'LCES_PROCESS_SELECTION')),
  getChannelTree: signedIn(({ world }) => ok(treeOf(world, 'CHANNEL_CLASSIFICATION'))),
  getIndustryTree: signedIn(({ world }) => ok(treeOf(world, 'INDUSTRY_CLASSIFICATION'))),

  /** The switch of the LCA tool button among them: SYSTEM_SWITCH, LCA_TOOL (document 2 §2). */
  getDictItem: ({ world, body }) => {
    const item = dictItem(world, body.typeCode ?? '', body.itemCode ?? '');
    return item === undefined ? fail('DICT_ERROR') : ok(toWire(item, []));
  },
} satisfies Handlers<OperationsOf<'dictionary'>>;
