/** Turns a stored file into an answer. */
import type { PlainCall } from '../../lib/plain-call.ts';
import type { Attachment } from '../../world/entities.ts';
import { file, httpError, type Raw } from '../handler.ts';
import { attachmentBytes, LOST } from '../shared/attachment-bytes.ts';
import type { Spoken } from '../shared/say.ts';
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
export interface SendingCall extends Spoken {
  readonly world: World;
  readonly request: PlainCall;
}

async function send(
  { world, request, language }: SendingCall,
  attachment: Attachment,
  mime: string,
  disposition: 'inline' | 'attachment',
): Promise<Raw> {
  const bytes = await attachmentBytes(world.store, attachment, request.url.origin);
  if (bytes === null) return httpError(410, LOST[language]);
  const sent = file(bytes, mime, attachment.fileName, disposition);
  // Uploaded by others: the browser must not guess another type.
  return { ...sent, headers: { ...sent.headers, 'x-content-type-options': 'nosniff' } };
}

/** To be saved under its name. HTTP 410 for an upload that is lost. */
export function sendToSave(call: SendingCall, attachment: Attachment): Promise<Raw> {
  const mime = SENT_AS_IT_IS.has(attachment.mime) ? attachment.mime : BYTES;
  return send(call, attachment, mime, 'attachment');
}

/** To be shown in a page, if it is of a kind that pages show. HTTP 410 for an upload that is lost. */
export function sendToShow(call: SendingCall, attachment: Attachment): Promise<Raw> {
  if (!SHOWN.has(attachment.mime)) return send(call, attachment, BYTES, 'attachment');
  return send(call, attachment, attachment.mime, 'inline');
}
