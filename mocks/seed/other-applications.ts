/** The few applications of other companies than C01. The order decides the ids: a new one goes to the end. */
import { LCA_CHECK, QUOTE } from '#src/lib/states.ts';
import { ALL_FILES, signed, unsigned, type ApplicationLine } from './application-line.ts';

/** C02, C04, C10 and C12 have one each. */
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
