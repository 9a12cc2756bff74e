import { ProtocolError } from '#src/lib/errors.ts';
import { record, text, type Sent } from '#src/lib/received.ts';
import type { Wire } from './wire.ts';

/** @param pointer location of the `tokenVO` in the response. @throws ProtocolError without a token */
export function toToken(tokenVO: Sent<Wire['LoginTokenVO']> | null, pointer = ''): string {
  const { token: value } = record(tokenVO);
  const token = text(value);
  if (token === '')
    throw new ProtocolError('The answer names no token.', { drift: { pointer: `${pointer}/token`, value } });
  return token;
}
