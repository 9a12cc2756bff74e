/**
 * Files that the seed and the operator name. A file is stored as a recipe: which maker, with which plain arguments. The
 * bytes are made when somebody asks for them (mocks/handlers/shared/attachment-bytes.ts).
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

/** Stores a file that is made on demand and returns its id. A PDF for members unless said otherwise. */
export function putFile<Maker extends MakerName>(store: Store, file: NewFile<Maker>): string {
  const { id, fileName, businessType, createdAt, maker, args } = file;
  // Field by field: a World begins with hundreds of files, and copying the rest of an object is slow.
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

/** Stores a picture that everybody may see and returns its id. */
export function putPicture<Maker extends 'qrPicture' | 'logoPicture' | 'newsPicture'>(
  store: Store,
  file: Omit<NewFile<Maker>, 'access' | 'mime'>,
): string {
  return putFile<Maker>(store, { ...file, access: 'public', mime: MIME.png });
}
