/** `steel-epd-portal/handlers`: MSW handlers of the mock for other projects' Vitest (docs/testing.md). */
import { http, type HttpHandler } from 'msw';
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts';
import { createMock, dispatch } from '../adapters/create-mock.ts';
import { ControlClient, type PersonaId } from '../client/control-client.ts';
import { answerWeb } from '../core/web.ts';
import { DEFAULT_WORLD } from '../lib/cookies.ts';
import { entriesOf } from '../lib/tables.ts';

export type {
  Choice,
  Fault,
  PersonaId,
  Recording,
  Replayed,
  ScenarioId,
  StepId,
} from '../client/control-client.ts';
export type { OperationId } from '#src/api/generated/operations.gen.ts';
/** The contract's types: `paths` for openapi-fetch, `components['schemas']` for data. */
export type { components, paths } from '#src/api/generated/schema.d.ts';

/** One handler per operation, for any origin. */
export type HandlerTable = Readonly<Record<OperationId, HttpHandler>>;

/** Null if the request is not for the mock. */
type Answering = (request: Request) => Promise<Response | null>;

function tableFor(answer: Answering): HandlerTable {
  const rows = entriesOf(operations).map(([id, { method, path }]) => {
    const pattern = `*${path.replace(/\{(\w+)\}/g, ':$1')}`;
    const verb = method === 'GET' ? http.get : http.post;
    return [id, verb(pattern, async ({ request }) => (await answer(request)) ?? undefined)] as const;
  });
  // Safe: one row per operation.
  return Object.fromEntries(rows) as Record<OperationId, HttpHandler>;
}

/** An in-process World with all operations of the control API, as in the Playwright fixtures. */
export class PortalWorld extends ControlClient {
  readonly handlers: HandlerTable;
  private readonly answer: Answering;

  constructor(answer: Answering) {
    super(DEFAULT_WORLD);
    this.answer = answer;
    this.handlers = tableFor(answer);
  }

  /** Signs a persona in. Returns the token for the Authorization header. */
  async login(persona: PersonaId): Promise<string> {
    const { token } = await this.signInAs(persona);
    if (token === null) throw new Error(`${persona} is nobody who could sign in`);
    return token;
  }

  protected override async send(
    method: string,
    url: string,
    body: unknown,
  ): Promise<{ status: number; text: string }> {
    const init = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await this.answer(new Request(`http://localhost${url}`, init));
    if (response === null) throw new Error(`Nobody answers ${method} ${url}`);
    return { status: response.status, text: await response.text() };
  }
}

/**
 * The mock with a World `default`. Each call makes another one; one for each test file will do.
 *
 * const world = await portalWorld();
 * const server = setupServer(...Object.values(world.handlers));
 */
export async function portalWorld(): Promise<PortalWorld> {
  const mock = await createMock();
  return new PortalWorld((request) => answerWeb(dispatch, mock, request));
}
