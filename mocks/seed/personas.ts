/** Personas (design, "Personas and scenarios"). Ids, phones and e-mails are stable. */
import { PERSONA_IDS, type Persona, type PersonaId } from '../world/persona.ts';
import { rowsOf } from '../lib/text.ts';

/** Valid by document 1 §5. */
export const PERSONA_PASSWORD = 'Steel2026';

/** `id|company|who in Chinese|in English` */
const DETAILS = new Map(
  rowsOf(`
anonymous||未登录的访客|A visitor who is not signed in
newcomer||首次登录的新用户，尚未填写用户名称和企业名称|Signs in for the first time: no user name and no company name yet
reviewing||注册信息审核中|Registration is under review
rejected||注册信息被驳回，需重新填写企业名称|Registration was rejected; the company name must be entered again
uncertified|C20|注册已通过，企业尚未认证|Registration approved, company not certified
pending-company|C19|企业认证审核中|Company certification is under review
failed-company|C21|企业认证未通过|Company certification failed
certified|C01|已认证的钢铁企业用户（澜江钢铁），各阶段均有申请|User of a certified steel producer (Lanjiang) with applications in every stage
agency|C22|第三方机构用户（企业类型 4）|User of a third-party agency (company type 4)
locked|C03|账号已被禁用|Account is disabled
leaving|C08|账号注销审核中|Account cancellation is in review`).map(
    ({ cells: [id = '', company = '', zh = '', en = ''] }) => [
      id,
      { companyCode: company === '' ? null : company, describe: { zh, en } },
    ],
  ),
);

function persona(id: PersonaId, index: number): Persona {
  const details = DETAILS.get(id);
  if (details === undefined) throw new RangeError(`nothing is known of the persona "${id}"`);
  if (id === 'anonymous') return { id, userId: null, phone: null, email: null, password: null, ...details };
  return {
    id,
    userId: `u-${id}`,
    // `anonymous` stands first in the list, so `newcomer` gets 19900000001.
    phone: String(19_900_000_000 + index),
    email: `${id}@example.com`,
    password: PERSONA_PASSWORD,
    ...details,
  };
}

export const personas: readonly Persona[] = PERSONA_IDS.map(persona);

export function personaById(id: string): Persona {
  const found = personas.find((entry) => entry.id === id);
  if (found === undefined) throw new RangeError(`no persona "${id}"`);
  return found;
}
