/**
 * Turns a stored file into its bytes: what was uploaded as it came, everything else made from the rows of the World. The
 * builders are loaded when the first file is asked for, so that the server starts without them.
 */
import { fromBase64 } from '../../lib/bytes.ts';
import type { MakerArguments, MakerName } from '../../world/entities.ts';
import type { Attachment } from '../../world/entities.ts';
import type { Store } from '../../world/types.ts';
import type { Text } from './say.ts';

/** Of an upload whose bytes are gone: HTTP 410 wherever somebody asks for it. */
export const LOST: Text = {
  zh: '文件已丢失或损坏，无法获取，请重新上传',
  en: 'The file is lost or damaged. Upload it again.',
};

/** Where links inside files point to, for example the QR code: the origin of the request. */
interface Making {
  readonly store: Store;
  readonly origin: string;
}

type Makers = {
  readonly [Maker in MakerName]: (making: Making, args: MakerArguments[Maker]) => Promise<Uint8Array>;
};

const MAKERS: Makers = {
  declarationPdf: async ({ store }, args) => (await import('./made/declaration.ts')).declaration(store, args),
  reportPdf: async ({ store }, args) => (await import('./made/declaration.ts')).report(store, args),
  quotePdf: async ({ store }, { quoteId }) => (await import('./made/papers.ts')).quote(store, quoteId),
  contractPdf: async ({ store }, { contractId }) =>
    (await import('./made/papers.ts')).contract(store, contractId),
  pcrPdf: async ({ store }, { pcrId }) => (await import('./made/plain.ts')).pcr(store, pcrId),
  lcaReportPdf: async ({ store }, args) => (await import('./made/uploads.ts')).lcaReport(store, args),
  preReportPdf: async ({ store }, args) => (await import('./made/uploads.ts')).preReport(store, args),
  dataZip: async ({ store }, args) => (await import('./made/uploads.ts')).dataZip(store, args),
  template: async (_, { code, updatedOn }) => (await import('./made/plain.ts')).template(code, updatedOn),
  dataTable: async (_, { updatedOn }) => (await import('./made/plain.ts')).dataTable(updatedOn),
  attachmentPdf: async (_, args) => (await import('./made/plain.ts')).plain(args),
  qrPicture: async ({ store, origin }, { declarationId }) =>
    (await import('./made/pictures.ts')).qr(store, declarationId, origin),
  logoPicture: async (_, { latinName }) => (await import('./made/pictures.ts')).logo(latinName),
  licencePicture: async ({ store }, { companyCode }) =>
    (await import('./made/pictures.ts')).licence(store, companyCode),
  billPicture: async ({ store }, { companyCode }) =>
    (await import('./made/pictures.ts')).bill(store, companyCode),
  newsPicture: async (_, { subject }) => (await import('./made/pictures.ts')).news(subject),
};

/**
 * The bytes of a file, always the same for the same rows; null for an upload that is lost.
 * @param origin of the request, for links inside the file
 * @throws Error for a recipe whose rows are gone
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
  // `putFile` and the schema of attachments hold the arguments to their maker; the store keeps them as plain data.
  const make = MAKERS[maker] as (making: Making, args: Record<string, unknown>) => Promise<Uint8Array>;
  return make({ store, origin }, args);
}
