/** Templates for applicants (document 2 §6), by documented code. */
import { PRODUCT_NAME_MAX } from '#src/lib/limits.ts';
import type { Bytes } from '#mocks/lib/bytes.ts';
import { dataCollectionZip, emptyDataCollection } from './data-collection.ts';
import { PLATFORM, SHARED_WORDS, sectionsOf } from './documents/common.ts';
import { makePdf } from './pdf.ts';
import type { Block, Label } from './pdf/model.ts';

type TemplateCode = 'EPD_SPARE_TEMPLATE' | 'LCA_TEMPLATE' | 'DATA_COLLECTION_TEMPLATE';

const BLANK = '______________________________';

const PRODUCT = `
# 产品|Product
~ 产品名称与申请保持一致，不超过 ${PRODUCT_NAME_MAX} 个字符。|The same name as in the application, up to ${PRODUCT_NAME_MAX} characters.
= 产品名称|Product name = ${BLANK}
= 牌号与规格|Grades and dimensions = ${BLANK}
= 执行标准|Standards = ${BLANK}
= ${SHARED_WORDS.route.zh}|${SHARED_WORDS.route.en} = ${BLANK}`;

const COMPANY = `
# 企业|Company
~ 与企业认证信息一致。|As in the company certification.
= 企业名称|Company name = ${BLANK}
= 统一社会信用代码|Unified social credit code = ${BLANK}
= 生产地点|Production site = ${BLANK}
= 联系人|Contact = ${BLANK}`;

const METHOD = `
# 方法|Method
~ 说明数据来源与假设。|State where data come from and what is assumed.
= 系统边界|System boundary = ${BLANK}
= 数据期间|Data period = ${BLANK}
= 取舍准则|Cut-off = ${BLANK}
= 分配方法|Allocation = ${BLANK}
= 背景数据库|Background database = ${BLANK}`;

const RESULTS = `
# 结果|Results
{results}
~ 每吨产品；A1、A2、A3 之和应等于 A1–A3。|Per tonne of product; A1, A2 and A3 add up to A1–A3.`;

const RESULT_TABLE: Block = {
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
};

async function pdfTemplate(title: Label, number: string, updatedOn: string, text: string): Promise<Bytes> {
  const sections = sectionsOf(text, { results: RESULT_TABLE });
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
export async function templateFile(code: TemplateCode, updatedOn: string): Promise<Bytes> {
  switch (code) {
    case 'EPD_SPARE_TEMPLATE':
      return pdfTemplate(
        { zh: 'EPD 报告模板', en: 'EPD report template' },
        'EPD-TEMPLATE-V3.0',
        updatedOn,
        COMPANY + PRODUCT + METHOD + RESULTS,
      );
    case 'LCA_TEMPLATE':
      return pdfTemplate(
        { zh: 'LCA 报告模板', en: 'LCA report template' },
        'LCA-TEMPLATE-V3.0',
        updatedOn,
        PRODUCT + METHOD + RESULTS,
      );
    case 'DATA_COLLECTION_TEMPLATE':
      return dataCollectionZip(emptyDataCollection(updatedOn));
  }
}
