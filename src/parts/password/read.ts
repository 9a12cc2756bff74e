import type { components } from '#src/api/generated/schema.d.ts';
import { toToken } from '#src/api/read.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import { record, text, type Sent } from '#src/lib/received.ts';

export interface ResetGrant {
  id: string;
  token: string;
}

type Wire = components['schemas'];

export function toResetGrant(sent: Sent<Wire['PasswordResetGrant']> | null): ResetGrant {
  const { portalUserVO, tokenVO } = record(sent);
  const id = text(record<Wire['PasswordResetUser']>(portalUserVO).id);
  if (id === '') {
    const drift = { pointer: '/portalUserVO', value: portalUserVO };
    throw new ProtocolError('The answer names no user.', { drift });
  }
  return { id, token: toToken(record<Wire['LoginTokenVO']>(tokenVO), '/tokenVO') };
}
