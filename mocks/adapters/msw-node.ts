/** The mock in Vitest: intercepts `fetch` in-process, with an isolated World per test. */
import { setupServer } from 'msw/node';
import { createMock, dispatch } from './create-mock.ts';
import type { Mock } from '../core/mock.ts';
import type { RealServer } from '../core/real-server.ts';
import { personaOf, signIn } from '../control/people.ts';
import type { PortalUser } from '../domain/user-vo.ts';
import type { PersonaId } from '../world/persona.ts';
import type { LiveWorld, WorldOptions } from '../world/world.ts';
import { exercisedRecorder } from './exercised.ts';
import { http, type HttpHandler } from 'msw';
import { answerWeb } from '../core/web.ts';

/** Intercepts requests to the mock, like a gateway or proxy. */
export type Interceptor = (
  request: Request,
  answer: () => Promise<Response | null>,
) => Promise<Response | null>;

const nothing: Interceptor = (_request, answer) => answer();

/** One handler for all paths, because MSW matches handlers one by one; unmatched requests are left to MSW. */
function mswHandlers(mock: Mock, intercept: Interceptor = nothing): HttpHandler[] {
  return [
    http.all(
      '*',
      async ({ request }) =>
        (await intercept(request, () => answerWeb(dispatch, mock, request))) ?? undefined,
    ),
  ];
}

export interface TestMockOptions extends WorldOptions {
  persona?: PersonaId;
  /** Real server used in addition, as in `npm run dev -- --target`. */
  real?: RealServer;
  /** Intercepts every request first and may answer it. */
  intercept?: Interceptor;
}

export interface TestMock {
  readonly baseUrl: 'http://localhost';
  readonly mock: Mock;
  readonly world: LiveWorld;
  /** Token of the persona for the Authorization header; null if anonymous. */
  readonly token: string | null;
  readonly user: PortalUser | null;
  signIn(persona: PersonaId): string;
  /** Restores `fetch`. Call after each test. */
  stop(): void;
}

let started = 0;
let shared: Promise<Mock> | undefined;

function sharedMock(): Promise<Mock> {
  const onAnswered = exercisedRecorder();
  // One mock per process, so that compiled validators are reused.
  shared ??= createMock({ openapi: 'strict', ...(onAnswered === undefined ? {} : { onAnswered }) });
  return shared;
}

/** Intercepts `fetch` with a new World at a fixed time. A call outside the contract fails the test. */
export async function startMock({
  persona,
  real,
  intercept: intercept,
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

  const server = setupServer(...mswHandlers(mock, intercept));
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
