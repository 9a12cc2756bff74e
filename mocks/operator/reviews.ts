/** Reviews of people and companies (document 2 §4). */
import { AUDIT, COMPANY_STATUS } from '#src/lib/states.ts';
import { allowsStep } from '../domain/charts/chart.ts';
import { COMPANY_CHART, companyAt } from '../domain/charts/company.ts';
import { PERSON_CHART, personAt } from '../domain/charts/person.ts';
import type { Store } from '../world/entities.ts';
import type { OperatorAction, OperatorArgument } from './action.ts';
import { flag, remarkArguments, remarkOf, rowStep, rowTitle, shownUser } from './arguments.ts';
import { writtenIn } from '../domain/language.ts';
import { notify } from './notify.ts';

const DECISION: readonly OperatorArgument[] = [
  { name: 'approve', type: 'boolean', required: true },
  ...remarkArguments('reason'),
];

const PERSON = {
  argument: 'userId',
  noun: { zh: '用户', en: 'user' },
  rows: ({ users }: Store) => users,
  shown: shownUser,
  extra: DECISION,
} as const;

const NAME_DIFFERS = {
  zh: '企业名称与营业执照不一致，请填写营业执照上的企业全称。',
  en: 'The company name differs from that on the business licence. Enter the full name of the licence.',
};
const STILL_BUSY = {
  zh: '账号下仍有进行中的申请，请办结后再注销。',
  en: 'Applications of this account are still in progress. Cancel it when they are done.',
};
const UNREADABLE = {
  zh: '营业执照照片不清晰，请重新上传。',
  en: 'The picture of the business licence cannot be read. Upload it again.',
};

const decideRegistration = rowStep({
  id: 'decideRegistration',
  title: { zh: '审核注册信息', en: 'Decide a registration' },
  ...PERSON,
  // Closed accounts keep their status but need no decision.
  waits: (user) => allowsStep(PERSON_CHART, 'decideRegistration', personAt(user)),
  otherwise: ({ account, status, auditStatus }) => ({
    en: `a registration under review; ${account} is ${status} with audit status ${auditStatus}`,
    zh: `审核中的注册：${account} 的审核状态为 ${auditStatus}`,
  }),
  act: (world, { id: userId, account }, args) => {
    if (flag(args, 'approve')) {
      world.store.users.update(userId, { auditStatus: AUDIT.approved, rejectReason: null });
      notify(
        world,
        userId,
        '注册审核通过，现在可以下载报告、办理企业认证。',
        'Registration approved. You can now download reports and have your company certified.',
        { kind: 'REGISTRATION', id: userId },
      );
      return `Registration of ${account} approved`;
    }
    const reason = remarkOf(args, 'reason', NAME_DIFFERS);
    world.store.users.update(userId, { auditStatus: AUDIT.rejected, rejectReason: reason });
    notify(
      world,
      userId,
      `注册未通过：${writtenIn(reason, 'zh')}`,
      `Registration rejected: ${writtenIn(reason, 'en')}`,
      { kind: 'REGISTRATION', id: userId },
    );
    return `Registration of ${account} rejected`;
  },
});

/** Approval ends all sessions, and the account can register again. */
const decideCancellation = rowStep({
  id: 'decideCancellation',
  title: { zh: '审核账号注销', en: 'Decide an account cancellation' },
  ...PERSON,
  waits: (user) => allowsStep(PERSON_CHART, 'decideCancellation', personAt(user)),
  otherwise: ({ account }) => ({
    en: `a cancellation in review; ${account} asked for none`,
    zh: `审核中的注销申请：${account} 未申请注销`,
  }),
  act: (world, { id: userId, account }, args) => {
    const { store } = world;
    if (flag(args, 'approve')) {
      store.users.update(userId, { status: 'gone' });
      for (const { id } of store.sessions.where('userId', userId)) store.sessions.remove(id);
      return `Account ${account} closed`;
    }
    const reason = remarkOf(args, 'reason', STILL_BUSY);
    store.users.update(userId, { status: 'active' });
    notify(
      world,
      userId,
      `注销申请未通过：${writtenIn(reason, 'zh')}`,
      `Cancellation refused: ${writtenIn(reason, 'en')}`,
      { kind: 'ACCOUNT', id: userId },
    );
    return `Cancellation of ${account} turned down`;
  },
});

const decideCompany = rowStep({
  id: 'decideCompany',
  title: { zh: '审核企业认证', en: 'Decide a company certification' },
  argument: 'companyCode',
  noun: { zh: '企业', en: 'company' },
  rows: ({ companies }) => ({
    all: () => companies.all(),
    get: (code) => companies.where('code', code)[0],
  }),
  waits: (company) => allowsStep(COMPANY_CHART, 'decideCompany', companyAt(company)),
  otherwise: ({ code, status }) => ({
    en: `a certification under review; ${code} has status ${status ?? 'none'}`,
    zh: `审核中的企业认证：${code} 的状态为 ${status ?? '无'}`,
  }),
  shown:
    ({ store }) =>
    ({ code, name }) => ({
      value: code,
      title: rowTitle(store, code, { zh: name.zh, en: name.en ?? name.zh }),
    }),
  extra: DECISION,
  act: (world, company, args) => {
    const { store } = world;
    const { code } = company;
    const approve = flag(args, 'approve');
    const reason = remarkOf(args, 'reason', UNREADABLE);
    store.companies.update(company.id, {
      status: approve ? COMPANY_STATUS.certified : COMPANY_STATUS.failed,
      statusReason: approve ? null : reason,
    });
    const [zh, en] = approve
      ? ['企业认证通过，现在可以申请 EPD/CFP。', 'Company certified. You can now apply for EPD/CFP.']
      : [`企业认证未通过：${writtenIn(reason, 'zh')}`, `Certification failed: ${writtenIn(reason, 'en')}`];
    for (const { id } of store.users.where('companyCode', code))
      notify(world, id, zh, en, { kind: 'COMPANY', id: company.id });
    return `Certification of ${code} ${approve ? 'passed' : 'failed'}`;
  },
});

export const reviewActions: readonly OperatorAction[] = [
  decideRegistration,
  decideCancellation,
  decideCompany,
];
