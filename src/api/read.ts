import { ProtocolError } from '#src/lib/errors.ts';
import { record, text, type Sent } from '#src/lib/received.ts';
import type { components } from './generated/schema.d.ts';

type Wire = components['schemas'];

/**
 * The session token of a `tokenVO`.
 * @throws ProtocolError when there is none
 */
export function toToken(tokenVO: Sent<Wire['LoginTokenVO']> | null): string {
  const token = text(record(tokenVO).token);
  if (token === '') throw new ProtocolError('The answer names no token.');
  return token;
}

/**
 * The id of a file that was uploaded.
 * @throws ProtocolError when there is none
 */
export function toFileId(sent: Sent<Wire['UploadedAttachment']> | null): string {
  const id = text(record(sent).id);
  if (id === '') throw new ProtocolError('The answer names no file.');
  return id;
}
