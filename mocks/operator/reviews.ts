/** Reviews of people and companies (document 2 §4). */
import { AUDIT, COMPANY_STATUS } from '#src/lib/states.ts';
import { allowsStep } from '../domain/charts/chart.ts';
import { COMPANY_CHART, companyAt } from '../domain/charts/company.ts';
import { PERSON_CHART, personAt } from '../domain/charts/person.ts';
import type { Company, User } from '../world/entities.ts';
import type { World } from '../world/types.ts';
import { OperatorError, type OperatorAction, type OperatorArgument } from './action.ts';
import { flag, remarkArguments, remarkOf, rowArgument, rowTitle, shownUser, text } from './arguments.ts';
import { writtenIn } from '../domain/language.ts';
import { notify } from './notify.ts';

const DECISION: readonly OperatorArgument[] = [
  { name: 'approve', type: 'boolean', required: true },
  ...remarkArguments('reason'),
];

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

/** Closed accounts keep their status but need no decision. */
function isRegistering(user: User): boolean {
  return allowsStep(PERSON_CHART, 'decideRegistration', personAt(user));
}

function registrations({ store }: World): User[] {
  return store.users.all().filter(isRegistering);
}

const decideRegistration: OperatorAction = {
  id: 'decideRegistration',
  title: { zh: '审核注册信息', en: 'Decide a registration' },
  args: (world) => [rowArgument('userId', registrations(world), shownUser(world)), ...DECISION],
  possible: (world) => registrations(world).length > 0,
  run: (world, args) => {
    const userId = text(args, 'userId');
    const user = world.store.users.get(userId);
    if (user === undefined) throw new OperatorError(`There is no user "${userId}"`, `没有用户“${userId}”`);
    if (!isRegistering(user)) {
      throw new OperatorError(
        `decideRegistration needs a registration under review; ${user.account} is ${user.status} with audit status ${user.auditStatus}`,
        `该步骤只用于审核中的注册：${user.account} 的审核状态为 ${user.auditStatus}`,
      );
    }
    if (flag(args, 'approve')) {
      world.store.users.update(userId, { auditStatus: AUDIT.approved, rejectReason: null });
      notify(
        world,
        userId,
        '注册审核通过，现在可以下载报告、办理企业认证。',
        'Registration approved. You can now download reports and have your company certified.',
        { kind: 'REGISTRATION', id: userId },
      );
      return { changed: `Registration of ${user.account} approved` };
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
    return { changed: `Registration of ${user.account} rejected` };
  },
};

function isCancelling(user: User): boolean {
  return allowsStep(PERSON_CHART, 'decideCancellation', personAt(user));
}

function cancellations({ store }: World): User[] {
  return store.users.all().filter(isCancelling);
}

/** Approval ends all sessions, and the account can register again. */
const decideCancellation: OperatorAction = {
  id: 'decideCancellation',
  title: { zh: '审核账号注销', en: 'Decide an account cancellation' },
  args: (world) => [rowArgument('userId', cancellations(world), shownUser(world)), ...DECISION],
  possible: (world) => cancellations(world).length > 0,
  run: (world, args) => {
    const { store } = world;
    const userId = text(args, 'userId');
    const user = store.users.get(userId);
    if (user === undefined) throw new OperatorError(`There is no user "${userId}"`, `没有用户“${userId}”`);
    if (!isCancelling(user)) {
      throw new OperatorError(
        `decideCancellation needs a cancellation in review; ${user.account} asked for none`,
        `该步骤只用于审核中的注销申请：${user.account} 未申请注销`,
      );
    }
    if (flag(args, 'approve')) {
      store.users.update(userId, { status: 'gone' });
      for (const { id } of store.sessions.where('userId', userId)) store.sessions.remove(id);
      return { changed: `Account ${user.account} closed` };
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
    return { changed: `Cancellation of ${user.account} turned down` };
  },
};

function isCertifying(company: Company): boolean {
  return allowsStep(COMPANY_CHART, 'decideCompany', companyAt(company));
}

function certifications({ store }: World): readonly Company[] {
  return store.companies.all().filter(isCertifying);
}

const decideCompany: OperatorAction = {
  id: 'decideCompany',
  title: { zh: '审核企业认证', en: 'Decide a company certification' },
  args: (world) => [
    rowArgument('companyCode', certifications(world), ({ code, name }) => ({
      value: code,
      title: rowTitle(world.store, code, { zh: name.zh, en: name.en ?? name.zh }),
    })),
    ...DECISION,
  ],
  possible: (world) => certifications(world).length > 0,
  run: (world, args) => {
    const { store } = world;
    const code = text(args, 'companyCode');
    const company = store.companies.where('code', code)[0];
    if (company === undefined) throw new OperatorError(`There is no company "${code}"`, `没有企业“${code}”`);
    if (!isCertifying(company)) {
      throw new OperatorError(
        `decideCompany needs a certification under review; ${code} has status ${company.status ?? 'none'}`,
        `该步骤只用于审核中的企业认证：${code} 的状态为 ${company.status ?? '无'}`,
      );
    }
    const approve = flag(args, 'approve');
    const reason = remarkOf(args, 'reason', UNREADABLE);
    store.companies.update(company.id, {
      status: approve ? COMPANY_STATUS.certified : COMPANY_STATUS.failed,
      statusReason: approve ? null : reason,
    });
    for (const { id } of store.users.where('companyCode', code)) {
      if (approve)
        notify(
          world,
          id,
          '企业认证通过，现在可以申请 EPD/CFP。',
          'Company certified. You can now apply for EPD/CFP.',
          { kind: 'COMPANY', id: company.id },
        );
      else
        notify(
          world,
          id,
          `企业认证未通过：${writtenIn(reason, 'zh')}`,
          `Certification failed: ${writtenIn(reason, 'en')}`,
          { kind: 'COMPANY', id: company.id },
        );
    }
    return { changed: `Certification of ${code} ${approve ? 'passed' : 'failed'}` };
  },
};

export const reviewActions: readonly OperatorAction[] = [
  decideRegistration,
  decideCancellation,
  decideCompany,
];
