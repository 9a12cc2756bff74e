import { NetworkError, ProtocolError } from '#src/lib/errors.ts';
import { REQUEST_TIMEOUT_MS } from '#src/lib/limits.ts';
import { record, text, type Sent } from '#src/lib/received.ts';
import { wholeAddressOf } from './addresses.ts';
import { callHeaders, checkStatus, parseJson, readEnvelope } from './client.ts';
import { readingData, watched } from './drift.ts';
import type { Wire } from './wire.ts';
import { reportUnauthorized } from './session.ts';

/** What an upload is for (document 2 §7). */
export interface UploadPurpose {
  businessType: 'LCA' | 'EPD' | 'COMPANY_LICENSE' | 'COMPANY_BILL_INFO';
  businessVersion?: string;
  reportType?: string;
}

export interface UploadControl {
  /** 0 to 100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * `POST /p/attachment/upload` by XMLHttpRequest, because fetch reports no upload progress (document 2 §7).
 * @returns the id of the stored file
 * @throws NetworkError | HttpError | ProtocolError | BusinessError; an AbortError when cancelled
 */
export function uploadFile(
  file: File,
  purpose: UploadPurpose,
  control: UploadControl,
): Promise<{ id: string }> {
  const form = new FormData();
  form.append('file', file, file.name);
  for (const [name, value] of Object.entries(purpose))
    if (typeof value === 'string') form.append(name, value);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = (): void => request.abort();
    request.open('POST', wholeAddressOf('/p/attachment/upload'));
    request.timeout = REQUEST_TIMEOUT_MS;
    const headers = callHeaders();
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) control.onProgress(Math.round((event.loaded / event.total) * 100));
    };
    request.onload = () => {
      control.signal.removeEventListener('abort', cancel);
      if (request.status === 401) reportUnauthorized(headers['Authorization'] ?? null);
      resolve(watched('POST /p/attachment/upload', () => readStored(request)));
    };
    request.onerror = () => reject(new NetworkError('The upload broke off.'));
    request.ontimeout = () => reject(new NetworkError('The upload took too long.'));
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    control.signal.addEventListener('abort', cancel, { once: true });
    request.send(form);
  });
}

async function readStored(request: XMLHttpRequest): Promise<{ id: string }> {
  checkStatus({ ok: request.status >= 200 && request.status < 300, status: request.status });
  const data = readEnvelope(parseJson(request.responseText));
  return { id: await readingData(() => toFileId(record(data))) };
}

/** @throws ProtocolError without an id */
export function toFileId(sent: Sent<Wire['UploadedAttachment']> | null): string {
  const { id: value } = record(sent);
  const id = text(value);
  if (id === '') throw new ProtocolError('The answer names no file.', { drift: { pointer: '/id', value } });
  return id;
}
