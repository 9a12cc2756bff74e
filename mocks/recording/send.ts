/** One step of a recording as a request, and its answer in the form of the recording. */
import { fromBase64, sha256 } from '../lib/bytes.ts';
import type { RecordedAnswer, RecordedFile, RecordedPart, RecordedStep } from './format.ts';
import { requestOf, UnplayableError, type Player } from './player.ts';
import type { Resolver } from './resolve.ts';
import { envelopeOf, parsed } from './json.ts';

/** Finds a file that a recording knows by its digest alone; null when it is not there. */
export type FindFile = (file: RecordedFile) => Promise<Uint8Array<ArrayBuffer> | null>;

async function bytesOf(file: RecordedFile, find: FindFile): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = file.base64 === undefined ? await find(file) : fromBase64(file.base64);
  if (bytes === null)
    throw new UnplayableError(
      `the file "${file.name}" (${file.size} bytes, SHA-256 ${file.sha256}) is not in the recording, which holds files up to 256 KB, and nobody has given it`,
    );
  if ((await sha256(bytes)) !== file.sha256)
    throw new UnplayableError(`the file "${file.name}" is not the one that was sent: its digest differs`);
  return bytes;
}

async function formOf(parts: readonly RecordedPart[], resolver: Resolver, find: FindFile): Promise<FormData> {
  const form = new FormData();
  for (const part of parts) {
    if ('text' in part) form.append(part.name, await resolver.text(part.text));
    else {
      const { name, type } = part.file;
      form.append(part.name, new File([await bytesOf(part.file, find)], name, { type }));
    }
  }
  return form;
}

/** The request of a step. Throws an {@link UnplayableError} when something for it is missing. */
export async function playedRequest(
  player: Player,
  { who, language, request }: RecordedStep,
  resolver: Resolver,
  find: FindFile,
): Promise<Request> {
  const headers: Record<string, string> = {};
  if (who !== null) headers['authorization'] = await resolver.text(who);
  if (language !== undefined) headers['accept-language'] = language;
  const path = await resolver.text(request.path, encodeURIComponent);
  if (request.form !== undefined)
    return requestOf(player, request.method, path, {
      headers,
      body: await formOf(request.form, resolver, find),
    });
  if (request.body === undefined) return requestOf(player, request.method, path, { headers });
  return requestOf(player, request.method, path, { headers, json: await resolver.json(request.body) });
}

function nameIn(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return encoded === undefined ? '' : decodeURIComponent(encoded);
}

/** An answer as a recording would have it. `expected` says how far a file is looked at. */
export async function playedAnswer(
  response: Response,
  expected: RecordedAnswer | null,
): Promise<RecordedAnswer> {
  const { status, headers } = response;
  if (response.type === 'error' || status === 0) return { status: 0 };
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) {
    const value = parsed(await response.text());
    if (value === undefined) return { status, broken: true };
    const envelope = envelopeOf(value);
    return envelope === null ? { status, json: value } : { status, ...envelope };
  }
  if (type === '' || type.startsWith('text/')) return { status, text: await response.text() };
  const bytes = await response.arrayBuffer();
  const file = { name: nameIn(headers.get('content-disposition')), type };
  return {
    status,
    file: expected?.file?.sha256 === undefined ? file : { ...file, sha256: await sha256(bytes) },
  };
}
