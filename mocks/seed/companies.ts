/** The 25 coined companies of the notes (domain §7) and what each filed for its certification. */
import { companyPictures } from './company-pictures.ts';
import { padded } from '../lib/padded.ts';
import { COMPANY_STATUS, type CompanyStatus } from '#src/lib/states.ts';
import type { Company } from '../world/entities.ts';
import { at, type SeedContext } from './context.ts';
import { inventedCreditCode } from './credit-code.ts';
import { fakeOf } from './fake.ts';

interface CompanyLine {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  /** Province code of regions.ts, or an ISO country code. */
  readonly region: string;
  /** How the company makes what it sells, in the words of the contract, or its place in the chain. */
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

/** Where the certification of a company is not simply passed. */
const STATUS: Readonly<Record<string, CompanyStatus>> = {
  C19: COMPANY_STATUS.underReview,
  C20: null,
  C21: COMPANY_STATUS.failed,
};

const FAILURE_REASON = {
  zh: '营业执照照片不清晰，统一社会信用代码无法辨认，请重新上传。',
  en: 'The credit code on the picture of the business licence cannot be read. Upload it again.',
};
/** Companies without a logo of their own: lists must look right for them too. */
const WITHOUT_LOGO = new Set(['C16', 'C18', 'C20', 'C25']);
/** Surnames for invented people; they are called "Engineer" so that no real person is meant. */
const companyLines: readonly CompanyLine[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [code = '', zh = '', en = '', region = '', route = '', type = ''] = line.split('|');
    return { code, zh, en, region, route, type, status: code in STATUS ? (STATUS[code] ?? null) : '1' };
  });

/** The papers of a certification; a company that never asked for one has none. */
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

/** Of a code as `C01`: `co-01`. */
export function companyIdOf(code: string): string {
  return `co-${code.slice(1)}`;
}

/** Needs the regions. */
export function seedCompanies(context: SeedContext): void {
  companyLines.forEach((line, index) => {
    const { code, zh, en, region, route, type, status } = line;
    const logoId = WITHOUT_LOGO.has(code) ? null : companyPictures(context, code, en).logoId;
    context.store.companies.put({
      id: companyIdOf(code),
      code,
      name: { zh, en },
      creditCode: null,
      email: null,
      address: null,
      corporation: null,
      contacts: null,
      contactPhone: null,
      zipCode: null,
      companyType: type,
      status,
      statusReason: status === COMPANY_STATUS.failed ? FAILURE_REASON : null,
      region,
      route,
      logoId,
      licenceId: null,
      billInfoId: null,
      createdAt: at(context.clock, status === '1' ? -880 + index * 7 : -6, '10:20'),
      ...papers(context, line, index + 1),
    });
  });
}
