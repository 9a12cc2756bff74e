import type { OperationId } from '#src/api/generated/operations.gen.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import type { CheckedAnswer, CheckedRequest, Finding } from '../openapi/validate.ts';
import type { Session, User, World } from '../world/entities.ts';
import type { Worlds } from '../world/worlds.ts';
import type { BodyQuota } from './body-quota.ts';
import type { RealServer } from './real-server.ts';
import type { Raw, Success } from '../handlers/handler.ts';

/** The operation's type was checked where the handler is defined. */
export type AnyReply = Success<unknown> | Raw;
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

interface OpenapiCheck {
  checkRequest(operationId: OperationId, request: CheckedRequest): Finding[];
  checkAnswer(operationId: OperationId, answer: CheckedAnswer): Finding[];
}

export interface Violation {
  readonly operationId: OperationId;
  readonly worldId: string;
  readonly findings: readonly Finding[];
}

export interface Mock {
  readonly worlds: Worlds;
  readonly bodyQuota: BodyQuota;
  /** Used in addition (`npm run dev`); null if the mock answers everything. */
  readonly real: RealServer | null;
  /** Host names of this server besides IP addresses and localhost. */
  readonly hostNames: readonly string[];
  /** Path of the portal in the browser, with both slashes; requests arrive without it. */
  readonly basePath: string;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
  /** Null disables validation, for benchmarks. */
  readonly openapi: OpenapiCheck | null;
  /** Turns a contract violation into HTTP 500, so that tests fail. */
  readonly strict: boolean;
  readonly onViolation: (report: Violation) => void;
  readonly onError: (operationId: OperationId, error: unknown) => void;
  readonly onAnswered: (operationId: OperationId, status: number) => void;
  readonly sleep: (ms: number) => Promise<void>;
}

export function findingText({ where, pointer, problem }: Finding): string {
  return `${where} ${pointer}: ${problem}`;
}
