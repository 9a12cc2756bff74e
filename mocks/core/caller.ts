import type { OperationId } from '#src/api/generated/operations.gen.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import type { Session, User } from '../world/entities.ts';
import { validSession } from '../world/sessions.ts';
import type { World } from '../world/types.ts';
import type { Operation } from './route-index.ts';

export interface Caller {
  readonly user: User | null;
  readonly session: Session | null;
}

const NOBODY: Caller = { user: null, session: null };
const CLOSED: readonly User['status'][] = ['gone', 'locked'];

/** Step 2 of a password reset uses the temporary token of step 1 (document 1 §4). */
const OTHER_PURPOSES: Partial<Record<OperationId, readonly Session['purpose'][]>> = {
  changePassword: ['reset'],
};

/** From the header, or from the query for plain links (decision 3). */
function tokenOf({ url, headers }: PlainCall, operation: Operation): string | null {
  if (operation.auth === 'query-token') return url.searchParams.get('Authorization');
  return headers['authorization'] ?? null;
}

/** Null if the token is missing, unknown, expired or for another purpose, or the account was closed or disabled. */
export function callerOf(
  world: World,
  request: PlainCall,
  operationId: OperationId,
  operation: Operation,
): Caller {
  const token = tokenOf(request, operation);
  if (token === null || token === '') return NOBODY;
  const session = validSession(world, token);
  if (session === null) return NOBODY;
  const purposes = OTHER_PURPOSES[operationId] ?? [];
  if (session.purpose !== 'session' && !purposes.includes(session.purpose)) return NOBODY;
  const user = world.store.users.get(session.userId);
  return user === undefined || CLOSED.includes(user.status) ? NOBODY : { user, session };
}

/** zh unless the first language of Accept-Language is English (document 1 §7). */
export function languageOf({ headers }: Pick<PlainCall, 'headers'>): 'zh' | 'en' {
  return /^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'zh';
}
