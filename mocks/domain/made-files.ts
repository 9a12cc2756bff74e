/**
 * Stored files as recipes: a generator with plain arguments; mocks/handlers/shared/attachment-bytes.ts makes the bytes on
 * demand.
 */
import type { Attachment, MakerArguments, MakerName } from '../world/entities.ts';
import type { Store } from '../world/types.ts';

export const MIME = {
  pdf: 'application/pdf',
  png: 'image/png',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

type NewFile<Maker extends MakerName> = Pick<Attachment, 'id' | 'fileName' | 'businessType' | 'createdAt'> & {
  maker: Maker;
  args: MakerArguments[Maker];
  access?: Attachment['access'];
  ownerCompanyCode?: string;
  mime?: string;
};

/** Returns the id. By default a PDF for members. */
export function putFile<Maker extends MakerName>(store: Store, file: NewFile<Maker>): string {
  const { id, fileName, businessType, createdAt, maker, args } = file;
  // Field by field: object spread is slow for the hundreds of files of a World.
  store.attachments.put({
    id,
    fileName,
    businessType,
    createdAt,
    mime: file.mime ?? MIME.pdf,
    size: null,
    access: file.access ?? 'member',
    ownerCompanyCode: file.ownerCompanyCode ?? null,
    source: { kind: 'made', maker, args },
  });
  return id;
}

export function putPicture<Maker extends 'qrPicture' | 'logoPicture' | 'newsPicture'>(
  store: Store,
  file: Omit<NewFile<Maker>, 'access' | 'mime'>,
): string {
  return putFile<Maker>(store, { ...file, access: 'public', mime: MIME.png });
}
