import type { components } from '#src/api/generated/schema.d.ts';
import type { TwoNames } from '#src/lib/names.ts';
import {
  dayOrText,
  distinct,
  distinctBy,
  list,
  moment,
  name,
  number,
  oneOf,
  readPage,
  record,
  records,
  text,
  textOrNull,
  title,
  verbatim,
  type Sent,
} from '#src/lib/received.ts';
import { CONTRACT, LCA_CHECK, QUOTE, STAGES, VERIFICATION, type Stage } from '#src/lib/states.ts';
import type {
  ApplicationDetail,
  ApplicationItem,
  Contract,
  Declared,
  FileRef,
  FileVersion,
  MyApplication,
  Quote,
  StageDates,
  StageReturn,
} from './model.ts';

/**
 * Answers of the server as the screens use them. Nothing is believed: fields may be missing, numbers may be text, and
 * `epdList` is a text that anybody may have filled (decision 4).
 */

/** Longest text that is taken from `epdList`: more than any product name has, typed or picked. */
const NAME_LIMIT = 200;
/** More products than this cannot be in one application; the rest of a broken list is left out. */
const PRODUCTS_LIMIT = 20;

type Wire = components['schemas'];

/** A stage, also when it came as text; null when there is no such stage. */
export function readStage(value: unknown): Stage | null {
  return oneOf(STAGES, value);
}

/**
 * Entries of `epdList`, a text that holds JSON: `{"epds":[{"epdProductName":"…"}]}`. A bare array and an object that
 * was already read are taken too; anything else is an empty list, never an error.
 */
function readEntries(epdList: unknown): readonly Sent<Wire['ApplicationProduct']>[] {
  let value = epdList;
  if (typeof value === 'string') {
    try {
      value = JSON.parse(value) as unknown;
    } catch {
      return [];
    }
  }
  const entries = Array.isArray(value) ? value : list(record<Wire['ApplicationProductList']>(value).epds);
  return records<Wire['ApplicationProduct']>(entries.slice(0, PRODUCTS_LIMIT));
}

/** What `epdList` tells: product names (an entry without any is left out), and declarations, each once. */
export function readEpdList(epdList: unknown): { products: TwoNames[]; declarations: Declared[] } {
  const entries = readEntries(epdList);
  const products = entries
    .map(({ epdProductName, epdProductNameEn }) => ({
      zh: productText(epdProductName),
      en: productText(epdProductNameEn),
    }))
    .filter(({ zh, en }) => zh !== '' || en !== '');
  const declared = entries.flatMap(({ epdId, epdRegistrationNumber }) => {
    const registrationNumber = text(epdRegistrationNumber);
    return registrationNumber === '' ? [] : [{ declarationId: textOrNull(epdId), registrationNumber }];
  });
  return {
    products,
    declarations: distinctBy(declared, ({ registrationNumber }) => registrationNumber),
  };
}

function productText(value: unknown): string {
  return Array.from(verbatim(value).trim()).slice(0, NAME_LIMIT).join('');
}

function readStages(value: unknown): StageDates[] {
  const stages = records<Wire['ApplicationStage']>(value).flatMap(
    ({ applyStatus, startedAt, finishedAt, dueDate }) => {
      const stage = readStage(applyStatus);
      if (stage === null) return [];
      return [
        {
          stage,
          startedAt: dayOrText(startedAt) || null,
          finishedAt: dayOrText(finishedAt) || null,
          dueDate: dayOrText(dueDate) || null,
        },
      ];
    },
  );
  return distinctBy(stages, ({ stage }) => String(stage));
}

function readReturns(value: unknown): StageReturn[] {
  return records<Wire['ApplicationReturn']>(value).flatMap(
    ({ applyStatus, startedAt, returnedAt, remark }) => {
      const stage = readStage(applyStatus);
      const returned = dayOrText(returnedAt);
      if (stage === null || returned === '') return [];
      return [{ stage, startedAt: dayOrText(startedAt) || null, returnedAt: returned, remark: text(remark) }];
    },
  );
}

/** The report is out: the last stage has ended, or nobody has to act any more; null where the server says neither. */
function isReleased(stage: Stage | null, stages: readonly StageDates[], waitingFor: unknown): boolean | null {
  if (stage !== 70) return false;
  const last = stages.find((dates) => dates.stage === 70);
  if (last !== undefined) return last.finishedAt !== null;
  return waitingFor === undefined ? null : textOrNull(waitingFor) === null;
}

/** One row of `GET /p/portal/my/company/epd`; null when it has no id. */
export function toMyApplication(row: Sent<Wire['MyApplication']>): MyApplication | null {
  const id = text(row.id) || text(row.applyId);
  if (id === '') return null;
  const stage = readStage(row.applyStatus);
  const stages = readStages(row.stages);
  return {
    id,
    applyId: text(row.applyId) || id,
    number: text(row.applicationNumber),
    appliedAt: moment(row.applicationTime),
    pcr: name(row.pcrName, row.pcrNameEn),
    pcrNumber: text(row.pcrNumber),
    ...readEpdList(row.epdList),
    contractNumber: text(row.contractNumber),
    progress: {
      stage,
      released: isReleased(stage, stages, row.waitingFor),
      quote: oneOf(QUOTE, row.quoteStatus),
      contract: oneOf(CONTRACT, row.contractStatus),
      lca: oneOf(LCA_CHECK, row.lcaValidateStatus),
      missingFiles: number(row.missingFiles),
      verification: oneOf(VERIFICATION, row.verifyState),
      dueDate: dayOrText(row.dueDate) || null,
      customerDue: dayOrText(row.customerDueDate) || null,
    },
    remark: text(row.stageRemark),
    stages,
  };
}

