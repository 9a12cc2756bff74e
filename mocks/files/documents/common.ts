import type { TwoLanguages } from '#mocks/lib/text.ts';
import type { Block, KeyFigure, Label, Section } from '../pdf/model.ts';

export const PLATFORM: TwoLanguages = { zh: '钢铁环境产品声明平台', en: 'Steel EPD Platform' };

export type Language = 'zh' | 'en';
export type DeclarationKind = 'EPD' | 'CFP';

export interface CompanyParty {
  name: TwoLanguages;
  creditCode?: string;
  region?: TwoLanguages;
  contact?: string;
  email?: string;
}

export interface PcrReference {
  number: string;
  name: TwoLanguages;
}

/** kg CO₂e per tonne, whole numbers; a1 + a2 + a3 is the total. */
export interface GwpSplit {
  a1: number;
  a2: number;
  a3: number;
}

export const KIND_NAMES: Record<DeclarationKind, TwoLanguages> = {
  EPD: { zh: '环境产品声明（EPD）', en: 'Environmental product declaration (EPD)' },
  CFP: { zh: '产品碳足迹声明（CFP）', en: 'Carbon footprint declaration (CFP)' },
};

export function money(amount: number): string {
  const text = amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `CNY ${text}`;
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

export function both(name: TwoLanguages): string {
  return name.zh === name.en ? name.zh : `${name.zh} ${name.en}`;
}

export function companyRows(
  company: CompanyParty,
  pick: (text: TwoLanguages) => string | TwoLanguages,
): [string | TwoLanguages, string | TwoLanguages][] {
  const rows: [string | TwoLanguages, string | TwoLanguages][] = [
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

/** Terms shared with the portal's screens (compared by a test). */
export const SHARED_WORDS = {
  registrationNumber: { zh: '注册号', en: 'Registration number' },
  published: { zh: '发布日期', en: 'Published on' },
  validUntil: { zh: '有效期至', en: 'Valid until' },
  validity: { zh: '有效期', en: 'Validity' },
  verifier: { zh: '验证机构', en: 'Verification body' },
  route: { zh: '生产工艺路线', en: 'Production route' },
  declaredUnit: { zh: '声明单位', en: 'Declared unit' },
  boundary: { zh: '系统边界', en: 'System boundary' },
  standards: { zh: '依据标准', en: 'Standards' },
  indicator: { zh: '指标', en: 'Indicator' },
  a1: { zh: '原材料', en: 'Raw materials' },
  a2: { zh: '运输', en: 'Transport' },
  a3: { zh: '制造', en: 'Manufacturing' },
} as const satisfies Record<string, TwoLanguages>;

export function moduleLabels(language: Language): Record<'a1' | 'a2' | 'a3', string> {
  const { a1, a2, a3 } = SHARED_WORDS;
  return { a1: `A1 ${a1[language]}`, a2: `A2 ${a2[language]}`, a3: `A3 ${a3[language]}` };
}

/** The total of the modules, with the modules beside it. */
export function gwpFigure({ a1, a2, a3 }: GwpSplit, label: Label, language: Language): KeyFigure {
  const modules = moduleLabels(language);
  return {
    label,
    value: whole(a1 + a2 + a3),
    unit: 'kg CO₂e / t',
    parts: [
      { label: modules.a1, value: a1 },
      { label: modules.a2, value: a2 },
      { label: modules.a3, value: a3 },
    ],
  };
}

type Localise = (zh: string, en: string) => Label;

const inBoth: Localise = (zh, en) => ({ zh, en });

/**
 * Sections as text, both languages with a bar between: `# ` begins one, `- ` is an item of a list, `= … = …` a fact, `~ ` a muted and
 * `! ` an urgent paragraph, `{name}` stands for what is given, and any other line a paragraph.
 */
export function sectionsOf(
  text: string,
  given: Readonly<Record<string, Block | readonly Block[]>> = {},
  say = inBoth,
): Section[] {
  const label = (line: string): Label => {
    const [zh = '', en] = line.split('|');
    return en === undefined ? zh : say(zh, en);
  };
  const withLine = (blocks: readonly Block[], line: string): readonly Block[] => {
    const last = blocks.at(-1);
    const [mark, rest] = [line.slice(0, 2), line.slice(2)];
    if (mark === '- ') {
      if (last?.kind !== 'list') return [...blocks, { kind: 'list', items: [label(rest)] }];
      return [...blocks.slice(0, -1), { ...last, items: [...last.items, label(rest)] }];
    }
    if (mark === '= ') {
      const [name = '', value = ''] = rest.split(' = ');
      const fact = [label(name), label(value)] as const;
      if (last?.kind !== 'facts') return [...blocks, { kind: 'facts', rows: [fact] }];
      return [...blocks.slice(0, -1), { ...last, rows: [...last.rows, fact] }];
    }
    if (mark === '~ ') return [...blocks, { kind: 'paragraph', tone: 'muted', text: label(rest) }];
    if (mark === '! ') return [...blocks, { kind: 'paragraph', tone: 'attention', text: label(rest) }];
    const blocksHere = given[line.slice(1, -1)] ?? { kind: 'paragraph', text: label(line) };
    return [...blocks, ...[blocksHere].flat()];
  };
  const [, ...sections] = `\n${text.trim()}`.split('\n# ');
  return sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    return { heading: label(heading), blocks: lines.reduce(withLine, []) };
  });
}
