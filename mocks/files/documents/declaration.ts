/** EPD or CFP in one language, with the usual outline of published steel declarations. */
import type { Bytes } from '#mocks/lib/bytes.ts';
import { rowsOf, type TwoLanguages } from '#mocks/lib/text.ts';
import type { Block } from '../pdf/model.ts';
import { makePdf } from '../pdf.ts';
import * as common from './common.ts';
import { indicatorRows, indicatorTable } from './indicators.ts';

export interface DeclarationInput {
  language: common.Language;
  kind: common.DeclarationKind;
  registrationNumber: string;
  product: TwoLanguages;
  company: common.CompanyParty;
  pcr: common.PcrReference;
  /** 'BF-BOF', 'EAF', 'DRI-EAF', 'EAF-AOD', … */
  route: string;
  /** Null if not declared: the report says so instead of printing zero. */
  gwp: common.GwpSplit | null;
  publishedOn: string;
  validUntil: string;
  verifier: TwoLanguages;
  chain?: { recordedAt: string; hash: string };
}

type Say = (zh: string, en: string) => string;

/** Process steps by route, first match; all other companies roll or coat. */
const STEPS = rowsOf(`
DRI|球团 → 直接还原 → 电弧炉 → 精炼 → 连铸 → 热轧|pelletising → direct reduction → electric arc furnace → refining → casting → hot rolling
AOD|配料 → 电弧炉 → AOD 精炼 → 连铸 → 热轧 → 退火酸洗 → 冷轧|charging → electric arc furnace → AOD refining → casting → hot rolling → annealing and pickling → cold rolling
EAF|废钢加工 → 电弧炉 → 精炼 → 连铸 → 热轧 → 精整|scrap preparation → electric arc furnace → refining → casting → hot rolling → finishing
BF|焦化 → 烧结 → 高炉 → 转炉 → 精炼 → 连铸 → 热轧|coking → sintering → blast furnace → basic oxygen furnace → refining → casting → hot rolling
|坯料加热 → 轧制 → 热处理 → 精整|reheating → rolling → heat treatment → finishing`).map(({ cells }) => cells);

function flowOf({ route }: DeclarationInput): string {
  const [, zh = '', en = ''] = STEPS.find(([match = '']) => route.includes(match)) ?? [];
  // Only the Chinese font has the arrow.
  return `${zh}|${en.replaceAll('→', '›')}`;
}

const STANDARDS: Readonly<Record<common.DeclarationKind, string>> = {
  EPD: 'ISO 14025, ISO 14040, ISO 14044, ISO 20915, EN 15804+A2',
  CFP: 'ISO 14067, ISO 14040, ISO 14044, GB/T 24067-2024',
};

const shared = ({ zh, en }: TwoLanguages): string => `${zh}|${en}`;

const NO_FIGURE = '! 本声明未登记全球变暖潜势数值。|No climate figure is registered for this declaration.';
const RESULTS = `下表为每吨产品的结果，A1–A3 为三个模块之和。|Results per tonne of product; A1–A3 is the sum of the three modules.
{results}`;

const recordOf = ({ recordedAt, hash }: NonNullable<DeclarationInput['chain']>): string => `
= 存证时间|Recorded at = ${recordedAt}
= 存证哈希|Record hash = ${hash}`;

