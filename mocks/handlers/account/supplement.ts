/** Validation of the supplement form (document 1 §5, document 2 §5). */
import { LONG_TEXT_MAX, REMARK_MAX } from '#src/lib/limits.ts';
import { CALL_JSON, parseWithin } from '../../lib/checked-json.ts';
import type { DictItem } from '../../world/entities.ts';
import type { World } from '../../world/types.ts';
import { type SignedInCall, refuse, type Text } from '../handler.ts';
import { dictItem, wantsFreeText } from '../../domain/dict.ts';
import { optionalLine, readForm, type Values } from '../shared/form.ts';
import { companyType, field, optionalField, optionalId, personName } from '../shared/person-fields.ts';

const TEXT = {
  name: { zh: '请输入企业名称', en: 'Enter the company name' },
  companyType: { zh: '请选择企业类型', en: 'Select a company type' },
  contacts: { zh: '请输入联系人', en: 'Enter a contact person' },
  industry: { zh: '请选择所属行业', en: 'Choose an industry.' },
  otherProfession: { zh: '请填写其他行业', en: 'Describe the other industry.' },
  channel: { zh: '请选择了解渠道', en: 'Choose a channel.' },
  otherChannel: { zh: '请填写其他渠道', en: 'Describe the other channel.' },
} as const satisfies Record<string, Text>;

const FIELDS = {
  userName: personName(TEXT.name),
  companyType,
  contacts: field('联系人', 'Contact person', TEXT.contacts),
  department: optionalField('部门', 'Department'),
  job: optionalField('职务', 'Job title'),
  iprofessionId: optionalId('行业编号', 'Industry id'),
  professionId: optionalId('行业编号', 'Industry id'),
  productTypeHierarchy: optionalLine({
    label: { zh: '产品类型', en: 'Product type' },
    max: LONG_TEXT_MAX,
  }),
  otherProfession: optionalField('其他行业', 'Other industry'),
  demand: optionalLine({
    label: { zh: '需求说明', en: 'Your needs' },
    max: REMARK_MAX,
    multiline: true,
  }),
  channelId: optionalId('渠道编号', 'Channel id'),
  newchannelId: optionalId('渠道编号', 'Channel id'),
  otherChannel: optionalField('其他渠道', 'Other channel'),
} as const;

type Supplement = Values<typeof FIELDS>;

function treeItem(world: World, type: string, id: string): DictItem | undefined {
  const item = world.store.dictItems.get(id);
  return item?.type === type ? item : undefined;
}

/** A JSON list of ids from the root to the selected node. */
function isPath(world: World, text: string, professionId: string | null): boolean {
  let ids: unknown;
  try {
    ids = parseWithin(text, CALL_JSON);
  } catch {
    return false;
  }
  if (!Array.isArray(ids)) return false;
  let parentId: string | null = null;
  for (const id of ids) {
    const item = typeof id === 'string' ? treeItem(world, 'INDUSTRY_CLASSIFICATION', id) : undefined;
    if (item === undefined || item.parentId !== parentId) return false;
    parentId = item.id;
  }
  return professionId === null || parentId === professionId;
}

/** The node must exist; "other" requires a free text. The choice itself is optional in the documents. */
function choiceProblem(
  world: World,
  type: string,
  id: string | null,
  words: string | null,
): 'unknown' | 'words' | null {
  if (id === null) return null;
  const item = treeItem(world, type, id);
  if (item === undefined) return 'unknown';
  return wantsFreeText(item) && words === null ? 'words' : null;
}

function industryText(world: World, form: Supplement): Text | null {
  const problem = choiceProblem(world, 'INDUSTRY_CLASSIFICATION', form.professionId, form.otherProfession);
  if (problem !== null) return problem === 'words' ? TEXT.otherProfession : TEXT.industry;
  const path = form.productTypeHierarchy;
  return path === null || isPath(world, path, form.professionId) ? null : TEXT.industry;
}

function channelText(world: World, form: Supplement): Text | null {
  const problem = choiceProblem(world, 'CHANNEL_CLASSIFICATION', form.channelId, form.otherChannel);
  if (problem === null) return null;
  return problem === 'words' ? TEXT.otherChannel : TEXT.channel;
}

export function readSupplement(call: SignedInCall<'completeProfile'>): Supplement {
  const form = readForm(call, call.body, FIELDS);
  if (dictItem(call.world, 'COMPANY_TYPE', form.companyType) === undefined)
    return refuse(call, TEXT.companyType);
  const text = industryText(call.world, form) ?? channelText(call.world, form);
  return text === null ? form : refuse(call, text);
}
