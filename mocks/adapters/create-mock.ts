/** Puts a mock together from the project's handlers and scenarios. */
import { handlers, laterCalls } from '../handlers/index.ts';
import { worldFactory } from '../scenarios/create-world.ts';
import { Intake } from '../core/intake.ts';
import type { RealServer } from '../core/real-server.ts';
import { Worlds, type WorldStorage } from '../world/worlds.ts';
import { findingText, type AnyHandler, type Mock, type OffContract } from '../core/mock.ts';

export interface MockOptions {
  /** `strict`: an answer off the contract becomes HTTP 500. `report`: it is only reported. `off`: nothing is checked. */
  openapi?: 'strict' | 'report' | 'off';
  /** Where Worlds are kept; in memory without it. */
  storage?: WorldStorage;
  /** Worlds that exist already; goes before `storage`. */
  worlds?: Worlds;
  /** A real server that answers most calls. */
  real?: RealServer | null;
  /** Names under which this server is reached, besides addresses and localhost. */
  hostNames?: readonly string[];
  /** Path below which the browser sees the portal's pages; the root without it. */
  basePath?: string;
  onOffContract?: Mock['onOffContract'];
  onError?: Mock['onError'];
  onAnswered?: Mock['onAnswered'];
  sleep?: Mock['sleep'];
}

/** One paragraph for a terminal. */
export function offContractText({ operationId, findings }: OffContract): string {
  return `Off-contract answer of ${operationId}:\n  ${findings.map(findingText).join('\n  ')}`;
}

/** Loads the validators only where they are used: they cost memory and start time. */
export async function createMock(options: MockOptions = {}): Promise<Mock> {
  const { openapi = 'strict' } = options;
  return {
    worlds: options.worlds ?? new Worlds(worldFactory, options.storage),
    intake: new Intake(),
    real: options.real ?? null,
    hostNames: options.hostNames ?? [],
    basePath: options.basePath ?? '/',
    // Each handler was checked against the types of its operation; here they are looked up by name.
    handlers: handlers as unknown as Record<string, AnyHandler>,
    laterCalls: new Set<string>(laterCalls),
    openapi: openapi === 'off' ? null : await import('../openapi/validate.ts'),
    strict: openapi === 'strict',
    onOffContract: options.onOffContract ?? ((report) => console.error(offContractText(report))),
    onError: options.onError ?? ((operationId, error) => console.error(`${operationId} threw:`, error)),
    onAnswered: options.onAnswered ?? (() => undefined),
    sleep: options.sleep ?? ((ms) => new Promise((done) => setTimeout(done, ms))),
  };
}
