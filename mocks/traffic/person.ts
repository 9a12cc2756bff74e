/** Who the signed-in person of a file is in our World: a persona, whose account takes the place of theirs. */
import { personas } from '../seed/personas.ts';
import type { Persona } from '../world/persona.ts';
import { fieldsOf, textField, type ParsedCall } from './parsed-call.ts';

/** Field with the account, by call. */
export const LOGINS: Readonly<Record<string, string>> = {
  loginByPhone: 'mobile',
  loginOrRegisterByPhone: 'mobile',
  loginByEmail: 'userAccount',
};
const REGISTRATIONS: ReadonlySet<string> = new Set(['registerByPhone', 'registerByEmail']);

export interface Actor {
  readonly persona: Persona;
  /** Values of the person in the file, with the persona's. */
  readonly own: ReadonlyMap<string, string>;
}

/** The first login with an account from before the file. */
function firstLogin(calls: readonly ParsedCall[]): { account: string; user: unknown } | null {
  const fresh = new Set<string>();
  for (const { operation, body, data, succeeded } of calls) {
    if (!succeeded) continue;
    const accounts = ['userAccount', 'mobile'].map((name) => textField(body, name));
    if (REGISTRATIONS.has(operation)) for (const account of accounts) fresh.add(account);
    const field = LOGINS[operation];
    if (field === undefined || fresh.has(textField(body, field))) continue;
    return { account: textField(body, field), user: fieldsOf(data)['portalUserVO'] };
  }
  return null;
}

/** What the person's own pages ask for, where nobody logs in; nothing where the file registers them. */
function ownPage(calls: readonly ParsedCall[]): { id: string; company: string; account: string } {
  if (calls.some(({ operation, succeeded }) => succeeded && REGISTRATIONS.has(operation)))
    return { id: '', company: '', account: '' };
  const detail = calls.find(({ operation }) => operation === 'getUserDetail');
  const companyOf = calls.find(({ operation }) => operation === 'getCompanyOfUser');
  return {
    id: detail?.params['id'] ?? companyOf?.params['userId'] ?? '',
    company: textField(detail?.data, 'companyCode') || textField(companyOf?.data, 'companyCode'),
    account: textField(detail?.data, 'userAccount'),
  };
}

/** @param wanted chosen by a person or a link; null to guess. @param otherwise of the scenario */
export function actorOf(calls: readonly ParsedCall[], wanted: Persona | null, otherwise: Persona): Actor {
  const login = firstLogin(calls);
  const page = login === null ? ownPage(calls) : null;
  const account = login?.account ?? page?.account ?? '';
  const id = (login === null ? page?.id : textField(login.user, 'id')) ?? '';
  const company = (login === null ? page?.company : textField(login.user, 'companyCode')) ?? '';
  const same = personas.find(
    ({ email, phone, userId }) =>
      userId !== null && (email === account || phone === account || userId === id),
  );
  const persona = same ?? wanted ?? otherwise;
  const own = new Map<string, string>();
  const put = (value: string, text: string | null): void => {
    if (value !== '' && text !== null) own.set(value, text);
  };
  put(id, persona.userId);
  put(company, persona.companyCode);
  for (const each of [account, textField(login?.user, 'userAccount')])
    put(each, each.includes('@') ? persona.email : persona.phone);
  return { persona, own };
}
