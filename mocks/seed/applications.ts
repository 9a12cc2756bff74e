/** Applications with their items and files, made of the lines of `certified-applications.ts` and `other-applications.ts`. */
import { padded } from '../lib/padded.ts';
import { STAGES, type Stage } from '#src/lib/states.ts';
import type { Application, ApplicationItem } from '../world/entities.ts';
import { putItemFile, putReports, type ItemFile } from '../domain/application-files.ts';
import { declarationIdOf } from '../domain/declaration-record.ts';
import type { ApplicationLine } from './application-line.ts';
import { seedPapers } from './application-papers.ts';
import { certifiedApplications } from './certified-applications.ts';
import { at, type SeedContext } from './context.ts';
import { otherApplications } from './other-applications.ts';
import { contactIdOf } from './people.ts';
import { personas } from './personas.ts';

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

/** Needs people and declarations. */
export function seedApplications(context: SeedContext): void {
  const lines = [...certifiedApplications, ...otherApplications];
  lines.forEach((line, index) => seedApplication(context, line, index + 1));
}
