/** One user per persona, and one contact for each company with its own applications. */
import { AUDIT } from '#src/lib/states.ts';
import type { User } from '../world/entities.ts';
import { at, type SeedContext } from './context.ts';
import type { Persona, PersonaId } from '../world/persona.ts';
import { PERSONA_PASSWORD, personas } from './personas.ts';

const APPROVED: Omit<
  User,
  'id' | 'account' | 'accountType' | 'phone' | 'email' | 'password' | 'companyCode'
> = {
  userName: null,
  companyName: null,
  industryCategory: 'STEEL_BOF',
  companyForm: 'PRIVATE',
  companyType: '1',
  auditStatus: AUDIT.approved,
  rejectReason: null,
  status: 'active',
  profile: null,
  failedLogins: 0,
  createdAt: 0,
};

type SignedUp = Exclude<PersonaId, 'anonymous'>;

/** Differences from an approved user of a private steel producer. */
const PERSONA_USERS: Record<SignedUp, Partial<User> & { signedUpDaysAgo: number }> = {
  newcomer: {
    signedUpDaysAgo: 0,
    industryCategory: null,
    companyForm: null,
    companyType: null,
  },
  reviewing: {
    signedUpDaysAgo: 0,
    userName: '何工',
    companyName: '岚沐金属制品有限公司',
    industryCategory: 'STEEL_PRODUCTS',
    auditStatus: AUDIT.underReview,
  },
  rejected: {
    signedUpDaysAgo: 3,
    userName: '沈工',
    companyName: '北川钢材',
    industryCategory: 'SERVICE_TRADE',
    companyType: '3',
    auditStatus: AUDIT.rejected,
    rejectReason: {
      zh: '企业名称与营业执照不一致，请填写营业执照上的企业全称。',
      en: 'The company name differs from that on the business licence. Enter the full name of the licence.',
    },
  },
  uncertified: {
    signedUpDaysAgo: 12,
    userName: '邓工',
    companyName: '穹砚钢结构工程有限公司',
    industryCategory: 'DOWN_BUILDING',
    companyType: '3',
  },
  'pending-company': {
    signedUpDaysAgo: 9,
    userName: '周工',
    companyName: '骁屿汽车零部件有限公司',
    industryCategory: 'DOWN_AUTO',
    companyType: '3',
  },
  'failed-company': {
    signedUpDaysAgo: 20,
    userName: '吴工',
    companyName: '纵屿船舶制造有限公司',
    industryCategory: 'DOWN_SHIP',
    companyForm: 'STATE_OWNED',
    companyType: '3',
  },
  certified: {
    signedUpDaysAgo: 900,
    userName: '王工',
    companyName: '澜江钢铁集团有限公司',
    companyForm: 'STATE_OWNED',
    accountType: 'email',
    profile: {
      contacts: '王工',
      department: '能源环保部',
      job: '环保主管',
      demand: '热轧产品 EPD 与碳足迹声明',
    },
  },
  agency: {
    signedUpDaysAgo: 860,
    userName: '林工',
    companyName: '衡准低碳验证中心',
    industryCategory: 'SERVICE_CERTIFICATION',
    companyForm: 'PUBLIC_INSTITUTION',
    companyType: '4',
    accountType: 'email',
  },
  locked: {
    signedUpDaysAgo: 400,
    userName: '郑工',
    companyName: '青岚钢铁有限公司',
    status: 'locked',
    failedLogins: 5,
  },
  leaving: {
    signedUpDaysAgo: 520,
    userName: '许工',
    companyName: '汀陵绿钢有限公司',
    industryCategory: 'STEEL_EAF',
    status: 'leaving',
  },
};

function userOf(context: SeedContext, { id, userId, phone, email, companyCode }: Persona): User | null {
  if (id === 'anonymous' || userId === null || phone === null || email === null) return null;
  const { signedUpDaysAgo, accountType = 'phone', ...own } = PERSONA_USERS[id];
  return {
    ...APPROVED,
    ...own,
    id: userId,
    accountType,
    account: accountType === 'email' ? email : phone,
    phone,
    email,
    password: PERSONA_PASSWORD,
    companyCode,
    createdAt: at(context.clock, -signedUpDaysAgo, '08:40'),
  };
}

/** Personas must not see their data. */
const CONTACTS = [
  {
    companyCode: 'C10',
    companyName: '沧澈冷轧薄板有限公司',
    userName: '陈工',
    industryCategory: 'STEEL_PRODUCTS',
  },
  { companyCode: 'C12', companyName: '川砚钢铁有限公司', userName: '赵工', industryCategory: 'STEEL_EAF' },
  {
    companyCode: 'C04',
    companyName: '霁川不锈钢有限公司',
    userName: '孙工',
    industryCategory: 'STEEL_STAINLESS',
  },
  {
    companyCode: 'C02',
    companyName: '北屿特殊钢股份有限公司',
    userName: '冯工',
    industryCategory: 'STEEL_SPECIAL',
  },
] as const;

export function contactIdOf(companyCode: string): string {
  return `u-${companyCode.toLowerCase()}`;
}

export function seedPeople(context: SeedContext): void {
  for (const persona of personas) {
    const user = userOf(context, persona);
    if (user !== null) context.store.users.put(user);
  }
  CONTACTS.forEach((contact, index) => {
    const phone = String(19_900_000_101 + index);
    context.store.users.put({
      ...APPROVED,
      ...contact,
      id: contactIdOf(contact.companyCode),
      account: phone,
      accountType: 'phone',
      phone,
      email: `${contact.companyCode.toLowerCase()}@example.com`,
      password: PERSONA_PASSWORD,
      createdAt: at(context.clock, -700 - index, '10:05'),
    });
  });
}
