/** The 25 invented companies of the notes (domain §7) with their certification data. */
import { padded, rowsOf } from '../lib/text.ts';
import { COMPANY_STATUS, type CompanyStatus } from '#src/lib/states.ts';
import type { Company } from '../world/entities.ts';
import { at, randomOf, type SeedContext } from './context.ts';
import { MIME, putFile, putPicture } from '../domain/made-files.ts';
import { base, Faker, zh_CN } from '@faker-js/faker';

/** Random source of the shared Faker. */
let stream: () => number = () => 0;

/** Shared: creating a Faker costs more than using it. */
const faker = new Faker({
  locale: [zh_CN, base],
  randomizer: {
    next: () => stream(),
    // The entity determines the stream: ignore seeding.
    seed: () => undefined,
  },
});

/** Faker with the randomness of one field of an entity. Do not keep it: the next call changes its stream. */
function fakeOf(context: Pick<SeedContext, 'seed'>, entityId: string, field: string): Faker {
  stream = randomOf(context, entityId, field).next;
  return faker;
}

/** Unified social credit codes (GB 32100-2015), without I, O, S, V and Z; the index is the value. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const BODY_LENGTH = 17;

export function creditCheck(body: string): string {
  if (body.length !== BODY_LENGTH)
    throw new RangeError(`a credit code has ${BODY_LENGTH} characters before its check`);
  let sum = 0;
  let weight = 1;
  for (const character of body) {
    const value = ALPHABET.indexOf(character);
    if (value < 0) throw new RangeError(`"${character}" does not occur in credit codes`);
    sum += value * weight;
    weight = (weight * 3) % ALPHABET.length;
  }
  return ALPHABET.charAt((ALPHABET.length - (sum % ALPHABET.length)) % ALPHABET.length);
}

/** An invented code: company form 91, the unused area 990000 and a running number (1 … 99999). */
export function inventedCreditCode(running: number): string {
  const body = `91990000MA9X${String(running).padStart(5, '0')}`;
  return body + creditCheck(body);
}

function companyPictures(
  { store, clock }: Pick<SeedContext, 'store' | 'clock'>,
  companyCode: string,
  latinName: string,
): { logoId: string; licenceId: string; billInfoId: string } {
  const stem = `a-co-${companyCode.slice(1)}`;
  const createdAt = at(clock, -400, '14:00');
  const own = {
    access: 'owner',
    ownerCompanyCode: companyCode,
    mime: MIME.png,
    createdAt,
    args: { companyCode },
  } as const;
  return {
    logoId: putPicture(store, {
      id: `${stem}-logo`,
      fileName: `${companyCode}-logo.png`,
      businessType: 'LOGO',
      createdAt,
      maker: 'logoPicture',
      args: { latinName },
    }),
    licenceId: putFile(store, {
      ...own,
      id: `${stem}-licence`,
      fileName: '营业执照.png',
      businessType: 'COMPANY_LICENSE',
      maker: 'licencePicture',
    }),
    billInfoId: putFile(store, {
      ...own,
      id: `${stem}-bill`,
      fileName: '开票信息.png',
      businessType: 'COMPANY_BILL_INFO',
      maker: 'billPicture',
    }),
  };
}

interface CompanyLine {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  /** Province code of dictionaries.ts, or an ISO country code. */
  readonly region: string;
  /** Production route in the contract's spelling, or the role in the supply chain. */
  readonly route: string;
  readonly type: string;
  readonly status: CompanyStatus;
}

