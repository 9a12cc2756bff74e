import { CODE_RESEND_SECONDS } from '#src/lib/limits.ts';
import { PERSON_CHART, personAt, type PersonState } from '../domain/charts/person.ts';
import type { Bilingual } from '../domain/charts/chart.ts';
import { dateTime } from '../domain/dates.ts';
import { codeComesTooSoon } from '../handlers/shared/sign-in.ts';
import { WRONG_PASSWORDS_MAX } from '../handlers/session/index.ts';
import type { User, World } from '../world/entities.ts';
import { invented } from './files.ts';
import * as subject from './subject.ts';

const TOO_SOON: Bilingual = {
  zh: `${CODE_RESEND_SECONDS} 秒内刚发送过注销验证码`,
  en: `A cancellation code was sent less than ${CODE_RESEND_SECONDS} seconds ago`,
};
const NO_MAIL: Bilingual = {
  zh: '该账号不能用邮箱登录',
  en: 'This account has no e-mail to log in with',
};
const WRONG_PASSWORD = 'Wrong0000';

/** Board columns by importance: account problems take precedence over the registration. */
const COLUMNS: readonly PersonState[] = ['under-review', 'rejected', 'approved', 'leaving', 'locked', 'gone'];

function displayNameOf({ store }: World, { companyName, companyCode, userName }: User): Bilingual {
  return companyName === null
    ? subject.same(userName ?? '–')
    : subject.enteredCompany(store, companyName, companyCode);
}

function cardOf(world: World, user: User): subject.Card {
  const at = personAt(user);
  return {
    id: user.id,
    title: user.account,
    subtitle: displayNameOf(world, user),
    detail: user.companyName === null || user.userName === null ? null : subject.same(user.userName),
    activeStates: at,
    column: COLUMNS.findLast((state) => at.includes(state)) ?? '',
    since: user.createdAt,
  };
}

async function cancel(client: subject.UserClient, { phone, email }: User): Promise<void> {
  const token = await client.solvePuzzle();
  if (phone === null) {
    const body = { userAccount: email ?? '', captchaType: 'blockPuzzle', token, inlet: 'WEB' };
    await client.call('sendCancellationEmailCode', { body });
  } else {
    const body = { userAccount: phone, captchaType: 'blockPuzzle', token };
    await client.call('sendCancellationSmsCode', { body });
  }
  const mobile = phone ?? email ?? '';
  await client.call('cancelAccount', { body: { mobile, password: client.newestCode() } });
}

/** Fails to log in until the account is locked. */
async function lockOut(client: subject.UserClient, { email }: User): Promise<void> {
  const userAccount = email ?? '';
  for (let left = WRONG_PASSWORDS_MAX; left > 0; left -= 1) {
    const userPassword = await client.encrypted(WRONG_PASSWORD, userAccount);
    const message = await client.refused('loginByEmail', { body: { userAccount, userPassword } });
    if (message !== 'ACCOUNT_PASSWORD_ERROR') return;
  }
}

function actionsOf(world: World, user: User): subject.Subject['actions'] {
  const { phone, email, userName, companyName, companyType } = user;
  const nameArgument = { name: 'companyName', type: 'text', required: false } as const;
  const plain = (
    run: subject.UserAction['run'],
    more: Partial<subject.UserAction> = {},
  ): subject.UserAction => ({
    args: [],
    refusal: null,
    run,
    ...more,
  });
  const named = (typed: unknown, otherwise: string): string =>
    typeof typed === 'string' && typed !== '' ? typed : otherwise;
  return {
    completeProfile: plain(
      async (client, args) => {
        const body = {
          userName: named(args['companyName'], invented.company),
          companyType: companyType ?? '1',
          contacts: invented.person,
        };
        await client.call('completeProfile', { body });
      },
      { args: [nameArgument] },
    ),
    modifyRegistration: plain(
      async (client, args) => {
        const body = {
          userName: userName ?? invented.person,
          companyType: companyType ?? '1',
          companyName: named(args['companyName'], companyName ?? invented.company),
        };
        await client.call('modifyRegistration', { body });
      },
      { args: [nameArgument] },
    ),
    cancelAccount: plain((client) => cancel(client, user), {
      refusal: codeComesTooSoon(world, { to: phone ?? email ?? '', purpose: 'cancel' }) ? TOO_SOON : null,
    }),
    revokeCancellation: plain(async (client) => void (await client.call('revokeCancellation', {}))),
    failLogins: plain((client) => lockOut(client, user), { refusal: email === null ? NO_MAIL : null }),
  };
}

function find(world: World, id: string): subject.Subject | null {
  const user = world.store.users.get(id);
  if (user === undefined) return null;
  const facts = subject.known([
    [{ zh: '姓名', en: 'Name' }, user.userName],
    [{ zh: '企业', en: 'Company' }, user.companyName === null ? null : displayNameOf(world, user)],
    [{ zh: '企业代码', en: 'Company code' }, user.companyCode],
    [{ zh: '手机号', en: 'Phone' }, user.phone],
    [{ zh: '邮箱', en: 'E-mail' }, user.email],
    [{ zh: '驳回原因', en: 'Why it was rejected' }, user.rejectReason],
    [{ zh: '注册时间', en: 'Registered' }, dateTime(user.createdAt)],
  ]);
  return {
    title: user.account,
    subtitle: displayNameOf(world, user),
    activeStates: personAt(user),
    person: subject.canSignIn(user) ? user : null,
    row: { argument: 'userId', value: id },
    actions: actionsOf(world, user),
    due: {},
    facts: [{ title: { zh: '账号', en: 'Account' }, entries: facts }],
    files: [],
    past: [{ at: user.createdAt, who: 'customer', text: { zh: '注册', en: 'Registered' } }],
    rows: new Set([`users:${id}`]),
    portal: '/user',
  };
}

export const personKind: subject.ChartKind = {
  title: { zh: '人员', en: 'People' },
  chart: PERSON_CHART,
  columns: COLUMNS.map((id) => ({ id, title: PERSON_CHART.states[id]?.title ?? subject.same(id) })),
  cards: (world) => world.store.users.all().map((user) => cardOf(world, user)),
  find,
};
