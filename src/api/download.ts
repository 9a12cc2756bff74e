import { ProtocolError } from '#src/lib/errors.ts';
import { nameOf, watched } from './drift.ts';
import { answerOf, parseJson, readEnvelope } from './unwrap.ts';

interface BlobAnswer {
  data?: Blob;
  error?: unknown;
  response: Response;
}

export interface DownloadedFile {
  blob: Blob;
  /** From Content-Disposition, else null. */
  name: string | null;
}

/**
 * Reads a file answer. A JSON body means that the server refused: its envelope is thrown as an error.
 * Call with `parseAs: 'blob'`.
 * @throws NetworkError | HttpError | ProtocolError | BusinessError
 */
export async function unwrapFile(call: Promise<BlobAnswer>): Promise<DownloadedFile> {
  return watched(nameOf(call), async () => {
    const { data: blob, response } = await answerOf(call);
    if (blob === undefined || blob.size === 0) throw new ProtocolError('The file is empty.');
    // A page in the place of a file is that of a login or a proxy; a refusal may be named as plain text.
    const isPlain = blob.type.includes('text/plain');
    if (/json|html/.test(blob.type) || (isPlain && (await blob.slice(0, 1).text()) === '{')) {
      readEnvelope(parseJson(await blob.text()));
      throw new ProtocolError('A file was expected.');
    }
    return { blob, name: fileNameOf(response.headers.get('content-disposition')) };
  });
}

/**
 * A name as servers write it into a header: percent-encoded, or as bytes in UTF-8 or GBK, which `fetch` hands over as Latin-1.
 */
function decodedName(sent: string): string {
  if (/%[\dA-F]{2}/i.test(sent)) return decodeURIComponent(sent);
  if (!/[\u0080-\u00FF]/.test(sent)) return sent;
  const bytes = Uint8Array.from(sent, (letter) => letter.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** File name of a Content-Disposition header; the RFC 5987 form wins because it can hold Chinese. */
export function fileNameOf(disposition: string | null): string | null {
  if (disposition === null) return null;
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename\s*=\s*"?([^";]+)"?/i.exec(disposition)?.[1];
  try {
    const name = extended === undefined ? decodedName(plain ?? '') : decodeURIComponent(extended.trim());
    return name === '' ? null : name.replace(/[\\/]/g, '_');
  } catch {
    return plain ?? null;
  }
}

/** Hands a file to the browser's download. */
export function saveFile(file: DownloadedFile, fallbackName: string): void {
  const url = URL.createObjectURL(file.blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name ?? fallbackName;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser needs the address until the download has begun.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
