/** Option lists, trees and switches (document 1 §3, §7; document 2 §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import type { DictItem } from '../../world/entities.ts';
import type { Store } from '../../world/types.ts';
import { fail, ok, signedIn, type Handlers } from '../handler.ts';
import { derived } from '../../domain/derived.ts';
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

interface Dictionary {
  readonly list: WireItem[];
  readonly tree: WireItem[];
}

const dictionaries = derived(['dictItems'], () => new Map<string, Dictionary>());

function dictionary(store: Store, type: string): Dictionary {
  const known = dictionaries(store).get(type);
  if (known !== undefined) return known;
  const items = [...store.dictItems.where('type', type)].sort((a, b) => a.order - b.order);
  const made = { list: items.map((item) => toWire(item, [])), tree: branch(items, null) };
  dictionaries(store).set(type, made);
  return made;
}

export const dictionaryHandlers = {
  listCompanyTypes: signedIn(({ world }) => ok(dictionary(world.store, 'COMPANY_TYPE').list)),
  listIndustryCategories: ({ world }) => ok(dictionary(world.store, 'INDUSTRY_CATEGORY').list),
  listCompanyForms: ({ world }) => ok(dictionary(world.store, 'COMPANY_FORM').list),
  listResourceTypes: ({ world }) => ok(dictionary(world.store, 'RESOURCE_TYPE').list),
  listLowCarbonTemplates: ({ world }) => ok(dictionary(world.store, 'LCES_MODEL_DOWNLOAD').list),
  listProcessSteps: ({ world }) => ok(dictionary(world.store, 'LCES_PROCESS_SELECTION').list),
  getChannelTree: signedIn(({ world }) => ok(dictionary(world.store, 'CHANNEL_CLASSIFICATION').tree)),
  getIndustryTree: signedIn(({ world }) => ok(dictionary(world.store, 'INDUSTRY_CLASSIFICATION').tree)),

  /** The switch of the LCA tool button among them: SYSTEM_SWITCH, LCA_TOOL (document 2 §2). */
  getDictItem: ({ world, body }) => {
    const item = dictItem(world, body.typeCode ?? '', body.itemCode ?? '');
    return item === undefined ? fail('DICT_ERROR') : ok(toWire(item, []));
  },
} satisfies Handlers<OperationsOf<'dictionary'>>;
