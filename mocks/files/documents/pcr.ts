import type { Bytes } from '#mocks/lib/bytes.ts';
import type { TwoLanguages } from '#mocks/lib/text.ts';
import { makePdf } from '../pdf.ts';
import type { Block } from '../pdf/model.ts';
import { PLATFORM, type PcrReference, sectionsOf } from './common.ts';

interface PcrInput extends PcrReference {
  /** 'YYYY-MM-DD' */
  publishedOn: string;
  /** 'YYYY-MM-DD' */
  validUntil: string;
  version: string;
  scope: TwoLanguages;
}

const SECTIONS = `
# 范围|Scope
{scope}
# 声明单位与系统边界|Declared unit and system boundary
声明单位为 1 吨出厂产品。使用密度或米重换算时，应在声明中给出换算系数。|The declared unit is 1 tonne of product leaving the works. Where a density or weight per metre is used, the declaration states it.
{modules}
# 数据与分配|Data and allocation
- 现场数据覆盖连续 12 个月，不早于声明发布前 3 年。|Site data span 12 consecutive months and are at most 3 years old at publication.
- 副产煤气按热值分配，炉渣与化产品按系统扩展或经济价值分配，并说明理由。|By-product gas is allocated by heating value; slag and chemicals by system expansion or value, with the reason given.
- 质量或能量低于 1% 的单项输入可忽略，合计不得超过 5%。|A single input under 1% by mass or energy may be left out, 5% in total.
- 废钢采用截断法，其回收效益在模块 D 单独说明。|Scrap follows the cut-off approach; its benefit is stated apart in module D.
# 指标与结果|Indicators and results
GWP100 以 kg CO₂e / t 表示，不保留小数；A1、A2、A3 之和应等于 A1–A3。其余指标保留三位有效数字。|GWP100 is given in kg CO₂e / t without decimals; A1, A2 and A3 add up to A1–A3. Other indicators carry three significant digits.
# 规范性引用文件|References
- ISO 14025 · ISO 14040 · ISO 14044 · ISO 14067
- ISO 20915 钢铁产品生命周期清单 Life cycle inventory of steel
- ISO 21930 · EN 15804+A2
- GB/T 24025 · GB/T 24040 · GB/T 24044 · GB/T 24067-2024
# 有效性与修订|Validity and revision
规则到期前 6 个月由工作组启动复审。规则修订后，已发布的声明在其有效期内继续有效。|The working group starts a review six months before the rules expire. Published declarations stay valid for their own term after a revision.`;

const [REQUIRED, BUILDING] = ['必备 required', '建筑用 construction'];
const MODULES: Block = {
  kind: 'table',
  columns: [
    { label: { zh: '模块', en: 'Module' }, weight: 1 },
    { label: { zh: '内容', en: 'Content' }, weight: 5 },
    { label: { zh: '要求', en: 'Rule' }, weight: 1.6 },
  ],
  rows: (
    [
      [
        'A1',
        '原材料获取与加工，含外购能源的上游',
        'Raw materials, with the upstream of purchased energy',
        REQUIRED,
      ],
      ['A2', '运至生产厂的运输', 'Transport to the works', REQUIRED],
      ['A3', '生产、公辅设施与废弃物处理', 'Manufacturing, utilities and waste treatment', REQUIRED],
      ['C1–C4', '拆除、运输、处理与处置', 'Demolition, transport, processing, disposal', BUILDING],
      ['D', '系统外的回收效益，单独报告', 'Benefits beyond the boundary, reported apart', BUILDING],
    ] as const
  ).map(([module, zh, en, rule]) => [module, { zh, en }, rule]),
};

export async function pcrPdf(input: PcrInput): Promise<Bytes> {
  return makePdf({
    title: input.name,
    subtitle: '产品种类规则 Product category rules',
    product: input.name.zh,
    number: input.number,
    author: PLATFORM,
    createdAt: input.publishedOn,
    language: 'zh',
    summary: [
      [{ zh: '规则编号', en: 'PCR number' }, input.number],
      [{ zh: '版本', en: 'Version' }, input.version],
      [{ zh: '发布日期', en: 'Published' }, input.publishedOn],
      [{ zh: '有效期至', en: 'Valid until' }, input.validUntil],
    ],
    sections: sectionsOf(SECTIONS, { scope: { kind: 'paragraph', text: input.scope }, modules: MODULES }),
  });
}
