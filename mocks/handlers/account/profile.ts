import { AUDIT } from '#src/lib/states.ts';
import { fail, ok, signedIn, refuse, type Text, type SignedInCall } from '../handler.ts';
import { allows } from '../../domain/charts/chart.ts';
import { PERSON_CHART, personAt } from '../../domain/charts/person.ts';
import { dictItem, dictLabel, wantsFreeText } from '../../domain/settings.ts';
import { writtenIn } from '../../domain/language.ts';
import { refuseLeaving } from '../shared/permissions.ts';
import { readForm, type Field, optionalLine, type Values } from '../shared/form.ts';
import { present } from '../../lib/tables.ts';
import {
  companyName,
  companyType,
  personName,
  field,
  optionalField,
  optionalId,
} from '../shared/person-fields.ts';
import { accountTypeOf } from '../../domain/user-vo.ts';
import { LONG_TEXT_MAX, REMARK_MAX } from '#src/lib/limits.ts';
import { CALL_JSON, parseWithin } from '../../lib/checked-json.ts';
import type { DictItem, World } from '../../world/entities.ts';

const TEXT = {
  name: { zh: '请输入企业名称', en: 'Enter the company name' },
  companyType: { zh: '请选择企业类型', en: 'Select a company type' },
  userName: { zh: '请输入用户名称', en: 'Enter the user name' },
  complete: { zh: '资料已填写，无需重复提交', en: 'The profile is already complete.' },
  notRejected: {
    zh: '注册信息未被驳回，无需修改',
    en: 'The registration was not rejected; nothing is to be changed.',
  },
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

function readSupplement(call: SignedInCall<'completeProfile'>): Supplement {
  const form = readForm(call, call.body, FIELDS);
  if (dictItem(call.world, 'COMPANY_TYPE', form.companyType) === undefined)
    return refuse(call, TEXT.companyType);
  const text = industryText(call.world, form) ?? channelText(call.world, form);
  return text === null ? form : refuse(call, text);
}

/** Omitted: the company keeps its name. */
const optionalName: Field<string | null> = (sent) =>
  sent === undefined ? { value: null } : companyName(sent);

export const getUserDetail = signedIn<'getUserDetail'>(({ world, user, path, language }) => {
  if (path.id !== user.id) return fail('USER_NOT_FOUND');
  return ok({
    id: user.id,
    userName: user.userName,
    userAccount: user.account,
    accountType: accountTypeOf(user),
    companyName: user.companyName,
    companyCode: user.companyCode,
    companyType: user.companyType,
    industryCategoryName: dictLabel(world, 'INDUSTRY_CATEGORY', user.industryCategory, language),
    auditStatus: user.auditStatus,
    reasonReject: writtenIn(user.rejectReason, language),
    userStatus: user.status === 'leaving' ? 0 : 1,
    companyNameEditable: user.auditStatus === AUDIT.rejected,
  });
});

/** `userName` is the company's name (document 1 §3); the portal asks again while both names are missing. */
export const completeProfile = signedIn<'completeProfile'>((call) => {
  const { world, user } = call;
  if (!allows(PERSON_CHART, 'completeProfile', personAt(user))) return refuse(call, TEXT.complete);
  const profile = readSupplement(call);
  const { userName } = profile;
  world.store.users.update(user.id, {
    userName,
    companyName: userName,
    companyType: profile.companyType,
    profile: present(profile),
  });
  return ok(null);
});

export const updateUserName = signedIn<'updateUserName'>((call) => {
  const form = readForm(call, call.body, { userName: personName(TEXT.userName) });
  refuseLeaving(call);
  call.world.store.users.update(call.user.id, form);
  return ok(null);
});

/** Only after a rejection; restarts the review. */
export const modifyRegistration = signedIn<'modifyRegistration'>((call) => {
  const { world, user, body } = call;
  if (!allows(PERSON_CHART, 'modifyRegistration', personAt(user))) return refuse(call, TEXT.notRejected);
  const form = readForm(call, body, {
    userName: personName(TEXT.userName),
    companyType,
    companyName: optionalName,
  });
  if (dictItem(world, 'COMPANY_TYPE', form.companyType) === undefined) return refuse(call, TEXT.companyType);
  const review = { auditStatus: AUDIT.underReview, rejectReason: null };
  world.store.users.update(user.id, {
    ...form,
    companyName: form.companyName ?? user.companyName,
    ...review,
  });
  return ok(null);
});
