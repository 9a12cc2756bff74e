/** Accepted uploads by purpose, name, size and content (document 2 §5, decision 26). */
import { FILE_NAME_MAX, FILE_NAME_MAX_ENTERPRISE, IMAGE_MAX_BYTES } from '#src/lib/limits.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import { type FileKind, sniffKind } from '../../files/sniff.ts';
import type { Text } from '../handler.ts';
import { toBase64, sha256 } from '../../lib/bytes.ts';
import { turns } from '../../lib/slices.ts';
import { registerLocation, type ReceivedFile } from '../../world/incoming.ts';
import { noteFile } from '../../world/recorder.ts';

export const NO_ROOM: Text = {
  zh: '存储空间不足，无法继续上传文件',
  en: 'There is no room left for uploads.',
};

type Fields = components['schemas']['UploadRequest'];

const ENDINGS: Partial<Record<FileKind, readonly string[]>> = {
  pdf: ['pdf'],
  zip: ['zip'],
  xlsx: ['xlsx', 'xlsm'],
  xls: ['xls'],
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
};

const MIMES: Partial<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  png: 'image/png',
  jpeg: 'image/jpeg',
};

interface UploadRule {
  readonly kinds: readonly FileKind[];
  readonly wrongKind: Text;
  readonly nameMax: number;
  /** Exclusive maximum, bytes. */
  readonly below: number | null;
  readonly needsCertification: boolean;
}

const PDF_ONLY: Text = { zh: '上传仅支持 PDF 格式', en: 'Only PDF files are supported' };
const certified = { nameMax: FILE_NAME_MAX, below: null, needsCertification: true } as const;

const PICTURE: UploadRule = {
  kinds: ['png', 'jpeg'],
  wrongKind: { zh: '文件类型不正确，仅支持 JPEG、PNG', en: 'Wrong file type. Use JPEG or PNG.' },
  nameMax: FILE_NAME_MAX_ENTERPRISE,
  below: IMAGE_MAX_BYTES,
  // Needed for the certification itself.
  needsCertification: false,
};
const PDF: UploadRule = { ...certified, kinds: ['pdf'], wrongKind: PDF_ONLY };

const BY_REPORT: Record<NonNullable<Fields['reportType']>, UploadRule> = {
  LCA_REPORT: PDF,
  PRE_REPORT: PDF,
  DATA_TABLE: {
    ...certified,
    kinds: ['zip'],
    wrongKind: { zh: '上传仅支持 ZIP 格式', en: 'Only ZIP files are supported' },
  },
  VERIFICATION_FILE: { ...PDF, nameMax: FILE_NAME_MAX_ENTERPRISE },
  LOW_CARBON_TABLE: {
    ...certified,
    kinds: ['xlsx', 'xls'],
    wrongKind: { zh: '请上传 Excel 数据表', en: 'Upload an Excel table' },
  },
};

/** For uploads without a report type. */
const BY_BUSINESS: Record<Fields['businessType'], UploadRule> = {
  COMPANY_LICENSE: PICTURE,
  COMPANY_BILL_INFO: PICTURE,
  LCA: {
    ...certified,
    kinds: ['pdf', 'zip', 'xlsx', 'xls'],
    wrongKind: {
      zh: '仅支持上传 PDF、ZIP 或 Excel 文件',
      en: 'Only PDF, ZIP and Excel files are supported.',
    },
  },
  EPD: PDF,
};

export function ruleOf({
  businessType,
  reportType,
}: Pick<Fields, 'businessType' | 'reportType'>): UploadRule {
  const isPicture = businessType === 'COMPANY_LICENSE' || businessType === 'COMPANY_BILL_INFO';
  return isPicture || reportType === undefined ? BY_BUSINESS[businessType] : BY_REPORT[reportType];
}

export function mimeOf(kind: FileKind): string {
  return MIMES[kind] ?? 'application/octet-stream';
}

const RENAMED: Text = {
  zh: '文件内容与格式不符，请确认文件没有损坏或改名',
  en: 'the content does not match the file type; the file may be damaged or renamed',
};
const RENAMED_WORKBOOK: Text = {
  zh: '该文件是改了扩展名的 Excel 工作簿，不是压缩包',
  en: 'this is an Excel workbook with its extension changed, not an archive',
};

/** Null if accepted: name and content must be of the same allowed kind. */
export function refusalOf(
  { kinds, wrongKind }: Pick<UploadRule, 'kinds' | 'wrongKind'>,
  fileName: string,
  kind: FileKind,
): Text | null {
  const ending = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const named = kinds.filter((one) => ENDINGS[one]?.includes(ending));
  if (named.includes(kind)) return null;
  if (named.length === 0) return wrongKind;
  const why = kind === 'xlsx' && named.includes('zip') ? RENAMED_WORKBOOK : RENAMED;
  return { zh: `${wrongKind.zh}（${why.zh}）`, en: `${wrongKind.en} (${why.en})` };
}

interface Received {
  readonly kind: FileKind;
  /** Its bytes, as the source of an attachment: the same object for every row. */
  readonly source: { readonly kind: 'uploaded'; readonly base64: string };
}

/** Bytes encoded at once: a multiple of three, so that the base64 parts can be concatenated. */
const SLICE_BYTES = 3 * 256 * 1024;
const HEAD_BYTES = 4096;

const received = new WeakMap<Blob, Received>();

const bytesOf = async (part: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await part.arrayBuffer());

/** The engine joins the concatenated string lazily. */
async function base64Of(file: Blob): Promise<string> {
  const turn = turns();
  let base64 = '';
  for (let at = 0; at < file.size; at += SLICE_BYTES) {
    base64 += toBase64(await bytesOf(file.slice(at, at + SLICE_BYTES)));
    await turn();
  }
  return base64;
}

/** First and last bytes with zeros between, enough to detect the type. */
async function endsOf(file: Blob): Promise<Uint8Array> {
  const ends = new Uint8Array(file.size);
  const tailAt = Math.max(0, file.size - SLICE_BYTES);
  ends.set(await bytesOf(file.slice(tailAt)), tailAt);
  ends.set(await bytesOf(file.slice(0, HEAD_BYTES)));
  return ends;
}

async function inspect(file: File, known: Pick<ReceivedFile, 'sha256' | 'moveTo'>): Promise<Received> {
  const digest = known.sha256 ?? (await sha256(await file.arrayBuffer()));
  const source = { kind: 'uploaded', base64: await base64Of(file) } as const;
  noteFile(file, digest, source.base64);
  if (known.moveTo !== null) registerLocation(source, { digest, moveTo: known.moveTo });
  const found = { kind: sniffKind(await endsOf(file)), source };
  received.set(file, found);
  return found;
}

let last: Promise<unknown> = Promise.resolve();

export function receive(file: File, known: Pick<ReceivedFile, 'sha256' | 'moveTo'>): Promise<Received> {
  const found = last.then(() => inspect(file, known));
  last = found.catch(() => undefined);
  return found;
}

export async function receivedOf(file: File): Promise<Received> {
  return received.get(file) ?? receive(file, { sha256: null, moveTo: null });
}
