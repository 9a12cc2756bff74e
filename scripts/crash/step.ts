/** A step that changes a World: sent to a server over HTTP, and taken in this process to know what must come of it. */
import { createMock } from '#mocks/adapters/create-mock.ts';
import { answerControl } from '#mocks/control/answer-control.ts';
import { answerCall } from '#mocks/core/answer-call.ts';
import type { Mock } from '#mocks/core/mock.ts';
import type { PlainAnswer } from '#mocks/core/answer.ts';
import { viaWeb } from '#mocks/core/web.ts';
import type { Snapshot } from '#mocks/world/snapshot.ts';
import { WORLD_HEADER } from '#mocks/world/world-id.ts';

export interface Step {
  readonly name: string;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Sent as JSON, a text as it is. */
  readonly body?: unknown;
  /** Sent as a form, in place of `body`. */
  readonly file?: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };
  /** Of who calls. */
  readonly token?: string;
}

function formOf({ name, bytes }: NonNullable<Step['file']>): FormData {
  const form = new FormData();
  form.append('file', new File([bytes], name, { type: 'application/pdf' }));
  form.append('businessType', 'LCA');
  form.append('reportType', 'LCA_REPORT');
  return form;
}

/** The request of a step in a World. */
export function requestOf(origin: string, world: string, { method, path, body, file, token }: Step): Request {
  const headers = new Headers({ [WORLD_HEADER]: world });
  if (token !== undefined) headers.set('authorization', token);
  if (file !== undefined) return new Request(origin + path, { method, headers, body: formOf(file) });
  if (method === 'DELETE') return new Request(origin + path, { method, headers });
  headers.set('content-type', 'application/json');
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
  return new Request(origin + path, { method, headers, body: text });
}

/** The answer as JSON. Throws when the step was refused: then the work itself is wrong. */
export async function answerOf(step: Step, response: Response): Promise<unknown> {
  const text = await response.text();
  // An envelope, or an answer of the control API, which has no code.
  const json = JSON.parse(text) as { code?: number };
  if (response.ok && (json.code ?? 1) === 1) return json;
  throw new StepRefusedError(`${step.name} answered ${response.status}: ${text.slice(0, 300)}`);
}

export class StepRefusedError extends Error {
  override readonly name = 'StepRefusedError';
}

/** What a World is that was deleted. */
export const NO_WORLD: Record<string, unknown> = { deleted: true };

/** What is compared of a World: all but its journal, which tells how long answers took. */
export function stateOf({ base, state }: Snapshot): Record<string, unknown> {
  const { persona, clock, counters, faults, rows } = state;
  return {
    base,
    persona,
    // A clock that runs shows another time in each process.
    clock: clock.frozenAt ?? 'running',
    counters,
    faults,
    ...Object.fromEntries(Object.entries(rows).map(([name, part]) => [`rows of ${name}`, part])),
  };
}

/** A mock in memory that nobody kills: the same steps make the same bytes there. */
export class Reference {
  private readonly mock: Mock;

  private constructor(mock: Mock) {
    this.mock = mock;
  }

  static async open(): Promise<Reference> {
    return new Reference(await createMock({ openapi: 'off' }));
  }

  async take(world: string, step: Step): Promise<unknown> {
    const request = requestOf('http://localhost', world, step);
    const answer = step.path.startsWith('/__mock/') ? answerControl : answerCall;
    return answerOf(step, await viaWeb<PlainAnswer>(answer, this.mock, request));
  }

  stateOf(world: string): Record<string, unknown> {
    if (!this.mock.worlds.has(world)) return NO_WORLD;
    return stateOf(this.mock.worlds.get(world).snapshot(0));
  }
}
