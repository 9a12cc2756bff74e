/** Server for the conformance tests; it follows the contract until drifts are planted. */
import { createServer } from 'node:http';
import { listening } from '../support/listening.ts';
import { tokenOf } from '../support/token-of.ts';
import { createMock, dispatch } from '#mocks/adapters/create-mock.ts';
import { plainCallOf, sendAnswer } from '#mocks/adapters/node-bridge.ts';
import type { PlainAnswer } from '#mocks/core/answer.ts';
import type { Mock } from '#mocks/core/mock.ts';
import { routes } from '#mocks/core/route-index.ts';
import type { PlainCall } from '#mocks/lib/plain-call.ts';
import type { CallReport } from '#scripts/conformance/run.ts';
import type { Answer, Drift } from './drifts.ts';

export interface DriftingServer {
  readonly base: string;
  readonly mock: Mock;
  /** Token of a signed-in persona. */
  token: string;
  /** Drifts of single answers. */
  planted: readonly Drift[];
  /** A drift of every JSON answer. */
  everywhere: Drift['plant'] | null;
  readonly asked: string[];
  /** Resets the World and signs in again: calls that change data also end sessions. */
  beginAnew: () => Promise<void>;
  close: () => Promise<unknown>;
}

export async function startDriftingServer(): Promise<DriftingServer> {
  const mock = await createMock();
  const server = createServer((message, response) => {
    void answer(self, plainCallOf(message))
      .then((made) => sendAnswer(made, response))
      .catch(() => response.destroy());
  });
  // Loading the contract blocks this process for longer than the 5 s after which Node drops an idle connection.
  server.keepAliveTimeout = 60_000;
  const base = `http://${await listening(server)}`;
  const self: DriftingServer = {
    base,
    mock,
    token: '',
    planted: [],
    everywhere: null,
    asked: [],
    beginAnew: async () => {
      self.planted = [];
      self.everywhere = null;
      self.asked.length = 0;
      await fetch(`${base}/__mock/api/reset`, { method: 'POST', body: '{"scenario":"default"}' });
      self.token = await tokenOf(base);
    },
    close: () => new Promise((done) => server.close(done)),
  };
  return self;
}

/** The mock's answer with the planted drifts. */
async function answer(
  { mock, planted, everywhere, asked }: DriftingServer,
  call: PlainCall,
): Promise<PlainAnswer> {
  const route = routes.find(call.method, call.url.pathname);
  if (route !== null) asked.push(route.operationId);
  const isNobody = call.headers['authorization'] === undefined;
  const own = (await dispatch(mock, call)) ?? { status: 404, headers: {}, body: 'nothing' };
  const drifts = planted.filter(({ operation }) => operation === route?.operationId);
  const { status, headers, body } = own;
  if (drifts.length === 0 && (everywhere === null || route === null)) return own;
  const isJson = typeof body === 'string' && headers['content-type']?.includes('json') === true;
  const changed: Answer = {
    status,
    headers: { ...headers },
    // Safe: our own server's JSON is an envelope.
    json: isJson ? (JSON.parse(body) as Answer['json']) : null,
  };
  // A 401 has no data to change, so only drifts of calls without a token apply.
  for (const { plant, place } of drifts)
    if (changed.json?.code !== 401 || place === 'without a token') plant(changed, { isNobody });
  if (isJson) everywhere?.(changed, { isNobody });
  const sent = changed.raw ?? (isJson ? JSON.stringify(changed.json) : body);
  return { status: changed.status, headers: changed.headers, body: sent };
}

/** What differs, one per line. */
export const found = (reports: readonly CallReport[]): string[] =>
  reports.flatMap(({ operation, differences }) =>
    differences.map(({ place, says }) => `${operation} ${place}: ${says.en}`),
  );
