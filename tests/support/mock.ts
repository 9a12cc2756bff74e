/** The mock in the place of the network until the end of a test, with a persona signed in on the server and in the browser. */
import { onTestFinished } from 'vitest';
import { startMock as listen, type TestMock, type TestMockOptions } from '#mocks/adapters/msw-node.ts';
import type { PersonaId } from '#mocks/world/persona.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { startSession, toStoredUser } from '#src/api/session.ts';
import { must } from './must.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';

export type { TestMock };

/** The mock that was started last. */
export let mock: TestMock;

/** A mock with its own World and nobody signed in, unless the options name a persona. It takes the place of one that runs. */
export async function startMock(options?: TestMockOptions): Promise<TestMock> {
  // Before the first one there is none.
  (mock as TestMock | undefined)?.stop();
  const started = await listen(options);
  mock = started;
  onTestFinished(() => started.stop());
  return started;
}

export interface SignedInOptions extends TestMockOptions {
  persona: PersonaId;
}

export interface SignedInMock extends TestMock {
  readonly token: string;
  /** As stored by the browser. */
  readonly person: StoredUser;
}

/** A mock with its own World and a signed-in persona. */
export async function startSignedIn(options: SignedInOptions): Promise<SignedInMock> {
  const started = await startMock(options);
  const person = must(toStoredUser(started.user));
  const token = must(started.token);
  startSession(token, person);
  return { ...started, token, person };
}

/** Also accepts `anonymous` or no persona, for a visitor. */
export function startAs(options: TestMockOptions): Promise<TestMock> {
  const { persona = 'anonymous' } = options;
  return persona === 'anonymous' ? startMock(options) : startSignedIn({ ...options, persona });
}

/** The next call of an operation is refused with these words or this key. */
export function refuseNext(operationId: OperationId, message: string): void {
  mock.world.faults = [{ operationId, kind: 'code', value: 0, message, times: 1 }];
}

/** The browser's stored user of a persona. */
export function storedUserOf({ world }: TestMock, persona: PersonaId): StoredUser {
  const user = world.store.users.get(`u-${persona}`);
  return must(toStoredUser({ ...user, userAccount: user?.account }));
}

export function enterAs(where: TestMock, persona: PersonaId): void {
  startSession(where.signIn(persona), storedUserOf(where, persona));
}
