/**
 * Applications of C01: every stage, state of quote and contract, and LCA check (domain §12). In order of application, so that
 * numbers rise with the dates.
 */
import {
  CONTRACT,
  LCA_CHECK,
  QUOTE,
  type ContractStatus,
  type LcaCheckStatus,
  type QuoteStatus,
} from '#src/lib/states.ts';
import type { ItemFile } from '../domain/application-files.ts';
import type { Written } from '../world/entities.ts';

interface ItemLine {
  readonly name: string;
  readonly type: 'EPD' | 'CFP';
  readonly technologyId?: string;
  readonly files: readonly ItemFile[];
  readonly declaration?: number;
}

export interface ApplicationLine {
  readonly companyCode: string;
  readonly companyName: string;
  readonly pcrNumber: string;
  /** Days ago of entering stage 10, 20, 30 …, up to the current stage. */
  readonly entered: readonly number[];
  readonly quote: QuoteStatus;
  readonly contract: ContractStatus;
  readonly lcaCheck: LcaCheckStatus;
  readonly lcaRemark?: Written;
  readonly correctionDaysAgo?: number;
  readonly items: readonly ItemLine[];
}

/** All three files of an item (domain §12). */
const ALL_FILES: readonly ItemFile[] = ['lca', 'data', 'preReport'];

const signed = { quote: QUOTE.confirmed, contract: CONTRACT.signed } as const;

/** Before the quote is confirmed: no contract and no LCA check. */
const unsigned = { contract: CONTRACT.notStarted, lcaCheck: LCA_CHECK.pending } as const;

/** Of other companies. The order determines ids: append only. */
export const otherApplications: readonly ApplicationLine[] = [
  {
    companyCode: 'C10',
    companyName: '沧澈冷轧薄板有限公司',
    ...signed,
    pcrNumber: 'PCR-ST-2023-02',
    entered: [52, 49, 33],
    lcaCheck: LCA_CHECK.passed,
    items: [{ name: '冷轧高强双相钢', type: 'CFP', files: ALL_FILES }],
  },
  {
    companyCode: 'C12',
    companyName: '川砚钢铁有限公司',
    ...unsigned,
    quote: QUOTE.pending,
    pcrNumber: 'PCR-ST-2023-04',
    entered: [3],
    items: [{ name: '短流程线材', type: 'EPD', files: ALL_FILES }],
  },
  {
    companyCode: 'C02',
    companyName: '北屿特殊钢股份有限公司',
    ...signed,
    pcrNumber: 'PCR-ST-2022-01',
    entered: [214, 211, 196, 158, 131, 116, 100],
    lcaCheck: LCA_CHECK.passed,
    items: [{ name: '轴承钢棒', type: 'EPD', files: ALL_FILES, declaration: 28 }],
  },
  {
    companyCode: 'C04',
    companyName: '霁川不锈钢有限公司',
    ...signed,
    pcrNumber: 'PCR-ST-2024-03',
    entered: [66, 62, 50, 11],
    lcaCheck: LCA_CHECK.passed,
    items: [{ name: '430 冷轧不锈钢', type: 'EPD', files: ALL_FILES }],
  },
];

const HOT_ROLLING = 'process-11';
const PLATE_ROLLING = 'process-12';
const PICKLING = 'process-13';
const COATING = 'process-16';

const lanjiang = { companyCode: 'C01', companyName: '澜江钢铁集团有限公司' } as const;

