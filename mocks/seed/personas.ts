/** Personas (design, "Personas and scenarios"). Ids, phones and e-mails are stable. */
import { PERSONA_IDS, type Persona, type PersonaId } from '../world/persona.ts';

/** Valid by document 1 §5. */
export const PERSONA_PASSWORD = 'Steel2026';

const DETAILS: Record<Exclude<PersonaId, 'anonymous'>, Pick<Persona, 'companyCode' | 'describe'>> = {
  newcomer: {
    companyCode: null,
    describe: {
      zh: '首次登录的新用户，尚未填写用户名称和企业名称',
      en: 'Signs in for the first time: no user name and no company name yet',
    },
  },
  reviewing: {
    companyCode: null,
    describe: { zh: '注册信息审核中', en: 'Registration is under review' },
  },
  rejected: {
    companyCode: null,
    describe: {
      zh: '注册信息被驳回，需重新填写企业名称',
      en: 'Registration was rejected; the company name must be entered again',
    },
  },
  uncertified: {
    companyCode: 'C20',
    describe: { zh: '注册已通过，企业尚未认证', en: 'Registration approved, company not certified' },
  },
  'pending-company': {
    companyCode: 'C19',
    describe: { zh: '企业认证审核中', en: 'Company certification is under review' },
  },
  'failed-company': {
    companyCode: 'C21',
    describe: { zh: '企业认证未通过', en: 'Company certification failed' },
  },
  certified: {
    companyCode: 'C01',
    describe: {
      zh: '已认证的钢铁企业用户（澜江钢铁），各阶段均有申请',
      en: 'User of a certified steel producer (Lanjiang) with applications in every stage',
    },
  },
  agency: {
    companyCode: 'C22',
    describe: { zh: '第三方机构用户（企业类型 4）', en: 'User of a third-party agency (company type 4)' },
  },
  locked: {
    companyCode: 'C03',
    describe: { zh: '账号已被禁用', en: 'Account is disabled' },
  },
  leaving: {
    companyCode: 'C08',
    describe: { zh: '账号注销审核中', en: 'Account cancellation is in review' },
  },
};

function persona(id: PersonaId, index: number): Persona {
  if (id === 'anonymous') {
    const describe = { zh: '未登录的访客', en: 'A visitor who is not signed in' };
    return { id, userId: null, phone: null, email: null, password: null, companyCode: null, describe };
  }
  return {
    id,
    userId: `u-${id}`,
    // `anonymous` stands first in the list, so `newcomer` gets 19900000001.
    phone: String(19_900_000_000 + index),
    email: `${id}@example.com`,
    password: PERSONA_PASSWORD,
    ...DETAILS[id],
  };
}

export const personas: readonly Persona[] = PERSONA_IDS.map(persona);

export function personaById(id: string): Persona {
  const found = personas.find((entry) => entry.id === id);
  if (found === undefined) throw new RangeError(`no persona "${id}"`);
  return found;
}
