/** Journal entries of calls that a real server answered. */
import { focused } from '../openapi/focused.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import { maskedPath } from '../world/masked-text.ts';
import { WorldIdError, worldIdOf } from '../world/world-id.ts';
import { languageOf } from './caller.ts';
import type { Mock } from './mock.ts';
import { routes } from './route-index.ts';

export interface ForwardedCall {
  /** Without the body, which may contain personal data. */
  readonly request: PlainCall;
  readonly status: number;
  readonly ms: number;
  readonly contentType: string | null;
  /** Only validated, never stored. */
  readonly json?: unknown;
  readonly trouble: { readonly zh: string; readonly en: string } | null;
}

const codeOf = (json: unknown): number | null =>
  typeof json === 'object' && json !== null && 'code' in json && typeof json.code === 'number'
    ? json.code
    : null;

/** Only the error or the envelope's code is logged. */
function answerSummary({ request, json, trouble }: ForwardedCall): string | null {
  if (trouble !== null) return JSON.stringify(trouble[languageOf(request)]);
  const code = codeOf(json);
  return code === null ? null : JSON.stringify({ code });
}

/** An invalid World id is ignored: the real server has already answered. */
export async function logRealCall(mock: Mock, call: ForwardedCall): Promise<void> {
  const { request, status, ms, contentType, json, trouble } = call;
  const { url } = request;
  const route = routes.find(request.method, url.pathname);
  const isJudged = route !== null && trouble === null && mock.openapi !== null;
  const findings = isJudged
    ? (mock.openapi?.checkAnswer(route.operationId, {
        status,
        ...(contentType === null ? {} : { contentType }),
        body: json ?? new Uint8Array(),
      }) ?? [])
    : [];
  try {
    await mock.worlds.within(worldIdOf(request.headers) ?? mock.worlds.fallback, (world) => {
      world.journal.add({
        kind: 'real',
        at: world.clock.now(),
        method: request.method,
        path: maskedPath(url),
        operationId: route?.operationId ?? null,
        status,
        code: codeOf(json),
        language: request.headers['accept-language'] ?? null,
        ms,
        answer: answerSummary(call),
        answerFindings: focused(findings, json),
      });
      return Promise.resolve();
    });
  } catch (error) {
    if (!(error instanceof WorldIdError)) throw error;
  }
}