/** `code | Chinese | English | region | route | COMPANY_TYPE` */
const TABLE = `
C01|澜江钢铁集团有限公司|Lanjiang Iron & Steel Group|320000|BF-BOF|1
C02|北屿特殊钢股份有限公司|Beiyu Special Steel|330000|EAF|1
C03|青岚钢铁有限公司|Qinglan Steel|370000|BF-BOF|1
C04|霁川不锈钢有限公司|Jichuan Stainless Steel|350000|EAF-AOD|1
C05|临曜电工钢科技有限公司|Linyao Electrical Steel Technology|420000|BF-BOF|1
C06|宸屿钢管股份有限公司|Chenyu Steel Tube|120000|PROCESSING|1
C07|砺原重型板材有限公司|Liyuan Heavy Plate|210000|BF-BOF|1
C08|汀陵绿钢有限公司|Tingling Green Steel|440000|EAF|1
C09|朔昀钢铁股份有限公司|Shuoyun Iron & Steel|130000|BF-BOF|1
C10|沧澈冷轧薄板有限公司|Cangche Cold Rolled Sheet|130000|PROCESSING|1
C11|栖岳型钢有限公司|Qiyue Sections|340000|BF-BOF|1
C12|川砚钢铁有限公司|Chuanyan Steel|510000|EAF|1
C13|云汐高速线材有限公司|Yunxi Wire Rod|530000|BF-BOF|1
C14|曦和氢冶金有限公司|Xihe Hydrogen Metallurgy|150000|DRI-EAF|1
C15|泊远涂镀钢板有限公司|Boyuan Coated Steel|310000|PROCESSING|1
C16|墨岭铁矿有限公司|Moling Iron Ore|140000|UPSTREAM|2
C17|聿恒焦化有限公司|Yuheng Coking|140000|UPSTREAM|2
C18|循砾再生资源有限公司|Xunli Recycled Resources|430000|SCRAP|2
C19|骁屿汽车零部件有限公司|Xiaoyu Auto Parts|500000|DOWNSTREAM|3
C20|穹砚钢结构工程有限公司|Qiongyan Steel Structures|360000|DOWNSTREAM|3
C21|纵屿船舶制造有限公司|Zongyu Shipbuilding|320000|DOWNSTREAM|3
C22|衡准低碳验证中心|Hengzhun Low-Carbon Verification|110000|AGENCY|4
C23|塔维克钢铁（挪威）|Tarvik Stål AS|NO|EAF|1
C24|维尔莫拉特钢（意大利）|Velmora Acciai S.p.A.|IT|EAF-AOD|1
C25|奥伦菲尔德钢铁（德国）|Orenfeld Stahl GmbH|DE|DRI-EAF|1`;

const STATUS: Readonly<Record<string, CompanyStatus>> = {
  C19: COMPANY_STATUS.underReview,
  C20: null,
  C21: COMPANY_STATUS.failed,
};

const FAILURE_REASON = {
  zh: '营业执照照片不清晰，统一社会信用代码无法辨认，请重新上传。',
  en: 'The credit code on the picture of the business licence cannot be read. Upload it again.',
};
/** To test lists with missing logos. */
const WITHOUT_LOGO = new Set(['C16', 'C18', 'C20', 'C25']);
const companyLines = rowsOf(TABLE).map(
  ({ cells: [code = '', zh = '', en = '', region = '', route = '', type = ''] }): CompanyLine => {
    return { code, zh, en, region, route, type, status: code in STATUS ? (STATUS[code] ?? null) : '1' };
  },
);

function papers(context: SeedContext, line: CompanyLine, running: number): Partial<Company> {
  if (line.status === null) return {};
  const id = companyIdOf(line.code);
  const { licenceId, billInfoId } = companyPictures(context, line.code, line.en);
  const abroad = line.region.length === 2;
  const street = fakeOf(context, id, 'street').location.street();
  const province = context.store.regions.get(line.region)?.name.zh ?? '';
  return {
    creditCode: abroad ? null : inventedCreditCode(running),
    email: `${line.code.toLowerCase()}@example.com`,
    address: abroad
      ? `${running} Example Street, ${line.region}`
      : `${province}示例工业园${street} ${running} 号`,
    corporation: fakeOf(context, id, 'corporation').person.fullName(),
    contacts: `${fakeOf(context, id, 'contact').person.lastName()}工`,
    contactPhone: String(19_900_000_200 + running),
    zipCode: abroad
      ? `0${padded(running, 4)}`
      : `${line.region.slice(0, 2)}${fakeOf(context, id, 'zipCode').string.numeric(4)}`,
    licenceId,
    billInfoId,
  };
}

export function companyIdOf(code: string): string {
  return `co-${code.slice(1)}`;
}

/** Only known after certification. */
export const NO_PAPERS = {
  creditCode: null,
  email: null,
  address: null,
  corporation: null,
  contacts: null,
  contactPhone: null,
  zipCode: null,
  licenceId: null,
  billInfoId: null,
};

/** Requires regions. */
export function seedCompanies(context: SeedContext): void {
  companyLines.forEach((line, index) => {
    const { code, zh, en, region, route, type, status } = line;
    const logoId = WITHOUT_LOGO.has(code) ? null : companyPictures(context, code, en).logoId;
    context.store.companies.put({
      id: companyIdOf(code),
      code,
      name: { zh, en },
      ...NO_PAPERS,
      companyType: type,
      status,
      statusReason: status === COMPANY_STATUS.failed ? FAILURE_REASON : null,
      region,
      route,
      logoId,
      createdAt: at(context.clock, status === '1' ? -880 + index * 7 : -6, '10:20'),
      ...papers(context, line, index + 1),
    });
  });
}
