/** The LCA data-collection table: a workbook, and the ZIP an applicant uploads it in (document 2 §6). */
import type { Bytes } from '#mocks/lib/bytes.ts';
import type { TwoLanguages } from '#mocks/lib/text.ts';
import { FILE_NAME_MAX } from '#src/lib/limits.ts';
import { SHARED_WORDS } from './documents/common.ts';
import { type CellValue, type SheetInput, makeXlsx, makeZip } from './xlsx.ts';

interface DataCollectionInput {
  company: TwoLanguages;
  product: TwoLanguages;
  pcrNumber: string;
  route: string;
  /** Tonnes in the period; null leaves all amounts blank, as in the template. */
  output: number | null;
  /** First and last month, 'YYYY-MM'. */
  period: readonly [from: string, to: string];
  /** 'YYYY-MM-DD' */
  createdOn: string;
}

const FLOWS: readonly (readonly [module: string, zh: string, en: string, unit: string, perTonne: number])[] =
  [
    ['A1', '铁矿石', 'Iron ore', 't', 1.42],
    ['A1', '废钢', 'Scrap', 't', 0.13],
    ['A1', '石灰石', 'Limestone', 't', 0.21],
    ['A1', '铁合金', 'Ferro-alloys', 't', 0.016],
    ['A3', '焦炭', 'Coke', 't', 0.37],
    ['A3', '喷吹煤', 'Injected coal', 't', 0.15],
    ['A3', '外购电力', 'Purchased power', 'MWh', 0.41],
    ['A3', '天然气', 'Natural gas', '1000 m³', 0.038],
    ['A3', '新水', 'Fresh water', 'm³', 2.9],
    ['A3', '氧气', 'Oxygen', '1000 m³', 0.062],
  ];

const OUTPUTS: typeof FLOWS = [
  ['A3', '合格产品', 'Product', 't', 1],
  ['A3', '高炉渣', 'Slag', 't', 0.29],
  ['A3', '废水', 'Waste water', 'm³', 1.1],
  ['A3', '除尘灰', 'Dust', 't', 0.024],
];

const TRANSPORT: readonly (readonly [material: string, mode: string, km: number, share: number])[] = [
  ['铁矿石 Iron ore', '海运 Sea', 5200, 1.1],
  ['铁矿石 Iron ore', '铁路 Rail', 310, 0.32],
  ['废钢 Scrap', '公路 Road', 140, 0.13],
];

const FLOW_HEAD: CellValue[] = ['模块 Module', '名称', 'Name', '单位 Unit', '数量 Amount', '数据来源 Source'];

function flowRows(flows: typeof FLOWS, output: number | null): CellValue[][] {
  return flows.map(([module, zh, en, unit, perTonne]) => {
    const amount = output === null ? null : Math.round(perTonne * output * 100) / 100;
    return [module, zh, en, unit, amount, output === null ? '' : '计量记录 Meter records'];
  });
}

function sheets(input: DataCollectionInput): SheetInput[] {
  const general: CellValue[][] = [
    ['项目 Item', '内容 Content'],
    ['企业名称 Company', `${input.company.zh} ${input.company.en}`.trim()],
    ['产品名称 Product', `${input.product.zh} ${input.product.en}`.trim()],
    ['PCR 编号 PCR number', input.pcrNumber],
    [`${SHARED_WORDS.route.zh} ${SHARED_WORDS.route.en}`, input.route],
    ['数据期间 Period', input.period.filter((month) => month !== '').join(' – ')],
    ['产量（吨）Output, t', input.output],
  ];
  const transport: CellValue[][] = [
    ['物料 Material', '方式 Mode', '距离 km Distance', '数量 t Amount'],
    ...TRANSPORT.map(([material, mode, km, share]) =>
      input.output === null
        ? [material, mode, null, null]
        : [material, mode, km, Math.round(input.output * share)],
    ),
  ];
  return [
    { name: '基本信息 General', widths: [28, 52], rows: general },
    {
      name: '输入 Inputs',
      widths: [14, 16, 22, 14, 18, 26],
      rows: [FLOW_HEAD, ...flowRows(FLOWS, input.output)],
    },
    {
      name: '输出 Outputs',
      widths: [14, 16, 22, 14, 18, 26],
      rows: [FLOW_HEAD, ...flowRows(OUTPUTS, input.output)],
    },
    { name: '运输 Transport', widths: [24, 18, 20, 18], rows: transport },
  ];
}

const BLANK = { zh: '', en: '' } as const;

/** The table as applicants get it. */
export const emptyDataCollection = (createdOn: string): DataCollectionInput => ({
  company: BLANK,
  product: BLANK,
  pcrNumber: '',
  route: '',
  output: null,
  period: ['', ''],
  createdOn,
});

export function dataCollectionXlsx(input: DataCollectionInput): Bytes {
  return makeXlsx(sheets(input), input.createdOn);
}

export function dataCollectionZip(input: DataCollectionInput): Bytes {
  const readme = [
    '数据收集表填写说明',
    '1. 数据应覆盖连续 12 个月，并可追溯到原始记录。',
    '2. 每一项注明单位和来源，缺失的数据留空，不要填 0。',
    `3. 填写完成后将工作簿压缩为 ZIP 上传，文件名不超过 ${FILE_NAME_MAX} 个字符。`,
    '',
    'How to fill in the data-collection table',
    '1. Data span 12 consecutive months and are traceable to records.',
    '2. Give unit and source for every row; leave unknown amounts blank, do not enter 0.',
    `3. Upload the filled workbook in a ZIP; file name up to ${FILE_NAME_MAX} characters.`,
    '',
  ].join('\r\n');
  return makeZip(
    { 'data-collection.xlsx': dataCollectionXlsx(input), 'README.txt': `\ufeff${readme}` },
    input.createdOn,
  );
}
