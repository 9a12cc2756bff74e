/** What the supplement form must get right (document 1 §5, document 2 §5). */
import type { DictItem } from '../../world/entities.ts';
import type { World } from '../../world/types.ts';
import type { Failure, SignedInCall } from '../handler.ts';
import { dictItem, wantsFreeText } from '../../domain/dict.ts';
import { refuse, type Text } from '../shared/say.ts';

const TEXT = {
  companyType: { zh: '请选择企业类型', en: 'Choose a company type.' },
  contacts: { zh: '请输入联系人', en: 'Enter a contact person.' },
  industry: { zh: '请选择所属行业', en: 'Choose an industry.' },
  otherProfession: { zh: '请填写其他行业', en: 'Describe the other industry.' },
  channel: { zh: '请选择了解渠道', en: 'Choose a channel.' },
  otherChannel: { zh: '请填写其他渠道', en: 'Describe the other channel.' },
} as const satisfies Record<string, Text>;

type Body = SignedInCall<'completeProfile'>['body'];

function treeItem(world: World, type: string, id: string): DictItem | undefined {
  const item = world.store.dictItems.get(id);
  return item?.type === type ? item : undefined;
}

/** The hierarchy is a JSON list of ids from the top down, each below the one before; it ends at the chosen one. */
function isPath(world: World, text: string, professionId: string | undefined): boolean {
  let ids: unknown;
  try {
    ids = JSON.parse(text);
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
  return professionId === undefined || professionId === '' || parentId === professionId;
}

/** A chosen node must exist, and "other" wants its words. Left out is fine: the documents only require the words. */
function choiceProblem(
  world: World,
  type: string,
  id: string | undefined,
  words: string | undefined,
): 'unknown' | 'words' | null {
  if (id === undefined || id === '') return null;
  const item = treeItem(world, type, id);
  if (item === undefined) return 'unknown';
  return wantsFreeText(item) && (words ?? '').trim() === '' ? 'words' : null;
}

function industryText(world: World, body: Body): Text | null {
  const problem = choiceProblem(world, 'INDUSTRY_CLASSIFICATION', body.professionId, body.otherProfession);
  if (problem !== null) return problem === 'words' ? TEXT.otherProfession : TEXT.industry;
  const path = body.productTypeHierarchy;
  return path === undefined || isPath(world, path, body.professionId) ? null : TEXT.industry;
}

function channelText(world: World, body: Body): Text | null {
  const problem = choiceProblem(world, 'CHANNEL_CLASSIFICATION', body.channelId, body.otherChannel);
  if (problem === null) return null;
  return problem === 'words' ? TEXT.otherChannel : TEXT.channel;
}

/** The first thing that is wrong apart from the name, or null. */
export function supplementProblem(call: SignedInCall<'completeProfile'>): Failure | null {
  const { world, body } = call;
  if (dictItem(world, 'COMPANY_TYPE', body.companyType) === undefined) return refuse(call, TEXT.companyType);
  if (body.contacts.trim() === '') return refuse(call, TEXT.contacts);
  const text = industryText(world, body) ?? channelText(world, body);
  return text === null ? null : refuse(call, text);
}
