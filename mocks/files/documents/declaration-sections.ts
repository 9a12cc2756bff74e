import type { Block, Section } from '../pdf.ts';
import {
  moduleLabels,
  SHARED_WORDS,
  type Bilingual,
  type CompanyParty,
  type DeclarationKind,
  type GwpSplit,
  type Language,
  type PcrReference,
} from './common.ts';

export interface DeclarationInput {
  language: Language;
  kind: DeclarationKind;
  registrationNumber: string;
  product: Bilingual;
  /** Use, grades and dimensions; by default a general sentence. */
  description?: Bilingual;
  company: CompanyParty;
  pcr: PcrReference;
  /** 'BF-BOF', 'EAF', 'DRI-EAF', 'EAF-AOD', … */
  route: string;
  /** Null if not declared: the report says so instead of printing zero. */
  gwp: GwpSplit | null;
  publishedOn: string;
  validUntil: string;
  verifier: Bilingual;
  chain?: { recordedAt: string; hash: string };
}

export type Say = (zh: string, en: string) => string;

/** Process steps by route, first match; all other companies roll or coat. */
const STEPS: readonly [match: string, zh: string, en: string][] = [
  [
    'DRI',
    '球团 → 直接还原 → 电弧炉 → 精炼 → 连铸 → 热轧',
    'pelletising → direct reduction → electric arc furnace → refining → casting → hot rolling',
  ],
  [
    'AOD',
    '配料 → 电弧炉 → AOD 精炼 → 连铸 → 热轧 → 退火酸洗 → 冷轧',
    'charging → electric arc furnace → AOD refining → casting → hot rolling → annealing and pickling → cold rolling',
  ],
  [
    'EAF',
    '废钢加工 → 电弧炉 → 精炼 → 连铸 → 热轧 → 精整',
    'scrap preparation → electric arc furnace → refining → casting → hot rolling → finishing',
  ],
  [
    'BF',
    '焦化 → 烧结 → 高炉 → 转炉 → 精炼 → 连铸 → 热轧',
    'coking → sintering → blast furnace → basic oxygen furnace → refining → casting → hot rolling',
  ],
];

export function productionSection(input: DeclarationInput, say: Say): Section {
  const found = STEPS.find(([match]) => input.route.includes(match));
  const steps =
    found === undefined
      ? say('坯料加热 → 轧制 → 热处理 → 精整', 'reheating → rolling → heat treatment → finishing')
      : say(found[1], found[2]);
  // Only the Chinese font has the arrow.
  const flow = say(steps, steps.replaceAll('→', '›'));
  return {
    heading: say('生产过程', 'Production'),
    blocks: [
      { kind: 'paragraph', text: flow },
      {
        kind: 'paragraph',
        text: say(
          '数据取自生产企业连续 12 个月的计量和统计记录。副产煤气、余热与炉渣按产品种类规则分配，外购电力采用所在区域电网排放因子。',
          'Data come from the producer’s meters and records over 12 consecutive months. By-product gas, waste heat and slag are allocated as the product category rules say; purchased power carries the factor of the regional grid.',
        ),
      },
    ],
  };
}

export function lcaSection(input: DeclarationInput, say: Say): Section {
  const standards =
    input.kind === 'EPD'
      ? 'ISO 14025, ISO 14040, ISO 14044, ISO 20915, EN 15804+A2'
      : 'ISO 14067, ISO 14040, ISO 14044, GB/T 24067-2024';
  const { a1, a2, a3 } = moduleLabels(input.language);
  return {
    heading: say('LCA 信息', 'LCA information'),
    blocks: [
      {
        kind: 'facts',
        rows: [
          [
            SHARED_WORDS.boundary[input.language],
            say(`从摇篮到大门：${a1}、${a2}、${a3}`, `Cradle to gate: ${a1}, ${a2}, ${a3}`),
          ],
          [
            say('时间范围', 'Time'),
            say('发布前最近一个完整日历年', 'The last full calendar year before publication'),
          ],
          [
            say('取舍准则', 'Cut-off'),
            say(
              '单项质量或能量低于 1%、合计低于 5% 的输入可忽略',
              'Inputs under 1% each and 5% together, by mass or energy',
            ),
          ],
          [
            say('分配', 'Allocation'),
            say(
              '废钢按截断法处理，其回收效益未计入 A1–A3',
              'Cut-off for scrap; its recycling benefit is not part of A1–A3',
            ),
          ],
          [
            say('数据质量', 'Data quality'),
            say(
              '主要工序采用现场数据，背景数据不早于 5 年',
              'Site data for the main processes; background data at most 5 years old',
            ),
          ],
          [SHARED_WORDS.standards[input.language], standards],
        ],
      },
    ],
  };
}

function chainFacts(input: DeclarationInput, say: Say): Block[] {
  if (input.chain === undefined) return [];
  return [
    {
      kind: 'facts',
      rows: [
        [say('存证时间', 'Recorded at'), input.chain.recordedAt],
        [say('存证哈希', 'Record hash'), input.chain.hash],
      ],
    },
  ];
}

export function closingSections(input: DeclarationInput, say: Say): Section[] {
  return [
    {
      heading: say('验证', 'Verification'),
      blocks: [
        {
          kind: 'paragraph',
          text: say(
            `${input.verifier.zh}依据 ISO 14025 对本声明的数据、计算和表述进行了独立验证，结论为通过。`,
            `${input.verifier.en} independently verified the data, the calculation and the statements of this declaration under ISO 14025. Result: passed.`,
          ),
        },
        {
          kind: 'facts',
          rows: [
            [say('验证方式', 'Kind'), say('外部独立验证', 'External, independent')],
            [SHARED_WORDS.verifier[input.language], input.verifier[input.language]],
            [SHARED_WORDS.validity[input.language], `${input.publishedOn} – ${input.validUntil}`],
          ],
        },
        ...chainFacts(input, say),
      ],
    },
    {
      heading: say('说明', 'Notes'),
      blocks: [
        {
          kind: 'list',
          items: [
            say(
              '仅在产品种类规则、声明单位和模块一致时，声明之间才可比较。',
              'Compare declarations only under the same rules, for the same declared unit and the same modules.',
            ),
            say(
              '任一指标变差超过 10% 时，持有者应提前修订声明。',
              'The owner revises this declaration early when an indicator worsens by more than 10%.',
            ),
            say(
              '有效期届满后，本声明仍可查阅，但不得用于市场宣传。',
              'After its last valid day the declaration stays readable but must not be used in marketing.',
            ),
            say(
              '数据为演示用途而编制，不代表任何真实企业或产品。',
              'The figures are made up for demonstration and describe no real company or product.',
            ),
          ],
        },
      ],
    },
  ];
}
