/** Turns a stored file into an answer. */
import type { Attachment } from '../../world/entities.ts';
import { file, type Raw } from '../handler.ts';
import { attachmentBytes } from '../shared/attachment-bytes.ts';
import type { World } from '../../world/types.ts';

/** The types of the contract; anything else is sent as bytes that no browser opens by itself. */
const SENT_AS_IT_IS = new Set([
  'application/pdf',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'image/png',
  'image/jpeg',
]);
const SHOWN = new Set(['application/pdf', 'image/png', 'image/jpeg']);
const BYTES = 'application/octet-stream';

/** What sending a file needs of a call. */
export interface SendingCall {
  readonly world: World;
  readonly request: Request;
}

function answer(
  bytes: Uint8Array,
  mime: string,
  fileName: string,
  disposition: 'inline' | 'attachment',
): Raw {
  const sent = file(bytes, mime, fileName, disposition);
  // Uploaded by others: the browser must not guess another type.
  return { ...sent, headers: { ...sent.headers, 'x-content-type-options': 'nosniff' } };
}

async function bytesOf({ world, request }: SendingCall, attachment: Attachment): Promise<Uint8Array> {
  return attachmentBytes(world.store, attachment, new URL(request.url).origin);
}

/** To be saved under its name. */
export async function sendToSave(call: SendingCall, attachment: Attachment): Promise<Raw> {
  const mime = SENT_AS_IT_IS.has(attachment.mime) ? attachment.mime : BYTES;
  return answer(await bytesOf(call, attachment), mime, attachment.fileName, 'attachment');
}

/** To be shown in a page, if it is of a kind that pages show. */
export async function sendToShow(call: SendingCall, attachment: Attachment): Promise<Raw> {
  if (!SHOWN.has(attachment.mime)) {
    return answer(await bytesOf(call, attachment), BYTES, attachment.fileName, 'attachment');
  }
  return answer(await bytesOf(call, attachment), attachment.mime, attachment.fileName, 'inline');
}
