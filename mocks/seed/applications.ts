/** Applications in every stage, state of quote and contract, and LCA check (domain §12). */
import { padded, rowsOf, type Row } from '../lib/text.ts';
import { CONTRACT, LCA_CHECK, QUOTE, STAGES, type Stage } from '#src/lib/states.ts';
import type { Application, ApplicationItem } from '../world/entities.ts';
import { putItemFile, putReports, type ItemFile } from '../domain/made-files.ts';
import { declarationIdOf } from '../domain/declaration-record.ts';
import { keysOf } from '../lib/tables.ts';
import { at, type SeedContext } from './context.ts';
import { contactIdOf } from './people.ts';
import { personas } from './personas.ts';
import { contractNumber, putContractFile, putQuoteFile, quoteAmount } from '../domain/papers.ts';

/**
 * In order of application, so that numbers rise with the dates; append only, since the order determines ids from `app-001` on.
 *
 * `company|PCR|days ago of entering stage 10, 20, 30 … up to the current one|quote|contract|LCA check`, and below it the items:
 * `product|type|process|files, if not all three|declaration`.
 */
const LINES = `
C01|PCR-ST-2023-01|270 266 252 215 188 172 158|confirmed|signed|passed
  热轧酸洗卷|EPD|13||2
C01|PCR-ST-2023-01|112 108 95 58 29 12|confirmed|signed|passed
  热轧花纹板|EPD|11
  热轧花纹板|CFP|11
C01|PCR-ST-2023-03|91 87 74 36 8|confirmed|signed|passed
  低温压力容器板|EPD|12
C01|PCR-ST-2023-01|76 73 60 18|confirmed|signed|passed
  汽车大梁钢卷|EPD|11
  汽车车轮钢卷|EPD|11
  汽车大梁钢卷|CFP|11
C01|PCR-ST-2023-02|58 55 40|confirmed|signed|correction
  热镀锌卷|EPD|16
C01|PCR-ST-2023-01|47 43 30|confirmed|signed|pending
  超高强度耐候集装箱专用热轧卷板（厚度二至六毫米）|EPD|11|lcaLongName data preReport
C01|PCR-ST-2023-04|35 31|confirmed|refused|pending
  预应力钢绞线用盘条|EPD
C01|PCR-ST-2023-01|19 15|confirmed|awaitingCustomer|pending
  石油储罐用卷板|EPD|11|lca preReport
  石油储罐用卷板|CFP|11|lca
C01|PCR-ST-2024-01|13 6|confirmed|notStartedForNow|pending
  热轧钢板桩|EPD|11
C01|PCR-ST-2023-02|10|rejected|notStarted|pending
  彩涂卷|EPD|16
C01|PCR-ST-2023-01|5|pending|notStarted|pending
  管线钢热轧卷|EPD|11
  管线钢热轧卷|CFP|11
C01|PCR-ST-2023-01|1|notIssued|notStarted|pending
  热轧卷板 SPHC|CFP|11
C10|PCR-ST-2023-02|52 49 33|confirmed|signed|passed
  冷轧高强双相钢|CFP
C12|PCR-ST-2023-04|3|pending|notStarted|pending
  短流程线材|EPD
C02|PCR-ST-2022-01|214 211 196 158 131 116 100|confirmed|signed|passed
  轴承钢棒|EPD|||28
C04|PCR-ST-2024-03|66 62 50 11|confirmed|signed|passed
  430 冷轧不锈钢|EPD`;

/** The one whose LCA data were sent back. */
const CORRECTION = {
  daysAgo: 6,
  remark: {
    zh: '5 月外购电量缺少凭证，且焦炉煤气分配比例与数据收集表不一致，请补充后重新上传。',
    en: 'Evidence of the power purchased in May is missing, and the share of coke oven gas differs from the data-collection table. Complete both and upload them again.',
  },
};
const ALL_FILES = 'lca data preReport';

function named<Name extends string, Value>(table: Readonly<Record<Name, Value>>, name: string): Value {
  const key = keysOf(table).find((known) => known === name);
  if (key === undefined) throw new RangeError(`there is no state "${name}"`);
  return table[key];
}

function lineOf({ store }: SeedContext, { cells, below }: Row) {
  const [companyCode = '', pcrNumber = '', entered = '', quote = '', contract = '', lcaCheck = ''] = cells;
  return {
    companyCode,
    companyName: store.companies.where('code', companyCode)[0]?.name.zh ?? '',
    pcrNumber,
    entered: entered.split(' ').map(Number),
    quote: named(QUOTE, quote),
    contract: named(CONTRACT, contract),
    lcaCheck: named(LCA_CHECK, lcaCheck),
    correction: lcaCheck === 'correction' ? CORRECTION : null,
    items: below.map(([name = '', type, process = '', files = '', declaration = '']) => ({
      name,
      type: type === 'CFP' ? ('CFP' as const) : ('EPD' as const),
      technologyId: process === '' ? null : `process-${process}`,
      files: (files === '' ? ALL_FILES : files).split(' '),
      declaration: declaration === '' ? null : Number(declaration),
    })),
  };
}

type ApplicationLine = ReturnType<typeof lineOf>;

/** @param running number of the application, from 1; part of both ids */
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

/** `APP<yyyymmdd><nnn>`, counted per day (domain §3). */
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
    const declarationId = item.declaration === null ? null : declarationIdOf(item.declaration);
    const declaration = declarationId === null ? undefined : store.declarations.get(declarationId);
    const reported =
      stage >= 60
        ? putReports(store, { ...owner, createdAt: at(clock, -(line.entered[5] ?? 0), '11:00') })
        : null;
    return {
      productName: item.name,
      productType: item.type,
      technologyId: item.technologyId,
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
    lcaRemark: line.correction?.remark ?? null,
    correctionAskedAt: line.correction === null ? null : at(clock, -line.correction.daysAgo, '16:20'),
    verificationRemark: null,
  });
  seedPapers(context, line, application, running);
}

/** Requires people and declarations. */
export function seedApplications(context: SeedContext): void {
  rowsOf(LINES).forEach((row, index) => seedApplication(context, lineOf(context, row), index + 1));
}
