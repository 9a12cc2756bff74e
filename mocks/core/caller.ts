import type { OperationId } from '#src/api/generated/operations.gen.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import type { Session, User, World } from '../world/entities.ts';
import { validSession } from '../world/sessions.ts';
import type { Operation } from './route-index.ts';
import { schemas } from '../openapi/schemas.gen.ts';
import type { Schema } from '../openapi/types.ts';

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

type Kind = 'number' | 'boolean';
const kinds = new Map<string, ReadonlyMap<string, Kind>>();

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function resolve(schema: unknown): Record<string, unknown> {
  const fields = fieldsOf(schema);
  const reference = fields['$ref'];
  if (typeof reference !== 'string') return fields;
  return resolve(schemas.requestDefs[reference.slice(reference.lastIndexOf('/') + 1)]);
}

function kindsOf(schema: Schema | undefined): ReadonlyMap<string, Kind> {
  const properties = resolve(schema)['properties'];
  const found = new Map<string, Kind>();
  for (const [name, property] of Object.entries(fieldsOf(properties))) {
    const type = resolve(property)['type'];
    if (type === 'integer' || type === 'number') found.set(name, 'number');
    if (type === 'boolean') found.set(name, 'boolean');
  }
  return found;
}

function typed(text: string, kind: Kind | undefined): unknown {
  if (kind === 'number') return text === '' || Number.isNaN(Number(text)) ? text : Number(text);
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

/** Invalid values stay strings: validation reports them. */
export function typedParameters(
  operationId: OperationId,
  place: 'path' | 'query',
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const key = `${operationId} ${place}`;
  let known = kinds.get(key);
  if (known === undefined) {
    known = kindsOf(schemas.operations[operationId]?.[place]);
    kinds.set(key, known);
  }
  if (known.size === 0) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typed(value, known.get(name))]),
  );
}
