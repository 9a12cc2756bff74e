/** EPD or CFP in one language, with the usual outline of published steel declarations. */
import type { Bytes } from '#mocks/lib/bytes.ts';
import { type Block, type Section, makePdf } from '../pdf.ts';
import {
  companyRows,
  KIND_NAMES,
  moduleLabels,
  PLATFORM,
  SHARED_WORDS,
  whole,
  type GwpSplit,
} from './common.ts';
import {
  type DeclarationInput,
  type Say,
  closingSections,
  lcaSection,
  productionSection,
} from './declaration-sections.ts';
import { indicatorRows, printed } from './indicators.ts';

function productSection(input: DeclarationInput, say: Say): Section {
  const fallback = say(
    '产品按相应国家标准或行业标准生产和交付，化学成分、力学性能和尺寸偏差见质量证明书。钢材在使用后可以完全回收。',
    'The product is made and delivered to the applicable national or industry standards; composition, mechanical properties and tolerances are given in the mill certificate. Steel can be fully recycled after use.',
  );
  return {
    heading: say('产品', 'Product'),
    blocks: [
      { kind: 'paragraph', text: input.description?.[input.language] ?? fallback },
      {
        kind: 'facts',
        rows: [
          [say('产品名称', 'Product name'), input.product[input.language]],
          [SHARED_WORDS.route[input.language], input.route],
          [
            SHARED_WORDS.declaredUnit[input.language],
            say('1 吨（1,000 kg）产品', '1 tonne (1,000 kg) of product'),
          ],
          [
            say('适用产品种类规则', 'Product category rules'),
            `${input.pcr.number}  ${input.pcr.name[input.language]}`,
          ],
        ],
      },
    ],
  };
}

function performanceBlocks(input: DeclarationInput, gwp: GwpSplit, say: Say): Block[] {
  const all = indicatorRows(gwp, input.registrationNumber);
  // A CFP covers climate only.
  const rows = input.kind === 'EPD' ? all : all.filter((row) => row.code.startsWith('GWP'));
  return [
    {
      kind: 'paragraph',
      text: say(
        '下表为每吨产品的结果，A1–A3 为三个模块之和。',
        'Results per tonne of product; A1–A3 is the sum of the three modules.',
      ),
    },
    {
      kind: 'table',
      columns: [
        { label: SHARED_WORDS.indicator[input.language], weight: 4.2 },
        { label: say('单位', 'Unit'), weight: 1.8 },
        { label: 'A1', weight: 1.5, align: 'right' },
        { label: 'A2', weight: 1.4, align: 'right' },
        { label: 'A3', weight: 1.6, align: 'right' },
        { label: 'A1–A3', weight: 1.8, align: 'right' },
      ],
      rows: rows.map((row) => [
        `${row.code}  ${row.name[input.language]}`,
        row.unit,
        printed(row.a1, row.digits),
        printed(row.a2, row.digits),
        printed(row.a3, row.digits),
        printed(row.total, row.digits),
      ]),
    },
  ];
}

function performanceSection(input: DeclarationInput, say: Say): Section {
  const missing: Block = {
    kind: 'paragraph',
    tone: 'attention',
    text: say('本声明未登记全球变暖潜势数值。', 'No climate figure is registered for this declaration.'),
  };
  return {
    heading: say('环境绩效', 'Environmental performance'),
    blocks: input.gwp === null ? [missing] : performanceBlocks(input, input.gwp, say),
  };
}

function keyFigure(
  { gwp, language }: DeclarationInput,
  say: Say,
): { keyFigure?: NonNullable<Parameters<typeof makePdf>[0]['keyFigure']> } {
  if (gwp === null) return {};
  const modules = moduleLabels(language);
  return {
    keyFigure: {
      label: say(
        '全球变暖潜势 GWP100，从摇篮到大门（A1–A3）',
        'Global warming potential GWP100, cradle to gate (A1–A3)',
      ),
      value: whole(gwp.a1 + gwp.a2 + gwp.a3),
      unit: 'kg CO₂e / t',
      parts: [
        { label: modules.a1, value: gwp.a1 },
        { label: modules.a2, value: gwp.a2 },
        { label: modules.a3, value: gwp.a3 },
      ],
    },
  };
}

export async function declarationPdf(input: DeclarationInput): Promise<Bytes> {
  const { language } = input;
  const say: Say = (zh, en) => (language === 'zh' ? zh : en);
  return makePdf({
    title: input.product[language],
    subtitle: KIND_NAMES[input.kind][language],
    product: `${input.product[language]} ${input.pcr.name[language]}`,
    number: input.registrationNumber,
    author: PLATFORM,
    createdAt: input.publishedOn,
    language,
    ...keyFigure(input, say),
    ...(input.chain !== undefined && { seal: input.chain.hash }),
    summary: [
      [SHARED_WORDS.registrationNumber[language], input.registrationNumber],
      [say('声明持有者', 'Declaration owner'), input.company.name[language]],
      [SHARED_WORDS.published[language], input.publishedOn],
      [SHARED_WORDS.validUntil[language], input.validUntil],
      [SHARED_WORDS.verifier[language], input.verifier[language]],
    ],
    sections: [
      {
        heading: say('平台', 'Programme'),
        blocks: [
          {
            kind: 'paragraph',
            text: say(
              '本平台依据 ISO 14025 运行，负责产品种类规则的管理、声明的登记与公开。声明由企业负责，由独立第三方验证。不同产品种类规则下的声明不可比较。',
              'The programme runs under ISO 14025: it keeps the product category rules and registers and publishes declarations. The owner answers for the content, an independent third party verifies it. Declarations under different rules must not be compared.',
            ),
          },
        ],
      },
      {
        heading: say('企业', 'Company'),
        blocks: [{ kind: 'facts', rows: companyRows(input.company, (text) => text[language]) }],
      },
      productSection(input, say),
      productionSection(input, say),
      lcaSection(input, say),
      performanceSection(input, say),
      ...closingSections(input, say),
    ],
  });
}
