import type { Wire } from '#src/api/wire.ts';
import { parseLossless } from '#src/lib/lossless-json.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import * as read from '#src/lib/received.ts';
import { CONTRACT, LCA_CHECK, QUOTE, STAGES, VERIFICATION, type Stage } from '#src/lib/states.ts';

/**
 * Parses the server's answers. Defensive: fields may be missing, numbers may be strings, and `epdList` is free text (decision
 * 4).
 */

/** Maximum length of a name in `epdList`, longer than any valid product name. */
const NAME_LIMIT = 200;
/** More products than an application can have; the rest of a malformed list is dropped. */
const PRODUCTS_LIMIT = 20;

export function readStage(value: unknown): Stage | null {
  return read.oneOf(STAGES, value);
}

/**
 * Parses `epdList`, a JSON string: `{"epds":[{"epdProductName":"…"}]}`. Also accepts a bare array or a parsed object; anything
 * else is an empty list.
 */
function readEntries(epdList: unknown): readonly read.Sent<Wire['ApplicationProduct']>[] {
  let value = epdList;
  if (typeof value === 'string') {
    try {
      value = parseLossless(value);
    } catch {
      return [];
    }
  }
  const entries = Array.isArray(value)
    ? value
    : read.list(read.record<Wire['ApplicationProductList']>(value).epds);
  return read.records<Wire['ApplicationProduct']>(entries.slice(0, PRODUCTS_LIMIT));
}

/** Product names and unique declarations of `epdList`; entries without a name are dropped. */
export function readEpdList(epdList: unknown) {
  const entries = readEntries(epdList);
  const products = entries
    .map(({ epdProductName, epdProductNameEn }) => ({
      zh: productText(epdProductName),
      en: productText(epdProductNameEn),
    }))
    .filter(({ zh, en }) => zh !== '' || en !== '');
  const declared = entries.flatMap(({ epdId, epdRegistrationNumber }) => {
    const registrationNumber = read.text(epdRegistrationNumber);
    return registrationNumber === '' ? [] : [{ declarationId: read.textOrNull(epdId), registrationNumber }];
  });
  return {
    products,
    declarations: read.distinctBy(declared, ({ registrationNumber }) => registrationNumber),
  };
}

function productText(value: unknown): string {
  return Array.from(read.verbatim(value).trim()).slice(0, NAME_LIMIT).join('');
}

/** Days as `YYYY-MM-DD`, or null. */
function readStages(value: unknown) {
  const stages = read
    .records<Wire['ApplicationStage']>(value)
    .flatMap(({ applyStatus, startedAt, finishedAt }) => {
      const stage = readStage(applyStatus);
      if (stage === null) return [];
      return {
        stage,
        startedAt: read.dayOrText(startedAt) || null,
        finishedAt: read.dayOrText(finishedAt) || null,
      };
    });
  return read.distinctBy(stages, ({ stage }) => String(stage));
}

function readReturns(value: unknown) {
  return read
    .records<Wire['ApplicationReturn']>(value)
    .flatMap(({ applyStatus, startedAt, returnedAt, remark }) => {
      const stage = readStage(applyStatus);
      const returned = read.dayOrText(returnedAt);
      if (stage === null || returned === '') return [];
      return [
        {
          stage,
          startedAt: read.dayOrText(startedAt) || null,
          returnedAt: returned,
          remark: read.text(remark),
        },
      ];
    });
}

/** Whether the report is published: the last stage has ended, or no task is left; null when the server states neither. */
function isReleased(
  stage: Stage | null,
  stages: ReturnType<typeof readStages>,
  waitingFor: unknown,
): boolean | null {
  if (stage !== 70) return false;
  const last = stages.find((dates) => dates.stage === 70);
  if (last !== undefined) return last.finishedAt !== null;
  return waitingFor === undefined ? null : read.textOrNull(waitingFor) === null;
}

/** One row of `GET /p/portal/my/company/epd`; null without an id. */
export function toMyApplication(row: read.Sent<Wire['MyApplication']>) {
  const id = read.text(row.id) || read.text(row.applyId);
  if (id === '') return null;
  const stage = readStage(row.applyStatus);
  const stages = readStages(row.stages);
  return {
    id,
    /** Of the application in the contract and LCA calls. */
    applyId: read.text(row.applyId) || id,
    number: read.text(row.applicationNumber),
    appliedAt: read.moment(row.applicationTime),
    pcr: read.name(row.pcrName, row.pcrNameEn),
    pcrNumber: read.text(row.pcrNumber),
    ...readEpdList(row.epdList),
    /** As messages state it; empty before the contract is visible. */
    contractNumber: read.text(row.contractNumber),
    /** Input of `situationOf`: null means that the server does not state the value. */
    progress: {
      stage,
      released: isReleased(stage, stages, row.waitingFor),
      quote: read.oneOf(QUOTE, row.quoteStatus),
      contract: read.oneOf(CONTRACT, row.contractStatus),
      lca: read.oneOf(LCA_CHECK, row.lcaValidateStatus),
      /** How many are missing for the LCA check (decision 43). */
      missingFiles: read.number(row.missingFiles),
      verification: read.oneOf(VERIFICATION, row.verifyState),
      /** Planned end of the current stage on the platform's side, `YYYY-MM-DD`. */
      dueDate: read.dayOrText(row.dueDate) || null,
      /** Deadline of the customer; null without a task, too. */
      customerDue: read.dayOrText(row.customerDueDate) || null,
    },
    /** Of the staff on the current stage. */
    remark: read.text(row.stageRemark),
    stages,
  };
}

