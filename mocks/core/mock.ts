/** What the core needs to answer calls; each adapter puts one together. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import type { CheckedAnswer, CheckedRequest, Finding } from '../openapi/validate.ts';
import type { Session, User } from '../world/entities.ts';
import type { World } from '../world/types.ts';
import type { Worlds } from '../world/worlds.ts';
import type { Intake } from './intake.ts';
import type { RealServer } from './real-server.ts';
import type { Failure, Raw, Success } from '../handlers/handler.ts';

/** A handler as the core calls it: the types of its one operation were checked where it was written. */
export type AnyReply = Success<unknown> | Failure | Raw;
export type AnyHandler = (call: {
  readonly world: World;
  readonly body: unknown;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly language: 'zh' | 'en';
  readonly user: User | null;
  readonly session: Session | null;
  readonly request: PlainCall;
}) => AnyReply | Promise<AnyReply>;

/** The contract's judge (mocks/openapi/validate.ts). */
export interface OpenapiCheck {
  checkRequest(operationId: OperationId, request: CheckedRequest): Finding[];
  checkAnswer(operationId: OperationId, answer: CheckedAnswer): Finding[];
}

/** An answer of ours that breaks the contract. */
export interface OffContract {
  readonly operationId: OperationId;
  readonly worldId: string;
  readonly findings: readonly Finding[];
}

export interface Mock {
  readonly worlds: Worlds;
  /** What all large bodies on their way share. */
  readonly intake: Intake;
  /** Beside this one; null where the mock answers everything. */
  readonly real: RealServer | null;
  /** Names under which this server is reached, besides addresses and localhost. */
  readonly hostNames: readonly string[];
  /** Path below which the browser sees the portal's pages, with a slash at both ends. Requests come without it. */
  readonly basePath: string;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
  /** Calls of areas that do not exist yet: HTTP 501. */
  readonly laterCalls: ReadonlySet<string>;
  /** Null switches the checks off (bench). */
  readonly openapi: OpenapiCheck | null;
  /** An answer off the contract becomes HTTP 500, so that no test can pass over it. */
  readonly strict: boolean;
  /** Told about each answer off the contract, strict or not. */
  readonly onOffContract: (report: OffContract) => void;
  /** Told when a handler throws. */
  readonly onError: (operationId: OperationId, error: unknown) => void;
  /** Told about every call of the contract that was answered. */
  readonly onAnswered: (operationId: OperationId, status: number) => void;
  /** Waits for real; replaced in tests. */
  readonly sleep: (ms: number) => Promise<void>;
}

/** One finding in one line: `body /data/0/id: must be string`. */
export function findingText({ where, pointer, problem }: Finding): string {
  return `${where} ${pointer}: ${problem}`;
}
