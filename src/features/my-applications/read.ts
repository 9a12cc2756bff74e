import { CONTRACT, LCA_CHECK, QUOTE, STAGES, VERIFICATION, type Stage } from '#src/lib/states.ts';
import type {
  ApplicationDetail,
  ApplicationItem,
  Contract,
  FileRef,
  MyApplication,
  Name,
  Quote,
  StageDates,
} from './model.ts';

/**
 * Answers of the server as the screens use them. Nothing is believed: fields may be missing, numbers may be text, and
 * `epdList` is a text that anybody may have filled (decision 4).
 */

/** Longest text that is taken from `epdList`; a product name has 24 characters, a picked one up to 100. */
const NAME_LIMIT = 200;
/** More products than this cannot be in one application; the rest of a broken list is left out. */
const PRODUCTS_LIMIT = 20;

type Raw = Readonly<Record<string, unknown>>;

function record(value: unknown): Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

function orNull(value: unknown): string | null {
  return text(value) || null;
}

function number(value: unknown): number | null {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : null;
}

/** The state of a table that a value names, or null. */
function oneOf<State extends number>(table: Readonly<Record<string, State>>, value: unknown): State | null {
  const read = number(value);
  return Object.values(table).find((state) => state === read) ?? null;
}

function name(zh: unknown, en: unknown): Name {
  return { zh: text(zh), en: text(en) };
}

/** A stage, also when it came as text; null when there is no such stage. */
export function readStage(value: unknown): Stage | null {
  const read = number(value);
  return STAGES.find((stage) => stage === read) ?? null;
}

/**
 * Product names of `epdList`, a text that holds JSON: `{"epds":[{"epdProductName":"…"}]}`. A bare array and an object that
 * was already read are taken too; anything else is an empty list, never an error.
 */
export function readProducts(epdList: unknown): Name[] {
  let value = epdList;
  if (typeof value === 'string') {
    try {
      value = JSON.parse(value) as unknown;
    } catch {
      return [];
    }
  }
  const entries = Array.isArray(value) ? value : list(record(value)['epds']);
  return entries
    .slice(0, PRODUCTS_LIMIT)
    .map((entry) => {
      const { epdProductName, epdProductNameEn } = record(entry);
      return {
        zh: productText(epdProductName),
        en: productText(epdProductNameEn),
      };
    })
    .filter(({ zh, en }) => zh !== '' || en !== '');
}

function productText(value: unknown): string {
  return typeof value === 'string' ? Array.from(value.trim()).slice(0, NAME_LIMIT).join('') : '';
}

function readStages(value: unknown): StageDates[] {
  return list(value).flatMap((entry) => {
    const { applyStatus, startedAt, finishedAt, dueDate } = record(entry);
    const stage = readStage(applyStatus);
    if (stage === null) return [];
    return [
      { stage, startedAt: orNull(startedAt), finishedAt: orNull(finishedAt), dueDate: orNull(dueDate) },
    ];
  });
}

/** The report is out: the last stage has ended; a server without stage dates names nobody who has to act. */
function isReleased(stage: Stage | null, stages: readonly StageDates[], waitingFor: unknown): boolean {
  if (stage !== 70) return false;
  const last = stages.find((dates) => dates.stage === 70);
  return last === undefined ? orNull(waitingFor) === null : last.finishedAt !== null;
}

/** One row of `GET /p/portal/my/company/epd`; null when it has no id. */
export function toMyApplication(raw: unknown): MyApplication | null {
  const row = record(raw);
  const id = text(row['id']) || text(row['applyId']);
  if (id === '') return null;
  const stage = readStage(row['applyStatus']);
  const stages = readStages(row['stages']);
  return {
    id,
    applyId: text(row['applyId']) || id,
    number: text(row['applicationNumber']),
    appliedAt: text(row['applicationTime']),
    pcr: name(row['pcrName'], row['pcrNameEn']),
    pcrNumber: text(row['pcrNumber']),
    products: readProducts(row['epdList']),
    progress: {
      stage,
      released: isReleased(stage, stages, row['waitingFor']),
      quote: oneOf(QUOTE, row['quoteStatus']) ?? QUOTE.notIssued,
      contract: oneOf(CONTRACT, row['contractStatus']) ?? CONTRACT.notStarted,
      lca: oneOf(LCA_CHECK, row['lcaValidateStatus']),
      verification: oneOf(VERIFICATION, row['verifyState']),
      dueDate: orNull(row['dueDate']),
    },
    remark: text(row['stageRemark']),
    stages,
  };
}

