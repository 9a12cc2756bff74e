import { ProtocolError } from '#src/lib/errors.ts';
import { nameOf, watched } from './drift.ts';
import { answerOf, parseJson, readEnvelope } from './client.ts';

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

/** A JSON body is a refusal. Call with `parseAs: 'blob'`. @throws NetworkError | HttpError | ProtocolError | BusinessError */
export async function unwrapFile(call: Promise<BlobAnswer>): Promise<DownloadedFile> {
  return watched(nameOf(call), async () => {
    const { data: blob, response } = await answerOf(call);
    if (blob === undefined || blob.size === 0) throw new ProtocolError('The file is empty.');
    // HTML is a login or proxy page; a JSON refusal may have type text/plain.
    const isPlain = blob.type.includes('text/plain');
    if (/json|html/.test(blob.type) || (isPlain && (await blob.slice(0, 1).text()) === '{')) {
      readEnvelope(parseJson(await blob.text()));
      throw new ProtocolError('A file was expected.');
    }
    return { blob, name: fileNameOf(response.headers.get('content-disposition')) };
  });
}

/** Percent-encoded, or UTF-8 or GBK bytes, which `fetch` exposes as Latin-1. */
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

/** The RFC 5987 form takes precedence because it supports Chinese. */
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

export function saveFile(file: DownloadedFile, fallbackName: string): void {
  const url = URL.createObjectURL(file.blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name ?? fallbackName;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser needs the object URL until the download has started.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