function textOf(input: DeclarationInput): string {
  const { kind, verifier, publishedOn, validUntil, gwp, chain } = input;
  const zh = common.moduleLabels('zh');
  const en = common.moduleLabels('en');
  return `
# 平台|Programme
本平台依据 ISO 14025 运行，负责产品种类规则的管理、声明的登记与公开。声明由企业负责，由独立第三方验证。不同产品种类规则下的声明不可比较。|The programme runs under ISO 14025: it keeps the product category rules and registers and publishes declarations. The owner answers for the content, an independent third party verifies it. Declarations under different rules must not be compared.
# 企业|Company
{company}
# 产品|Product
产品按相应国家标准或行业标准生产和交付，化学成分、力学性能和尺寸偏差见质量证明书。钢材在使用后可以完全回收。|The product is made and delivered to the applicable national or industry standards; composition, mechanical properties and tolerances are given in the mill certificate. Steel can be fully recycled after use.
{product}
# 生产过程|Production
${flowOf(input)}
数据取自生产企业连续 12 个月的计量和统计记录。副产煤气、余热与炉渣按产品种类规则分配，外购电力采用所在区域电网排放因子。|Data come from the producer’s meters and records over 12 consecutive months. By-product gas, waste heat and slag are allocated as the product category rules say; purchased power carries the factor of the regional grid.
# LCA 信息|LCA information
= ${shared(common.SHARED_WORDS.boundary)} = 从摇篮到大门：${zh.a1}、${zh.a2}、${zh.a3}|Cradle to gate: ${en.a1}, ${en.a2}, ${en.a3}
= 时间范围|Time = 发布前最近一个完整日历年|The last full calendar year before publication
= 取舍准则|Cut-off = 单项质量或能量低于 1%、合计低于 5% 的输入可忽略|Inputs under 1% each and 5% together, by mass or energy
= 分配|Allocation = 废钢按截断法处理，其回收效益未计入 A1–A3|Cut-off for scrap; its recycling benefit is not part of A1–A3
= 数据质量|Data quality = 主要工序采用现场数据，背景数据不早于 5 年|Site data for the main processes; background data at most 5 years old
= ${shared(common.SHARED_WORDS.standards)} = ${STANDARDS[kind]}
# 环境绩效|Environmental performance
${gwp === null ? NO_FIGURE : RESULTS}
# 验证|Verification
${verifier.zh}依据 ISO 14025 对本声明的数据、计算和表述进行了独立验证，结论为通过。|${verifier.en} independently verified the data, the calculation and the statements of this declaration under ISO 14025. Result: passed.
= 验证方式|Kind = 外部独立验证|External, independent
= ${shared(common.SHARED_WORDS.verifier)} = ${shared(verifier)}
= ${shared(common.SHARED_WORDS.validity)} = ${publishedOn} – ${validUntil}${chain === undefined ? '' : recordOf(chain)}
# 说明|Notes
- 仅在产品种类规则、声明单位和模块一致时，声明之间才可比较。|Compare declarations only under the same rules, for the same declared unit and the same modules.
- 任一指标变差超过 10% 时，持有者应提前修订声明。|The owner revises this declaration early when an indicator worsens by more than 10%.
- 有效期届满后，本声明仍可查阅，但不得用于市场宣传。|After its last valid day the declaration stays readable but must not be used in marketing.
- 数据为演示用途而编制，不代表任何真实企业或产品。|The figures are made up for demonstration and describe no real company or product.`;
}

function productFacts({ language, product, route, pcr }: DeclarationInput, say: Say): Block {
  return {
    kind: 'facts',
    rows: [
      [say('产品名称', 'Product name'), product[language]],
      [common.SHARED_WORDS.route[language], route],
      [
        common.SHARED_WORDS.declaredUnit[language],
        say('1 吨（1,000 kg）产品', '1 tonne (1,000 kg) of product'),
      ],
      [say('适用产品种类规则', 'Product category rules'), `${pcr.number}  ${pcr.name[language]}`],
    ],
  };
}

const FIGURE = {
  zh: '全球变暖潜势 GWP100，从摇篮到大门（A1–A3）',
  en: 'Global warming potential GWP100, cradle to gate (A1–A3)',
} as const;

/** A CFP covers climate only. */
function resultsOf({ kind, registrationNumber, language }: DeclarationInput, gwp: common.GwpSplit): Block {
  const rows = indicatorRows(gwp, registrationNumber);
  const shown = kind === 'EPD' ? rows : rows.filter(({ code }) => code.startsWith('GWP'));
  return indicatorTable(shown, language, (text) => text[language]);
}

export async function declarationPdf(input: DeclarationInput): Promise<Bytes> {
  const { language, gwp } = input;
  const say: Say = (zh, en) => (language === 'zh' ? zh : en);
  return makePdf({
    title: input.product[language],
    subtitle: common.KIND_NAMES[input.kind][language],
    product: `${input.product[language]} ${input.pcr.name[language]}`,
    number: input.registrationNumber,
    author: common.PLATFORM,
    createdAt: input.publishedOn,
    language,
    ...(gwp !== null && { keyFigure: common.gwpFigure(gwp, FIGURE[language], language) }),
    ...(input.chain !== undefined && { seal: input.chain.hash }),
    summary: [
      [common.SHARED_WORDS.registrationNumber[language], input.registrationNumber],
      [say('声明持有者', 'Declaration owner'), input.company.name[language]],
      [common.SHARED_WORDS.published[language], input.publishedOn],
      [common.SHARED_WORDS.validUntil[language], input.validUntil],
      [common.SHARED_WORDS.verifier[language], input.verifier[language]],
    ],
    sections: common.sectionsOf(
      textOf(input),
      {
        company: { kind: 'facts', rows: common.companyRows(input.company, (text) => text[language]) },
        product: productFacts(input, say),
        ...(gwp !== null && { results: resultsOf(input, gwp) }),
      },
      say,
    ),
  });
}