/** A file by its id and name; the id stands in for a missing name. */
function fileRef(id: unknown, fileName: unknown): FileRef | null {
  const key = text(id);
  return key === '' ? null : { id: key, name: title(fileName) || key };
}

function readVersions(value: unknown): ApplicationItem['versions'] {
  const sent = records<Wire['ApplicationFileVersion']>(value);
  const of = (reportType: Wire['ApplicationFileVersion']['reportType']): FileVersion[] =>
    distinct(
      sent
        .filter((one) => one.reportType === reportType)
        .flatMap(({ attachmentId, fileName, uploadTime, uploader }) => {
          const file = fileRef(attachmentId, fileName);
          return file === null ? [] : [{ ...file, at: moment(uploadTime), by: text(uploader) }];
        }),
    );
  return { lcaReport: of('LCA_REPORT'), dataTable: of('DATA_TABLE'), preReport: of('PRE_REPORT') };
}

const ITEM_FILE_FIELDS = ['lcaAttachmentCn', 'dataAttachment', 'epdAttachmentTest'] as const;

function toItem(row: Sent<Wire['ApplicationItem']>): ApplicationItem | null {
  const id = text(row.id);
  if (id === '') return null;
  return {
    id,
    name: name(row.productName, row.productNameEn),
    type: row.productType === 'CFP' ? 'CFP' : 'EPD',
    technologyId: text(row.technologyId),
    technology: name(row.technologyName, row.technologyNameEn),
    files: {
      lcaReport: fileRef(row.lcaAttachmentCn, row.lcaAttachmentCnName),
      dataTable: fileRef(row.dataAttachment, row.dataAttachmentName),
      preReport: fileRef(row.epdAttachmentTest, row.epdAttachmentTestName),
    },
    filesTold: ITEM_FILE_FIELDS.some((field) => row[field] !== undefined),
    versions: readVersions(row.fileVersions),
    reportCn: fileRef(row.epdAttachmentCn, row.epdAttachmentCnName),
    reportEn: fileRef(row.epdAttachmentEn, row.epdAttachmentEnName),
    lca: oneOf(LCA_CHECK, row.lcaValidateStatus),
    lcaRemark: text(row.lcaRemark),
    declarationId: textOrNull(row.epdId),
    registrationNumber: textOrNull(row.epdRegistrationNumber),
  };
}

/** Answer of `POST /p/epd/apply`. `id` is what was asked for, for a server that leaves it out. */
export function toDetail(sent: Sent<Wire['ApplicationDetail']> | null, id: string): ApplicationDetail {
  const row = record(sent);
  return {
    id: text(row.id) || id,
    applyId: text(row.applyId) || text(row.id) || id,
    number: text(row.applicationNumber),
    stage: readStage(row.applyStatus),
    appliedAt: moment(row.applicationTime),
    company: name(row.companyName, row.companyNameEn),
    pcr: name(row.pcrName, row.pcrNameEn),
    pcrNumber: text(row.pcrNumber),
    customerDue: dayOrText(row.customerDueDate) || null,
    correctionAsked: moment(row.correctionAskedTime),
    corrected:
      moment(row.correctionConfirmedTime) === ''
        ? null
        : { at: moment(row.correctionConfirmedTime), by: text(row.correctionConfirmedBy) },
    stages: readStages(row.stages),
    returns: readReturns(row.returns),
    items: distinct(
      records<Wire['ApplicationItem']>(row.items)
        .map(toItem)
        .filter((item) => item !== null),
    ),
  };
}

/** Answer of `POST /api/p/price/info`; null when there is no quote. */
export function toQuote(sent: Sent<Wire['Quote']> | null): Quote | null {
  const row = record(sent);
  const id = text(row.id);
  if (id === '') return null;
  return {
    id,
    status: oneOf(QUOTE, row.status),
    file: fileRef(row.attachmentPdfId, row.attachmentPdfName),
    amount: number(row.amount),
    items: records<Wire['QuoteItem']>(row.items).map((line) => ({
      name: name(line.name, line.nameEn),
      amount: number(line.amount),
    })),
    issuedAt: moment(row.issuedAt) || null,
    validUntil: dayOrText(row.validUntil) || null,
    decidedAt: moment(row.decidedAt) || null,
  };
}

/** Answer of `POST /api/p/contract/info`; null when there is no contract. */
export function toContract(sent: Sent<Wire['Contract']> | null): Contract | null {
  const row = record(sent);
  const id = text(row.id);
  if (id === '') return null;
  const attachment = record<Wire['ContractAttachment']>(row.contractAttachmentVO);
  return {
    id,
    applyId: text(row.applyId),
    status: oneOf(CONTRACT, row.status),
    number: text(row.contractNumber),
    file: fileRef(attachment.attachmentId, attachment.name),
    issuedAt: moment(row.issuedAt) || null,
    decidedAt: moment(row.decidedAt) || null,
    signBy: dayOrText(row.signBy) || null,
  };
}

/** A page of the list: rows without an id are left out. */
export function toPage(sent: Wire['MyApplicationPage'] | null): { rows: MyApplication[]; total: number } {
  return readPage(sent, toMyApplication);
}
