import { ProtocolError } from '#src/lib/errors.ts';
import { record, text, type Sent } from '#src/lib/received.ts';
import type { components } from './generated/schema.d.ts';

type Wire = components['schemas'];

/** @param pointer location of the `tokenVO` in the response. @throws ProtocolError without a token */
export function toToken(tokenVO: Sent<Wire['LoginTokenVO']> | null, pointer = ''): string {
  const { token: value } = record(tokenVO);
  const token = text(value);
  if (token === '')
    throw new ProtocolError('The answer names no token.', { drift: { pointer: `${pointer}/token`, value } });
  return token;
}

/** @throws ProtocolError without an id */
export function toFileId(sent: Sent<Wire['UploadedAttachment']> | null): string {
  const { id: value } = record(sent);
  const id = text(value);
  if (id === '') throw new ProtocolError('The answer names no file.', { drift: { pointer: '/id', value } });
  return id;
}
