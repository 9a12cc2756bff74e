/** One user per persona, and one contact for each company with its own applications. */
import { AUDIT } from '#src/lib/states.ts';
import type { User } from '../world/entities.ts';
import { at, type SeedContext } from './context.ts';
import type { PersonaId } from '../world/persona.ts';
import { PERSONA_PASSWORD, personas } from './personas.ts';
import { rowsOf } from '../lib/text.ts';

/**
 * `persona or company|days since signing up|name|company|industry|form|COMPANY_TYPE`; empty cells are not known yet. Personas must
 * not see the data of contacts, which come last.
 */
const USERS = rowsOf(`
newcomer|0|||||
reviewing|0|何工|岚沐金属制品有限公司|STEEL_PRODUCTS|PRIVATE|1
rejected|3|沈工|北川钢材|SERVICE_TRADE|PRIVATE|3
uncertified|12|邓工|穹砚钢结构工程有限公司|DOWN_BUILDING|PRIVATE|3
pending-company|9|周工|骁屿汽车零部件有限公司|DOWN_AUTO|PRIVATE|3
failed-company|20|吴工|纵屿船舶制造有限公司|DOWN_SHIP|STATE_OWNED|3
certified|900|王工|澜江钢铁集团有限公司|STEEL_BOF|STATE_OWNED|1
agency|860|林工|衡准低碳验证中心|SERVICE_CERTIFICATION|PUBLIC_INSTITUTION|4
locked|400|郑工|青岚钢铁有限公司|STEEL_BOF|PRIVATE|1
leaving|520|许工|汀陵绿钢有限公司|STEEL_EAF|PRIVATE|1
C10|700|陈工|沧澈冷轧薄板有限公司|STEEL_PRODUCTS|PRIVATE|1
C12|701|赵工|川砚钢铁有限公司|STEEL_EAF|PRIVATE|1
C04|702|孙工|霁川不锈钢有限公司|STEEL_STAINLESS|PRIVATE|1
C02|703|冯工|北屿特殊钢股份有限公司|STEEL_SPECIAL|PRIVATE|1`).map(({ cells }) => cells);
const FIRST_CONTACT = USERS.findIndex(([who]) => who === 'C10');

const orNull = (cell: string | undefined): string | null => (cell === undefined || cell === '' ? null : cell);

/** Differences from an approved user who signed up by phone. */
const SPECIAL: Partial<Record<PersonaId, Partial<User>>> = {
  reviewing: { auditStatus: AUDIT.underReview },
  rejected: {
    auditStatus: AUDIT.rejected,
    rejectReason: {
      zh: '企业名称与营业执照不一致，请填写营业执照上的企业全称。',
      en: 'The company name differs from that on the business licence. Enter the full name of the licence.',
    },
  },
  certified: {
    accountType: 'email',
    profile: {
      contacts: '王工',
      department: '能源环保部',
      job: '环保主管',
      demand: '热轧产品 EPD 与碳足迹声明',
    },
  },
  agency: { accountType: 'email' },
  locked: { status: 'locked', failedLogins: 5 },
  leaving: { status: 'leaving' },
};

export function contactIdOf(companyCode: string): string {
  return `u-${companyCode.toLowerCase()}`;
}

/** @param own where the rows of personas and contacts differ */
function userOf(
  { clock }: SeedContext,
  [, daysAgo, userName, companyName, industryCategory, companyForm, companyType]: readonly string[],
  { time, ...own }: Pick<User, 'id' | 'phone' | 'email' | 'companyCode'> & Partial<User> & { time: string },
): User {
  const { accountType = 'phone' } = own;
  return {
    userName: orNull(userName),
    companyName: orNull(companyName),
    industryCategory: orNull(industryCategory),
    companyForm: orNull(companyForm),
    companyType: orNull(companyType),
    auditStatus: AUDIT.approved,
    rejectReason: null,
    status: 'active',
    profile: null,
    failedLogins: 0,
    createdAt: at(clock, -Number(daysAgo), time),
    ...own,
    accountType,
    account: (accountType === 'email' ? own.email : own.phone) ?? '',
    password: PERSONA_PASSWORD,
  };
}

export function seedPeople(context: SeedContext): void {
  USERS.forEach((row, index) => {
    const [who = ''] = row;
    const persona = personas.find(({ id }) => id === who);
    context.store.users.put(
      persona === undefined
        ? userOf(context, row, {
            id: contactIdOf(who),
            phone: String(19_900_000_101 + index - FIRST_CONTACT),
            email: `${who.toLowerCase()}@example.com`,
            companyCode: who,
            time: '10:05',
          })
        : userOf(context, row, {
            id: persona.userId ?? '',
            phone: persona.phone,
            email: persona.email,
            companyCode: persona.companyCode,
            time: '08:40',
            ...SPECIAL[persona.id],
          }),
    );
  });
}