/** A file by its id and name; the id stands in for a missing name. */
function fileRef(id: unknown, fileName: unknown): FileRef | null {
  const key = text(id);
  return key === '' ? null : { id: key, name: text(fileName) || key };
}

function toItem(raw: unknown): ApplicationItem | null {
  const row = record(raw);
  const id = text(row['id']);
  if (id === '') return null;
  return {
    id,
    name: name(row['productName'], row['productNameEn']),
    type: row['productType'] === 'CFP' ? 'CFP' : 'EPD',
    technologyId: text(row['technologyId']),
    technology: name(row['technologyName'], row['technologyNameEn']),
    files: {
      lcaReport: fileRef(row['lcaAttachmentCn'], row['lcaAttachmentCnName']),
      dataTable: fileRef(row['dataAttachment'], row['dataAttachmentName']),
      preReport: fileRef(row['epdAttachmentTest'], row['epdAttachmentTestName']),
    },
    reportCn: fileRef(row['epdAttachmentCn'], row['epdAttachmentCnName']),
    reportEn: fileRef(row['epdAttachmentEn'], row['epdAttachmentEnName']),
    lca: oneOf(LCA_CHECK, row['lcaValidateStatus']),
    lcaRemark: text(row['lcaRemark']),
    declarationId: orNull(row['epdId']),
    registrationNumber: orNull(row['epdRegistrationNumber']),
  };
}

/** Answer of `POST /p/epd/apply`. `id` is what was asked for, for a server that leaves it out. */
export function toDetail(raw: unknown, id: string): ApplicationDetail {
  const row = record(raw);
  return {
    id: text(row['id']) || id,
    applyId: text(row['applyId']) || text(row['id']) || id,
    number: text(row['applicationNumber']),
    stage: readStage(row['applyStatus']),
    appliedAt: text(row['applicationTime']),
    company: name(row['companyName'], row['companyNameEn']),
    pcr: name(row['pcrName'], row['pcrNameEn']),
    pcrNumber: text(row['pcrNumber']),
    stages: readStages(row['stages']),
    items: list(row['items'])
      .map(toItem)
      .filter((item) => item !== null),
  };
}

/** Answer of `POST /api/p/price/info`; null when there is no quote. */
export function toQuote(raw: unknown): Quote | null {
  const row = record(raw);
  const id = text(row['id']);
  if (id === '') return null;
  return {
    id,
    status: oneOf(QUOTE, row['status']) ?? QUOTE.notIssued,
    file: fileRef(row['attachmentPdfId'], row['attachmentPdfName']),
    amount: number(row['amount']),
    items: list(row['items']).map((entry) => {
      const line = record(entry);
      return { name: name(line['name'], line['nameEn']), amount: number(line['amount']) };
    }),
    issuedAt: orNull(row['issuedAt']),
    validUntil: orNull(row['validUntil']),
    decidedAt: orNull(row['decidedAt']),
  };
}

/** Answer of `POST /api/p/contract/info`; null when there is no contract. */
export function toContract(raw: unknown): Contract | null {
  const row = record(raw);
  const id = text(row['id']);
  if (id === '') return null;
  const attachment = record(row['contractAttachmentVO']);
  return {
    id,
    applyId: text(row['applyId']),
    status: oneOf(CONTRACT, row['status']) ?? CONTRACT.notStarted,
    number: text(row['contractNumber']),
    file: fileRef(attachment['attachmentId'], attachment['name']),
    issuedAt: orNull(row['issuedAt']),
    decidedAt: orNull(row['decidedAt']),
  };
}

/** A page of the list: rows without an id are left out. */
export function toPage(raw: unknown): { rows: MyApplication[]; total: number } {
  const page = record(raw);
  const rows = list(page['list'])
    .map(toMyApplication)
    .filter((row) => row !== null);
  return { rows, total: number(page['totals']) ?? rows.length };
}

/** The name in the language of the page; the other one where it is missing. */
export function nameIn({ zh, en }: Name, lang: 'zh' | 'en'): string {
  return lang === 'en' ? en || zh : zh || en;
}
