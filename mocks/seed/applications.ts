/**
 * Applications with their quotes, contracts and files. `certified` (C01) has one in every stage, every state of a quote
 * and of a contract, and all three states of the LCA check (domain §12); other companies have a few of their own.
 */
import { padded } from '../lib/padded.ts';
import {
  CONTRACT,
  LCA_CHECK,
  QUOTE,
  STAGES,
  type ContractStatus,
  type LcaCheckStatus,
  type QuoteStatus,
  type Stage,
} from '#src/lib/states.ts';
import type { Application, ApplicationItem, Written } from '../world/entities.ts';
import { quoteAmount } from '../domain/prices.ts';
import { putItemFile, putReports, type ItemFile } from '../domain/application-files.ts';
import { contractNumber, putContractFile, putQuoteFile } from '../domain/paper-files.ts';
import { at, type SeedContext } from './context.ts';
import { declarationIdOf } from '../domain/declaration-record.ts';
import { contactIdOf } from './people.ts';
import { personas } from './personas.ts';

interface ItemLine {
  readonly name: string;
  readonly type: 'EPD' | 'CFP';
  /** Item of the dictionary of process steps, or none. */
  readonly technologyId?: string;
  readonly files: readonly ItemFile[];
  /** Serial number of the declaration that came out of it. */
  readonly declaration?: number;
}

interface ApplicationLine {
  readonly companyCode: string;
  readonly companyName: string;
  readonly pcrNumber: string;
  /** Days ago on which stage 10, 20, 30 … was entered; as many as the application has seen. */
  readonly entered: readonly number[];
  readonly quote: QuoteStatus;
  readonly contract: ContractStatus;
  readonly lcaCheck: LcaCheckStatus;
  readonly lcaRemark?: Written;
  /** How long ago that was asked for. */
  readonly correctionDaysAgo?: number;
  readonly items: readonly ItemLine[];
}

const ALL: readonly ItemFile[] = ['lca', 'data', 'preReport'];
const HOT_ROLLING = 'process-11';
const PLATE_ROLLING = 'process-12';
const PICKLING = 'process-13';
const COATING = 'process-16';

const lanjiang = { companyCode: 'C01', companyName: '澜江钢铁集团有限公司' } as const;
const signed = { quote: QUOTE.confirmed, contract: CONTRACT.signed } as const;
const unsigned = { contract: CONTRACT.notStarted, lcaCheck: LCA_CHECK.pending } as const;