/** Null without an id; the name may be empty. */
export function fileRef(id: unknown, fileName: unknown) {
  const key = read.text(id);
  return key === '' ? null : { id: key, name: read.title(fileName) };
}

/** Current and replaced versions, newest first; empty when the server keeps none. */
function readVersions(value: unknown) {
  const sent = read.records<Wire['ApplicationFileVersion']>(value);
  const of = (reportType: Wire['ApplicationFileVersion']['reportType']) =>
    read.distinct(
      sent
        .filter((one) => one.reportType === reportType)
        .flatMap(({ attachmentId, fileName, uploadTime, uploader }) => {
          const file = fileRef(attachmentId, fileName);
          return file === null ? [] : [{ ...file, at: read.moment(uploadTime), by: read.text(uploader) }];
        }),
    );
  return { lcaReport: of('LCA_REPORT'), dataTable: of('DATA_TABLE'), preReport: of('PRE_REPORT') };
}

const ITEM_FILE_FIELDS = ['lcaAttachmentCn', 'dataAttachment', 'epdAttachmentTest'] as const;

function toItem(row: read.Sent<Wire['ApplicationItem']>) {
  const id = read.text(row.id);
  if (id === '') return null;
  const type: 'EPD' | 'CFP' = row.productType === 'CFP' ? 'CFP' : 'EPD';
  return {
    id,
    name: read.name(row.productName, row.productNameEn),
    type,
    /** In the dictionary of processes, or empty. */
    technologyId: read.text(row.technologyId),
    technology: read.name(row.technologyName, row.technologyNameEn),
    files: {
      lcaReport: fileRef(row.lcaAttachmentCn, row.lcaAttachmentCnName),
      dataTable: fileRef(row.dataAttachment, row.dataAttachmentName),
      preReport: fileRef(row.epdAttachmentTest, row.epdAttachmentTestName),
    },
    /** False when the server does not state files: a null file may still exist. */
    filesKnown: ITEM_FILE_FIELDS.some((field) => row[field] !== undefined),
    versions: readVersions(row.fileVersions),
    reportCn: fileRef(row.epdAttachmentCn, row.epdAttachmentCnName),
    reportEn: fileRef(row.epdAttachmentEn, row.epdAttachmentEnName),
    lca: read.oneOf(LCA_CHECK, row.lcaValidateStatus),
    lcaRemark: read.text(row.lcaRemark),
    declarationId: read.textOrNull(row.epdId),
    registrationNumber: read.textOrNull(row.epdRegistrationNumber),
  };
}

/** Detects a product by its documented fields. */
const isItem = (value: unknown): boolean => {
  const { productName, productType, lcaValidateStatus } = read.record<Wire['ApplicationItem']>(value);
  return productName !== undefined || productType !== undefined || lcaValidateStatus !== undefined;
};

/**
 * Products of an application. The documents name the fields but not the list that holds them.
 * @throws ProtocolError when no such list exists: every application has products
 */
function toItems(row: read.Sent<Wire['ApplicationDetail']>) {
  const came = [row.items, ...Object.values(row)].find(
    (value) => Array.isArray(value) && (value === row.items || value.some(isItem)),
  );
  if (came === undefined)
    throw new ProtocolError('The answer names no products.', {
      drift: { pointer: '/items', value: row.items },
    });
  const rows = read.records<Wire['ApplicationItem']>(came);
  return read.rejectUnreadable(read.distinct(rows.map(toItem).filter((item) => item !== null)), rows);
}

/**
 * Answer of `POST /p/epd/apply`.
 * @param id the requested id, for servers that omit it
 */
export function toDetail(sent: read.Sent<Wire['ApplicationDetail']> | null, id: string) {
  const row = read.recordAround<Wire['ApplicationDetail']>('items', sent);
  return {
    id: read.text(row.id) || id,
    applyId: read.text(row.applyId) || read.text(row.id) || id,
    stage: readStage(row.applyStatus),
    appliedAt: read.moment(row.applicationTime),
    company: read.name(row.companyName, row.companyNameEn),
    pcr: read.name(row.pcrName, row.pcrNameEn),
    pcrNumber: read.text(row.pcrNumber),
    customerDue: read.dayOrText(row.customerDueDate) || null,
    /** Start of the correction round, `YYYY-MM-DD HH:mm:ss`; empty without a round, or when unknown. */
    correctionAsked: read.moment(row.correctionAskedTime),
    /** Last confirmed correction; null when unknown. */
    corrected:
      read.moment(row.correctionConfirmedTime) === ''
        ? null
        : { at: read.moment(row.correctionConfirmedTime), by: read.text(row.correctionConfirmedBy) },
    stages: readStages(row.stages),
    returns: readReturns(row.returns),
    items: toItems(row),
  };
}

/** A page of the list; rows without an id are dropped. */
export function toPage(sent: Wire['MyApplicationPage'] | null) {
  return read.readPage(sent, toMyApplication);
}
