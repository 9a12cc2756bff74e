import { FOREIGN_FILE_MAX_BYTES } from '../limits.ts';
import { RefusedFile, type ForeignDeclaration } from './foreign.ts';
import { fromIlcd } from './read-ilcd.ts';
import { fromOpenEpd } from './read-openepd.ts';

/** Reads openEPD or ILCD+EPD, detected by content, entirely in the browser. @throws RefusedFile */
export async function readDeclarationFile(file: Blob): Promise<ForeignDeclaration> {
  if (file.size === 0) throw new RefusedFile('empty');
  if (file.size > FOREIGN_FILE_MAX_BYTES) throw new RefusedFile('size');
  const source = decoded(await file.arrayBuffer());
  if (/^\s*[[{]/.test(source)) return fromOpenEpd(source);
  if (/^\s*</.test(source)) return fromIlcd(source);
  throw new RefusedFile('format');
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RefusedFile('encoding');
  }
}
