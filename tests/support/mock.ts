/** The mock in the place of the network until the end of a test, with a persona signed in on the server and in the browser. */
import { onTestFinished } from 'vitest';
import { startMock as listen, type TestMock, type TestMockOptions } from '#mocks/adapters/msw-node.ts';
import type { PersonaId } from '#mocks/world/persona.ts';
import { startSession, toStoredUser } from '#src/api/session.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';

export type { TestMock };

let running: TestMock | null = null;

/** A mock with its own World and nobody signed in, unless the options name a persona. It takes the place of one that runs. */
export async function startMock(options?: TestMockOptions): Promise<TestMock> {
  running?.stop();
  const mock = await listen(options);
  running = mock;
  onTestFinished(() => mock.stop());
  return mock;
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
  const mock = await startMock(options);
  const person = toStoredUser(mock.user);
  if (person === null || mock.token === null) throw new Error(`${options.persona} is not signed in.`);
  startSession(mock.token, person);
  return { ...mock, token: mock.token, person };
}

/** Also accepts `anonymous` or no persona, for a visitor. */
export function startAs(options: TestMockOptions): Promise<TestMock> {
  const { persona = 'anonymous' } = options;
  return persona === 'anonymous' ? startMock(options) : startSignedIn({ ...options, persona });
}

/** The browser's stored user of a persona. */
export function storedUserOf({ world }: TestMock, persona: PersonaId): StoredUser {
  const user = world.store.users.get(`u-${persona}`);
  const stored = toStoredUser({ ...user, userAccount: user?.account });
  if (stored === null) throw new Error(`${persona} is nobody`);
  return stored;
}

/** Signs a persona in later. */
export function enterAs(mock: TestMock, persona: PersonaId): void {
  startSession(mock.signIn(persona), storedUserOf(mock, persona));
}