/** The first gets the id `app-001`. */
export const certifiedApplications: readonly ApplicationLine[] = [
  {
    ...lanjiang,
    ...signed,
    pcrNumber: 'PCR-ST-2023-01',
    entered: [270, 266, 252, 215, 188, 172, 158],
    lcaCheck: LCA_CHECK.passed,
    items: [{ name: '热轧酸洗卷', type: 'EPD', technologyId: PICKLING, files: ALL_FILES, declaration: 2 }],
  },
  {
    ...lanjiang,
    ...signed,
    pcrNumber: 'PCR-ST-2023-01',
    entered: [112, 108, 95, 58, 29, 12],
    lcaCheck: LCA_CHECK.passed,
    items: [
      { name: '热轧花纹板', type: 'EPD', technologyId: HOT_ROLLING, files: ALL_FILES },
      { name: '热轧花纹板', type: 'CFP', technologyId: HOT_ROLLING, files: ALL_FILES },
    ],
  },
  {
    ...lanjiang,
    ...signed,
    pcrNumber: 'PCR-ST-2023-03',
    entered: [91, 87, 74, 36, 8],
    lcaCheck: LCA_CHECK.passed,
    items: [{ name: '低温压力容器板', type: 'EPD', technologyId: PLATE_ROLLING, files: ALL_FILES }],
  },
  {
    ...lanjiang,
    ...signed,
    pcrNumber: 'PCR-ST-2023-01',
    entered: [76, 73, 60, 18],
    lcaCheck: LCA_CHECK.passed,
    items: [
      { name: '汽车大梁钢卷', type: 'EPD', technologyId: HOT_ROLLING, files: ALL_FILES },
      { name: '汽车车轮钢卷', type: 'EPD', technologyId: HOT_ROLLING, files: ALL_FILES },
      { name: '汽车大梁钢卷', type: 'CFP', technologyId: HOT_ROLLING, files: ALL_FILES },
    ],
  },
  {
    ...lanjiang,
    ...signed,
    pcrNumber: 'PCR-ST-2023-02',
    entered: [58, 55, 40],
    lcaCheck: LCA_CHECK.correction,
    lcaRemark: {
      zh: '5 月外购电量缺少凭证，且焦炉煤气分配比例与数据收集表不一致，请补充后重新上传。',
      en: 'Evidence of the power purchased in May is missing, and the share of coke oven gas differs from the data-collection table. Complete both and upload them again.',
    },
    correctionDaysAgo: 6,
    items: [{ name: '热镀锌卷', type: 'EPD', technologyId: COATING, files: ALL_FILES }],
  },
  {
    ...lanjiang,
    ...signed,
    pcrNumber: 'PCR-ST-2023-01',
    entered: [47, 43, 30],
    lcaCheck: LCA_CHECK.pending,
    // Longest allowed product name and file name (domain §12, edge rows).
    items: [
      {
        name: '超高强度耐候集装箱专用热轧卷板（厚度二至六毫米）',
        type: 'EPD',
        technologyId: HOT_ROLLING,
        files: ['lcaLongName', 'data', 'preReport'],
      },
    ],
  },
  {
    ...lanjiang,
    quote: QUOTE.confirmed,
    contract: CONTRACT.refused,
    lcaCheck: LCA_CHECK.pending,
    pcrNumber: 'PCR-ST-2023-04',
    entered: [35, 31],
    items: [{ name: '预应力钢绞线用盘条', type: 'EPD', files: ALL_FILES }],
  },
  {
    ...lanjiang,
    quote: QUOTE.confirmed,
    contract: CONTRACT.awaitingCustomer,
    lcaCheck: LCA_CHECK.pending,
    pcrNumber: 'PCR-ST-2023-01',
    entered: [19, 15],
    items: [
      { name: '石油储罐用卷板', type: 'EPD', technologyId: HOT_ROLLING, files: ['lca', 'preReport'] },
      { name: '石油储罐用卷板', type: 'CFP', technologyId: HOT_ROLLING, files: ['lca'] },
    ],
  },
  {
    ...lanjiang,
    quote: QUOTE.confirmed,
    contract: CONTRACT.notStartedForNow,
    lcaCheck: LCA_CHECK.pending,
    pcrNumber: 'PCR-ST-2024-01',
    entered: [13, 6],
    items: [{ name: '热轧钢板桩', type: 'EPD', technologyId: HOT_ROLLING, files: ALL_FILES }],
  },
  {
    ...lanjiang,
    ...unsigned,
    quote: QUOTE.rejected,
    pcrNumber: 'PCR-ST-2023-02',
    entered: [10],
    items: [{ name: '彩涂卷', type: 'EPD', technologyId: COATING, files: ALL_FILES }],
  },
  {
    ...lanjiang,
    ...unsigned,
    quote: QUOTE.pending,
    pcrNumber: 'PCR-ST-2023-01',
    entered: [5],
    items: [
      { name: '管线钢热轧卷', type: 'EPD', technologyId: HOT_ROLLING, files: ALL_FILES },
      { name: '管线钢热轧卷', type: 'CFP', technologyId: HOT_ROLLING, files: ALL_FILES },
    ],
  },
  {
    ...lanjiang,
    ...unsigned,
    quote: QUOTE.notIssued,
    pcrNumber: 'PCR-ST-2023-01',
    entered: [1],
    items: [{ name: '热轧卷板 SPHC', type: 'CFP', technologyId: HOT_ROLLING, files: ALL_FILES }],
  },
];
