import { padded } from '../lib/text.ts';
import { STAGES, type Stage, CONTRACT, QUOTE } from '#src/lib/states.ts';
import type { Application, ApplicationItem } from '../world/entities.ts';
import { putItemFile, putReports, type ItemFile } from '../domain/application-files.ts';
import { declarationIdOf } from '../domain/declaration-record.ts';
import { type ApplicationLine, certifiedApplications, otherApplications } from './application-lines.ts';
import { at, type SeedContext } from './context.ts';
import { contactIdOf } from './people.ts';
import { personas } from './personas.ts';
import { contractNumber, putContractFile, putQuoteFile, quoteAmount } from '../domain/papers.ts';

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

/** Requires people and declarations. */
export function seedApplications(context: SeedContext): void {
  const lines = [...certifiedApplications, ...otherApplications];
  lines.forEach((line, index) => seedApplication(context, line, index + 1));
}
