/**
 * Bytes of a stored file: uploads as received, everything else generated from rows of the World. Generators are imported
 * dynamically with the first file, for a fast start.
 */
import { fromBase64 } from '../../lib/bytes.ts';
import type { MakerArguments, MakerName, Attachment, Store } from '../../world/entities.ts';
import type { Text } from '../handler.ts';

/** HTTP 410 for uploads whose bytes are lost. */
export const LOST: Text = {
  zh: '文件已丢失或损坏，无法获取，请重新上传',
  en: 'The file is lost or damaged. Upload it again.',
};

/** `origin` of the request, for links inside files, e.g. QR codes. */
interface Making {
  readonly store: Store;
  readonly origin: string;
}

type Makers = {
  readonly [Maker in MakerName]: (making: Making, args: MakerArguments[Maker]) => Promise<Uint8Array>;
};

const MAKERS: Makers = {
  declarationPdf: async ({ store }, args) => (await import('./made/papers.ts')).declaration(store, args),
  reportPdf: async ({ store }, args) => (await import('./made/papers.ts')).report(store, args),
  quotePdf: async ({ store }, { quoteId }) => (await import('./made/papers.ts')).quote(store, quoteId),
  contractPdf: async ({ store }, { contractId }) =>
    (await import('./made/papers.ts')).contract(store, contractId),
  pcrPdf: async ({ store }, { pcrId }) => (await import('./made/plain.ts')).pcr(store, pcrId),
  lcaReportPdf: async ({ store }, args) => (await import('./made/papers.ts')).lcaReport(store, args),
  preReportPdf: async ({ store }, args) => (await import('./made/papers.ts')).preReport(store, args),
  dataZip: async ({ store }, args) => (await import('./made/papers.ts')).dataZip(store, args),
  template: async (_, { code, updatedOn }) =>
    (await import('../../files/templates.ts')).templateFile(code, updatedOn),
  dataTable: async (_, { updatedOn }) => (await import('./made/plain.ts')).dataTable(updatedOn),
  attachmentPdf: async (_, args) => (await import('../../files/documents/reports.ts')).attachmentPdf(args),
  qrPicture: async ({ store, origin }, { declarationId }) =>
    (await import('./made/plain.ts')).qr(store, declarationId, origin),
  logoPicture: async (_, { latinName }) => (await import('../../files/picture.ts')).logoPicture(latinName),
  licencePicture: async ({ store }, { companyCode }) =>
    (await import('./made/plain.ts')).licence(store, companyCode),
  billPicture: async ({ store }, { companyCode }) =>
    (await import('./made/plain.ts')).bill(store, companyCode),
  newsPicture: async (_, { subject }) => (await import('../../files/picture.ts')).newsPicture(subject),
};

/**
 * Bytes of a file, deterministic for the same rows; null for a lost upload.
 * @param origin of the request, for links inside the file
 * @throws Error if the rows of its recipe are gone
 */
export async function attachmentBytes(
  store: Store,
  attachment: Attachment,
  origin: string,
): Promise<Uint8Array | null> {
  const { source } = attachment;
  if (source.kind === 'uploaded') return fromBase64(source.base64);
  if (source.kind === 'lost') return null;
  const { maker, args } = source;
  // `putFile` and the attachment schema tie the arguments to their maker; the store has them as plain data.
  const make = MAKERS[maker] as (making: Making, args: Record<string, unknown>) => Promise<Uint8Array>;
  return make({ store, origin }, args);
}
