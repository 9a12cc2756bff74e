import type { World, Store, DictItem } from '../world/entities.ts';
import { inLanguage, type Language } from './language.ts';

/** Lists the empty table and the standard; `itemDesc` is the file name. */
const MODELS = 'LCES_MODEL_DOWNLOAD';

/** The platform's standard is the only PDF accepted besides Excel tables. */
export function isStandardPdf(store: Store, fileName: string): boolean {
  return (
    fileName.toLowerCase().endsWith('.pdf') &&
    store.dictItems.where('type', MODELS).some(({ itemDesc }) => itemDesc === fileName)
  );
}

export function dictItem(world: World, type: string, itemCode: string): DictItem | undefined {
  return world.store.dictItems.where('type', type).find((item) => item.itemCode === itemCode);
}

/** Its label, or null when there is no such item. */
export function dictLabel(
  world: World,
  type: string,
  itemCode: string | null,
  language: Language,
): string | null {
  const item = itemCode === null ? undefined : dictItem(world, type, itemCode);
  return item === undefined ? null : inLanguage(item.value, language);
}

/** Requires a free text (document 1 §3: itemDesc `other`). */
export function wantsFreeText(item: DictItem): boolean {
  return item.itemDesc === 'other';
}

/** `fieldValue` of GET /p/system/setting/qrShow: '1' shows QR codes in the search, '0' hides them. */
export const QR_SETTING = 'qrShow';

/** '1': the search supports only the documented filters (document 2 §7 `p/epd/page`). */
export const PLAIN_SEARCH = 'plainSearch';

/** Dictionary item that shows the button of the LCA tool, as documented. */
export const LCA_TOOL_SWITCH = { type: 'SYSTEM_SWITCH', itemCode: 'LCA_TOOL' } as const;

interface Switch {
  readonly name: string;
  readonly title: { readonly zh: string; readonly en: string };
  readonly describe: { readonly zh: string; readonly en: string };
  readonly isOn: (world: World) => boolean;
  readonly set: (world: World, isOn: boolean) => boolean;
}

const VALUE = (isOn: boolean): string => (isOn ? '1' : '0');

function setting(name: string, title: Switch['title'], describe: Switch['describe']): Switch {
  return {
    name,
    title,
    describe,
    isOn: ({ store }) => store.settings.get(name)?.value === VALUE(true),
    set: ({ store }, isOn) => {
      store.settings.put({ id: name, value: VALUE(isOn) });
      return true;
    },
  };
}

const { type, itemCode } = LCA_TOOL_SWITCH;

export const SWITCHES: readonly Switch[] = [
  setting(
    QR_SETTING,
    { zh: '显示二维码', en: 'QR codes' },
    {
      zh: '查询结果与产品页显示本企业声明的二维码。',
      en: 'The search and product pages show QR codes for the own company’s declarations.',
    },
  ),
  {
    name: itemCode,
    title: { zh: 'LCA 工具入口', en: 'Entry of the LCA tool' },
    describe: { zh: '门户显示 LCA 工具的入口。', en: 'The portal shows the entry of the LCA tool.' },
    isOn: (world) => dictItem(world, type, itemCode)?.value.zh === VALUE(true),
    set: (world, isOn) => {
      const item = dictItem(world, type, itemCode);
      if (item === undefined) return false;
      world.store.dictItems.update(item.id, { value: { zh: VALUE(isOn), en: null } });
      return true;
    },
  },
  setting(
    PLAIN_SEARCH,
    { zh: '查询仅支持文档筛选', en: 'Search with documented filters only' },
    {
      zh: '服务端忽略“仅看有效”、类型、工艺和排序，如同只懂文档所列条件的服务器。',
      en: 'The search ignores valid only, type, route and order, as a server that knows the documented filters only.',
    },
  ),
];
