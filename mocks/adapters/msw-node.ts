/** The mock inside Vitest: `fetch` is answered in the same process, and each test has a World of its own. */
import { setupServer } from 'msw/node';
import { createMock } from './create-mock.ts';
import type { Mock } from '../core/mock.ts';
import type { RealServer } from '../core/real-server.ts';
import { personaOf, signIn } from '../control/sign-in.ts';
import type { PortalUser } from '../domain/user-vo.ts';
import { mswHandlers, type Between } from './msw.ts';
import type { PersonaId } from '../world/persona.ts';
import type { LiveWorld, WorldOptions } from '../world/world.ts';
import { exercisedRecorder } from './exercised.ts';

export interface TestMockOptions extends WorldOptions {
  /** Who is signed in; nobody without it. */
  persona?: PersonaId;
  /** Beside the mock, as in `npm run dev -- --target`; none without it. */
  real?: RealServer;
  /** Sees every request first, and may answer in the mock's place. */
  between?: Between;
}

export interface TestMock {
  readonly baseUrl: 'http://localhost';
  readonly mock: Mock;
  readonly world: LiveWorld;
  /** Of the persona, for the Authorization header; null for nobody. */
  readonly token: string | null;
  readonly user: PortalUser | null;
  /** Signs somebody in beside the first. */
  signIn(persona: PersonaId): string;
  /** Gives `fetch` back. To be called after each test. */
  stop(): void;
}

let started = 0;
let shared: Promise<Mock> | undefined;

function sharedMock(): Promise<Mock> {
  const onAnswered = exercisedRecorder();
  // One mock for a process: compiled validators are kept from test to test.
  shared ??= createMock({ openapi: 'strict', ...(onAnswered === undefined ? {} : { onAnswered }) });
  return shared;
}

/** Answers `fetch` from a fresh World at a fixed time. A call that the contract does not know fails the test. */
export async function startMock({
  persona,
  real,
  between,
  seed = 1,
  ...options
}: TestMockOptions = {}): Promise<TestMock> {
  const mock: Mock = { ...(await sharedMock()), real: real ?? null };
  started += 1;
  const world = mock.worlds.reset(`test-${process.pid}-${started}`, { seed, ...options });
  mock.worlds.fallback = world.id;

  const enter = (id: PersonaId): { token: string | null; portalUserVO: PortalUser | null } => {
    const found = personaOf(id);
    if (found === null) throw new Error(`There is no persona "${id}"`);
    return signIn(world, found, 'zh');
  };
  const { token, portalUserVO } =
    persona === undefined ? { token: null, portalUserVO: null } : enter(persona);

  const server = setupServer(...mswHandlers(mock, between));
  server.listen({ onUnhandledRequest: 'error' });
  return {
    baseUrl: 'http://localhost',
    mock,
    world,
    token,
    user: portalUserVO,
    signIn(id) {
      const session = enter(id).token;
      if (session === null) throw new Error(`${id} has no account in this World`);
      return session;
    },
    stop: () => server.close(),
  };
}