/** In the order in which they were applied for, so that numbers rise with the dates of each company. */
const LINES: readonly ApplicationLine[] = [
  {
    ...lanjiang,
    ...signed,
    pcrNumber: 'PCR-ST-2023-01',
    entered: [270, 266, 252, 215, 188, 172, 158],
    lcaCheck: LCA_CHECK.passed,
    items: [{ name: '热轧酸洗卷', type: 'EPD', technologyId: PICKLING, files: ALL, declaration: 2 }],
  },
  {
    ...lanjiang,
    ...signed,
    pcrNumber: 'PCR-ST-2023-01',
    entered: [112, 108, 95, 58, 29, 12],
    lcaCheck: LCA_CHECK.passed,
    items: [
      { name: '热轧花纹板', type: 'EPD', technologyId: HOT_ROLLING, files: ALL },
      { name: '热轧花纹板', type: 'CFP', technologyId: HOT_ROLLING, files: ALL },
    ],
  },
  {
    ...lanjiang,
    ...signed,
    pcrNumber: 'PCR-ST-2023-03',
    entered: [91, 87, 74, 36, 8],
    lcaCheck: LCA_CHECK.passed,
    items: [{ name: '低温压力容器板', type: 'EPD', technologyId: PLATE_ROLLING, files: ALL }],
  },
  {
    ...lanjiang,
    ...signed,
    pcrNumber: 'PCR-ST-2023-01',
    entered: [76, 73, 60, 18],
    lcaCheck: LCA_CHECK.passed,
    items: [
      { name: '汽车大梁钢卷', type: 'EPD', technologyId: HOT_ROLLING, files: ALL },
      { name: '汽车车轮钢卷', type: 'EPD', technologyId: HOT_ROLLING, files: ALL },
      { name: '汽车大梁钢卷', type: 'CFP', technologyId: HOT_ROLLING, files: ['lca', 'data'] },
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
    items: [{ name: '热镀锌卷', type: 'EPD', technologyId: COATING, files: ALL }],
  },
  {
    ...lanjiang,
    ...signed,
    pcrNumber: 'PCR-ST-2023-01',
    entered: [47, 43, 30],
    lcaCheck: LCA_CHECK.pending,
    // The longest product name and the longest file name that the forms allow (domain §12, edge rows).
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
    items: [{ name: '预应力钢绞线用盘条', type: 'EPD', files: ['preReport'] }],
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
    items: [{ name: '热轧钢板桩', type: 'EPD', technologyId: HOT_ROLLING, files: ALL }],
  },
  {
    ...lanjiang,
    ...unsigned,
    quote: QUOTE.rejected,
    pcrNumber: 'PCR-ST-2023-02',
    entered: [10],
    items: [{ name: '彩涂卷', type: 'EPD', technologyId: COATING, files: ['data'] }],
  },
  {
    ...lanjiang,
    ...unsigned,
    quote: QUOTE.pending,
    pcrNumber: 'PCR-ST-2023-01',
    entered: [5],
    items: [
      { name: '管线钢热轧卷', type: 'EPD', technologyId: HOT_ROLLING, files: ALL },
      { name: '管线钢热轧卷', type: 'CFP', technologyId: HOT_ROLLING, files: ALL },
    ],
  },
  {
    ...lanjiang,
    ...unsigned,
    quote: QUOTE.notIssued,
    pcrNumber: 'PCR-ST-2023-01',
    entered: [1],
    items: [{ name: '热轧卷板 SPHC', type: 'CFP', technologyId: HOT_ROLLING, files: ALL }],
  },
  {
    companyCode: 'C10',
    companyName: '沧澈冷轧薄板有限公司',
    ...signed,
    pcrNumber: 'PCR-ST-2023-02',
    entered: [52, 49, 33],
    lcaCheck: LCA_CHECK.passed,
    items: [{ name: '冷轧高强双相钢', type: 'CFP', files: ALL }],
  },
  {
    companyCode: 'C12',
    companyName: '川砚钢铁有限公司',
    ...unsigned,
    quote: QUOTE.pending,
    pcrNumber: 'PCR-ST-2023-04',
    entered: [3],
    items: [{ name: '短流程线材', type: 'EPD', files: ALL }],
  },
  {
    companyCode: 'C02',
    companyName: '北屿特殊钢股份有限公司',
    ...signed,
    pcrNumber: 'PCR-ST-2022-01',
    entered: [214, 211, 196, 158, 131, 116, 100],
    lcaCheck: LCA_CHECK.passed,
    items: [{ name: '轴承钢棒', type: 'EPD', files: ALL, declaration: 28 }],
  },
  {
    companyCode: 'C04',
    companyName: '霁川不锈钢有限公司',
    ...signed,
    pcrNumber: 'PCR-ST-2024-03',
    entered: [66, 62, 50, 11],
    lcaCheck: LCA_CHECK.passed,
    items: [{ name: '430 冷轧不锈钢', type: 'EPD', files: ALL }],
  },
];

/** `APP<yyyymmdd><nnn>`, counted by the day (domain §3). */
function applicationNumber({ store }: SeedContext, day: string): string {
  const start = `APP${day.replaceAll('-', '')}`;
  const before = store.applications.all().filter(({ number }) => number.startsWith(start)).length;
  return start + padded(before + 1, 3);
}

function userOf(companyCode: string): string {
  return personas.find((persona) => persona.companyCode === companyCode)?.userId ?? contactIdOf(companyCode);
}

function stagesOf(context: SeedContext, entered: readonly number[]): Application['stageEnteredAt'] {
  const times: Application['stageEnteredAt'] = {};
  entered.forEach((daysAgo, index) => {
    const stage = STAGES[index];
    if (stage !== undefined) times[stage] = at(context.clock, -daysAgo, index === 0 ? '10:24' : '15:10');
  });
  return times;
}

function seedApplication(context: SeedContext, line: ApplicationLine, running: number): void {
  const { store, clock } = context;
  const id = `app-${padded(running, 3)}`;
  const stage: Stage = STAGES[line.entered.length - 1] ?? 10;
  const appliedDaysAgo = line.entered[0] ?? 0;
  const items = line.items.map((item, index): ApplicationItem => {
    const owner = { applicationId: id, item: index, companyCode: line.companyCode, productName: item.name };
    const upload = (...files: ItemFile[]): string | null => {
      const file = files.find((kind) => item.files.includes(kind));
      return file === undefined
        ? null
        : putItemFile(store, { ...owner, file, createdAt: at(clock, -appliedDaysAgo, '10:20') });
    };
    const declarationId = item.declaration === undefined ? null : declarationIdOf(item.declaration);
    const declaration = declarationId === null ? undefined : store.declarations.get(declarationId);
    const reported =
      stage >= 60
        ? putReports(store, { ...owner, createdAt: at(clock, -(line.entered[5] ?? 0), '11:00') })
        : null;
    return {
      productName: item.name,
      productType: item.type,
      technologyId: item.technologyId ?? null,
      lcaAttachmentId: upload('lca', 'lcaLongName'),
      dataAttachmentId: upload('data'),
      preReportAttachmentId: upload('preReport'),
      reportCnId: declaration?.cnAttachmentId ?? reported?.cn ?? null,
      reportEnId: declaration === undefined ? (reported?.en ?? null) : declaration.enAttachmentId,
      declarationId,
    };
  });
  const application = store.applications.put({
    id,
    number: applicationNumber(context, clock.today(-appliedDaysAgo)),
    companyCode: line.companyCode,
    userId: userOf(line.companyCode),
    companyName: line.companyName,
    pcrNumber: line.pcrNumber,
    stage,
    appliedAt: at(clock, -appliedDaysAgo, '10:24'),
    stageEnteredAt: stagesOf(context, line.entered),
    items,
    lcaCheck: line.lcaCheck,
    lcaRemark: line.lcaRemark ?? null,
    correctionAskedAt:
      line.correctionDaysAgo === undefined ? null : at(clock, -line.correctionDaysAgo, '16:20'),
    verificationRemark: null,
  });
  seedPapers(context, line, application, running);
}

/** Quote and contract; each application has one row of both from the start. */
function seedPapers(
  context: SeedContext,
  line: ApplicationLine,
  application: Application,
  running: number,
): void {
  const { store, clock } = context;
  const [applied = 0, contracting, calculating] = line.entered;
  const [quoteId, id] = [`q-${padded(running, 3)}`, `c-${padded(running, 3)}`];
  const issuedAt = line.quote === QUOTE.notIssued ? null : at(clock, -Math.max(applied - 2, 0), '09:40');
  const decided = line.quote === QUOTE.confirmed || line.quote === QUOTE.rejected;
  store.quotes.put({
    id: quoteId,
    applicationId: application.id,
    status: line.quote,
    amount: issuedAt === null ? 0 : quoteAmount(application.items),
    attachmentId: issuedAt === null ? null : putQuoteFile(store, quoteId, application, issuedAt),
    issuedAt,
    decidedAt: decided ? at(clock, -(contracting ?? Math.max(applied - 3, 0)), '15:10') : null,
  });
  const sent = line.contract >= CONTRACT.awaitingCustomer && contracting !== undefined;
  const contractSentAt = sent
    ? at(clock, -(calculating === undefined ? contracting - 3 : calculating + 3), '10:30')
    : null;
  const decidedAt =
    line.contract === CONTRACT.signed
      ? at(clock, -(calculating ?? 0), '14:20')
      : line.contract === CONTRACT.refused && contracting !== undefined
        ? at(clock, -(contracting - 5), '11:15')
        : null;
  const number = contractNumber(clock.today(-applied), running);
  store.contracts.put({
    id,
    applicationId: application.id,
    number,
    status: line.contract,
    attachmentId:
      contractSentAt === null
        ? null
        : putContractFile(store, { id, number }, line.companyCode, contractSentAt),
    issuedAt: contractSentAt,
    decidedAt,
  });
}

/** Needs people and declarations. */
export function seedApplications(context: SeedContext): void {
  LINES.forEach((line, index) => seedApplication(context, line, index + 1));
}
