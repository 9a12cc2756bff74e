import { AUDIT } from '#src/lib/states.ts';
import { fail, ok, signedIn, refuse, type Text } from '../handler.ts';
import { allows } from '../../domain/charts/chart.ts';
import { PERSON_CHART, personAt } from '../../domain/charts/person.ts';
import { dictItem, dictLabel } from '../../domain/dict.ts';
import { writtenIn } from '../../domain/language.ts';
import { refuseLeaving } from '../shared/permissions.ts';
import { readForm, type Field } from '../shared/form.ts';
import { present } from '../../lib/tables.ts';
import { companyName, companyType, personName } from '../shared/person-fields.ts';
import { accountTypeOf } from '../../domain/user-vo.ts';
import { readSupplement } from './supplement.ts';

const TEXT = {
  userName: { zh: '请输入用户名称', en: 'Enter the user name' },
  companyType: { zh: '请选择企业类型', en: 'Select a company type' },
  complete: { zh: '资料已填写，无需重复提交', en: 'The profile is already complete.' },
  notRejected: {
    zh: '注册信息未被驳回，无需修改',
    en: 'The registration was not rejected; nothing is to be changed.',
  },
} as const satisfies Record<string, Text>;

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
