/** Who somebody is: the own record, the supplement form, the user name, the form after a rejection. */
import { AUDIT } from '#src/lib/states.ts';
import { fail, ok, signedIn } from '../handler.ts';
import { dictItem, dictLabel } from '../../domain/dict.ts';
import { leavingProblem } from '../shared/leaving.ts';
import { readName } from '../shared/names.ts';
import { refuse, type Text } from '../shared/say.ts';
import { accountTypeOf } from '../../domain/user-vo.ts';
import { supplementProblem } from './supplement.ts';

const TEXT = {
  userName: { zh: '请输入用户名称', en: 'Enter the user name.' },
  enterpriseName: { zh: '请输入企业名称', en: 'Enter the company name.' },
  companyType: { zh: '请选择企业类型', en: 'Choose a company type.' },
  complete: { zh: '资料已填写，无需重复提交', en: 'The profile is already complete.' },
  notRejected: {
    zh: '注册信息未被驳回，无需修改',
    en: 'The registration was not rejected; nothing is to be changed.',
  },
} as const satisfies Record<string, Text>;

/** Users read only themselves. */
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
    reasonReject: user.rejectReason,
    userStatus: user.status === 'leaving' ? 0 : 1,
    companyNameEditable: user.auditStatus === AUDIT.rejected,
  });
});

/** The form's `userName` is the enterprise's name (document 1 §3); the portal asks again while both names are missing. */
export const completeProfile = signedIn<'completeProfile'>((call) => {
  const { world, user, body } = call;
  if (user.userName !== null || user.companyName !== null) return refuse(call, TEXT.complete);
  const name = readName(call, body.userName, TEXT.enterpriseName);
  if (typeof name !== 'string') return name;
  const problem = supplementProblem(call);
  if (problem !== null) return problem;
  const { companyType } = body;
  world.store.users.update(user.id, { userName: name, companyName: name, companyType, profile: { ...body } });
  return ok(null);
});

export const updateUserName = signedIn<'updateUserName'>((call) => {
  const userName = readName(call, call.body.userName, TEXT.userName);
  if (typeof userName !== 'string') return userName;
  const problem = leavingProblem(call);
  if (problem !== null) return problem;
  call.world.store.users.update(call.user.id, { userName });
  return ok(null);
});

/** Only after a rejection; then the review starts again. */
export const modifyRegistration = signedIn<'modifyRegistration'>((call) => {
  const { world, user, body } = call;
  if (user.auditStatus !== AUDIT.rejected) return refuse(call, TEXT.notRejected);
  const userName = readName(call, body.userName, TEXT.userName);
  if (typeof userName !== 'string') return userName;
  if (dictItem(world, 'COMPANY_TYPE', body.companyType) === undefined) return refuse(call, TEXT.companyType);
  const companyName =
    body.companyName === undefined ? user.companyName : readName(call, body.companyName, TEXT.enterpriseName);
  if (companyName !== null && typeof companyName !== 'string') return companyName;
  const { companyType } = body;
  const review = { auditStatus: AUDIT.underReview, rejectReason: null };
  world.store.users.update(user.id, { userName, companyType, companyName, ...review });
  return ok(null);
});
