/** Templates for applicants (document 2 §6), by documented code. */
import { PRODUCT_NAME_MAX } from '#src/lib/limits.ts';
import type { Bytes } from '#mocks/lib/bytes.ts';
import { dataCollectionZip } from './data-collection.ts';
import { PLATFORM, SHARED_WORDS } from './documents/common.ts';
import { makePdf, type Label, type Section } from './pdf.ts';

export const TEMPLATE_CODES = ['EPD_SPARE_TEMPLATE', 'LCA_TEMPLATE', 'DATA_COLLECTION_TEMPLATE'] as const;
type TemplateCode = (typeof TEMPLATE_CODES)[number];

interface TemplateFile {
  name: string;
  contentType: 'application/pdf' | 'application/zip';
  bytes: Bytes;
}

const BLANK = '______________________________';

function form(heading: Label, rows: readonly Label[], hint: Label): Section {
  return {
    heading,
    blocks: [
      { kind: 'paragraph', tone: 'muted', text: hint },
      { kind: 'facts', rows: rows.map((row) => [row, BLANK] as const) },
    ],
  };
}

const PRODUCT = form(
  { zh: '产品', en: 'Product' },
  [
    { zh: '产品名称', en: 'Product name' },
    { zh: '牌号与规格', en: 'Grades and dimensions' },
    { zh: '执行标准', en: 'Standards' },
    SHARED_WORDS.route,
  ],
  {
    zh: `产品名称与申请保持一致，不超过 ${PRODUCT_NAME_MAX} 个字符。`,
    en: `The same name as in the application, up to ${PRODUCT_NAME_MAX} characters.`,
  },
);

const COMPANY = form(
  { zh: '企业', en: 'Company' },
  [
    { zh: '企业名称', en: 'Company name' },
    { zh: '统一社会信用代码', en: 'Unified social credit code' },
    { zh: '生产地点', en: 'Production site' },
    { zh: '联系人', en: 'Contact' },
  ],
  { zh: '与企业认证信息一致。', en: 'As in the company certification.' },
);

const RESULTS: Section = {
  heading: { zh: '结果', en: 'Results' },
  blocks: [
    {
      kind: 'table',
      columns: [
        { label: { zh: '指标', en: 'Indicator' }, weight: 4 },
        { label: { zh: '单位', en: 'Unit' }, weight: 2 },
        ...['A1', 'A2', 'A3', 'A1–A3'].map((label) => ({ label, weight: 1.4, align: 'right' as const })),
      ],
      rows: [
        ['GWP-total', 'kg CO₂e'],
        ['ODP', 'mg CFC-11e'],
        ['AP', 'mol H+e'],
        ['EP-freshwater', 'g Pe'],
        ['POCP', 'kg NMVOCe'],
        ['ADPE', 'g Sbe'],
        ['ADPF', 'MJ'],
        ['WDP', 'm³'],
      ].map((row) => [...row, '–', '–', '–', '–']),
    },
    {
      kind: 'paragraph',
      tone: 'muted',
      text: {
        zh: '每吨产品；A1、A2、A3 之和应等于 A1–A3。',
        en: 'Per tonne of product; A1, A2 and A3 add up to A1–A3.',
      },
    },
  ],
};

const METHOD = form(
  { zh: '方法', en: 'Method' },
  [
    { zh: '系统边界', en: 'System boundary' },
    { zh: '数据期间', en: 'Data period' },
    { zh: '取舍准则', en: 'Cut-off' },
    { zh: '分配方法', en: 'Allocation' },
    { zh: '背景数据库', en: 'Background database' },
  ],
  { zh: '说明数据来源与假设。', en: 'State where data come from and what is assumed.' },
);

async function pdfTemplate(
  title: Label,
  number: string,
  updatedOn: string,
  sections: readonly Section[],
): Promise<Bytes> {
  return makePdf({
    title,
    number,
    author: PLATFORM,
    createdAt: updatedOn,
    language: 'zh',
    stage: 10,
    sections,
  });
}

/** `updatedOn`: 'YYYY-MM-DD', printed in the file. */
export async function templateFile(code: TemplateCode, updatedOn: string): Promise<TemplateFile> {
  switch (code) {
    case 'EPD_SPARE_TEMPLATE': {
      const bytes = await pdfTemplate(
        { zh: 'EPD 报告模板', en: 'EPD report template' },
        'EPD-TEMPLATE-V3.0',
        updatedOn,
        [COMPANY, PRODUCT, METHOD, RESULTS],
      );
      return { name: 'EPD报告模板.pdf', contentType: 'application/pdf', bytes };
    }
    case 'LCA_TEMPLATE': {
      const bytes = await pdfTemplate(
        { zh: 'LCA 报告模板', en: 'LCA report template' },
        'LCA-TEMPLATE-V3.0',
        updatedOn,
        [PRODUCT, METHOD, RESULTS],
      );
      return { name: 'LCA报告模板.pdf', contentType: 'application/pdf', bytes };
    }
    case 'DATA_COLLECTION_TEMPLATE': {
      const blank = { zh: '', en: '' };
      const bytes = dataCollectionZip({
        company: blank,
        product: blank,
        pcrNumber: '',
        route: '',
        output: null,
        period: ['', ''],
        createdOn: updatedOn,
      });
      return { name: '数据收集表.zip', contentType: 'application/zip', bytes };
    }
  }
}
