/** What the document builders share: parties, money, the platform's name. */
import type { Bilingual } from '../pdf/model.ts';

export type { Bilingual } from '../pdf/model.ts';

/** The operator of the programme, as it signs its documents. */
export const PLATFORM: Bilingual = { zh: '钢铁环境产品声明平台', en: 'Steel EPD Platform' };

export type Language = 'zh' | 'en';
export type DeclarationKind = 'EPD' | 'CFP';

export interface CompanyParty {
  name: Bilingual;
  /** Unified social credit code, 18 characters. */
  creditCode?: string;
  /** Province or country. */
  region?: Bilingual;
  contact?: string;
  email?: string;
}

export interface PcrReference {
  number: string;
  name: Bilingual;
}

/** kg CO₂e per tonne, whole numbers; a1 + a2 + a3 is the total. */
export interface GwpSplit {
  a1: number;
  a2: number;
  a3: number;
}

export const KIND_NAMES: Record<DeclarationKind, Bilingual> = {
  EPD: { zh: '环境产品声明（EPD）', en: 'Environmental product declaration (EPD)' },
  CFP: { zh: '产品碳足迹声明（CFP）', en: 'Carbon footprint declaration (CFP)' },
};

/** 'CNY 48,000.00' */
export function money(amount: number): string {
  const text = amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `CNY ${text}`;
}

/** '2,180' */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

/** Both names on one line, for tables. */
export function both(name: Bilingual): string {
  return name.zh === name.en ? name.zh : `${name.zh} ${name.en}`;
}

/** The rows that say who a company is; what is not known is left out. */
export function companyRows(
  company: CompanyParty,
  pick: (text: Bilingual) => string | Bilingual,
): [string | Bilingual, string | Bilingual][] {
  const rows: [string | Bilingual, string | Bilingual][] = [
    [pick({ zh: '企业名称', en: 'Company' }), pick(company.name)],
  ];
  if (company.creditCode !== undefined) {
    rows.push([pick({ zh: '统一社会信用代码', en: 'Unified social credit code' }), company.creditCode]);
  }
  if (company.region !== undefined) rows.push([pick({ zh: '所在地区', en: 'Region' }), pick(company.region)]);
  if (company.contact !== undefined) rows.push([pick({ zh: '联系人', en: 'Contact' }), company.contact]);
  if (company.email !== undefined) rows.push([pick({ zh: '电子邮箱', en: 'E-mail' }), company.email]);
  return rows;
}
