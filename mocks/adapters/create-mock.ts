import { handlers } from '../handlers/index.ts';
import { worldFactory } from '../scenarios/create-world.ts';
import { BodyQuota } from '../core/body-quota.ts';
import type { RealServer } from '../core/real-server.ts';
import { Worlds, type WorldStorage } from '../world/worlds.ts';
import { findingText, type AnyHandler, type Mock, type Violation } from '../core/mock.ts';
import { answerControl } from '../control/answer-control.ts';
import { answerLink } from '../control/link-page.ts';
import { answerCall } from '../core/answer-call.ts';
import type { PlainAnswer } from '../core/answer.ts';
import type { PlainCall } from '../lib/plain-call.ts';

export interface MockOptions {
  /** `strict`: a contract violation becomes HTTP 500. `report`: it is only reported. `off`: no validation. */
  openapi?: 'strict' | 'report' | 'off';
  storage?: WorldStorage;
  worlds?: Worlds;
  real?: RealServer | null;
  /** Host names of this server besides IP addresses and localhost. */
  hostNames?: readonly string[];
  /** Base path of the portal's pages; defaults to the root. */
  basePath?: string;
  onViolation?: Mock['onViolation'];
  onError?: Mock['onError'];
  onAnswered?: Mock['onAnswered'];
  sleep?: Mock['sleep'];
}

export function violationText({ operationId, findings }: Violation): string {
  return `Off-contract answer of ${operationId}:\n  ${findings.map(findingText).join('\n  ')}`;
}

/** Imports the validators dynamically: they cost memory and start-up time. */
export async function createMock(options: MockOptions = {}): Promise<Mock> {
  const { openapi = 'strict' } = options;
  return {
    worlds: options.worlds ?? new Worlds(worldFactory, options.storage),
    bodyQuota: new BodyQuota(),
    real: options.real ?? null,
    hostNames: options.hostNames ?? [],
    basePath: options.basePath ?? '/',
    // The cast is safe: each handler is typed by its operation; here they are looked up by name.
    handlers: handlers as unknown as Record<string, AnyHandler>,
    openapi: openapi === 'off' ? null : await import('../openapi/validate.ts'),
    strict: openapi === 'strict',
    onViolation: options.onViolation ?? ((report) => console.error(violationText(report))),
    onError: options.onError ?? ((operationId, error) => console.error(`${operationId} threw:`, error)),
    onAnswered: options.onAnswered ?? (() => undefined),
    sleep: options.sleep ?? ((ms) => new Promise((done) => setTimeout(done, ms))),
  };
}

/** The four documented prefixes (decision 1). */
const CALLS = /^\/(?:api|n|p)\//;
const CONTROL = '/__mock/api/';

/** The mock's answer on every adapter; null if the request is not for the mock. */
export async function dispatch(mock: Mock, request: PlainCall): Promise<PlainAnswer | null> {
  const { pathname } = request.url;
  if (CALLS.test(pathname)) return answerCall(mock, request);
  if (pathname.startsWith(CONTROL)) return answerControl(mock, request);
  return request.method === 'GET' ? answerLink(mock, request) : null;
}
