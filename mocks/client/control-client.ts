/**
 * The control API of one World (openapi/control.yaml), for tests and programs. Names of scenarios, personas, steps, operations and
 * faults are types. How a request is sent is up to the subclass.
 */
import type { OperationId } from '../../src/api/generated/operations.gen.ts';
import {
  controlOperations,
  type components,
  type ControlOperationId,
  type operations,
} from '../openapi/control.gen.ts';

export type Schemas = components['schemas'];

export type ScenarioId = Schemas['ControlScenarioId'];
export type PersonaId = Schemas['ControlPersonaId'];
export type StepId = Schemas['ControlStepId'];
/** A fault of an operation of the portal's contract, or of all (`*`). */
export type Fault = Omit<Schemas['ControlFault'], 'operationId'> & {
  readonly operationId: OperationId | '*';
};
export type Recording = Schemas['ControlRecording'];
export type Replayed = Schemas['ControlReplayEnd'] | Schemas['ControlReplayBroken'];

type Answer<Id extends ControlOperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** Option of an argument with its label. */
export type Choice = NonNullable<Schemas['ControlOperatorAction']['arguments'][number]['options']>[number];

export interface ControlRequest {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** All operations of the control API for one World. Methods throw an Error with method, path, status and reason if it refuses. */
export abstract class ControlClient {
  readonly id: string;
  private behaviour: Schemas['ControlServerChange'] = {};

  constructor(id: string) {
    this.id = id;
  }

  /** Recreates the World from a scenario. */
  reset(
    scenario: ScenarioId = 'default',
    options: Omit<Schemas['ControlReset'], 'scenario'> = {},
  ): Promise<Schemas['ControlWorld']> {
    return this.call('resetWorld', { body: { ...this.behaviour, ...options, scenario } });
  }

  state(): Promise<Schemas['ControlWorld']> {
    return this.call('getWorld');
  }

  /** Text messages and e-mails, newest first. */
  outbox(): Promise<Schemas['ControlOutboxItem'][]> {
    return this.call('getOutbox');
  }

  /** Latest code sent to an e-mail address or phone number. Throws if there is none. */
  async code(to: string): Promise<string> {
    const item = (await this.outbox()).find((entry) => entry.to === to);
    if (item === undefined) throw new Error(`Nothing was sent to ${to}`);
    return item.code;
  }

  /** Persona of a scenario. Throws if the scenario does not exist. */
  async personaOf(scenario: ScenarioId): Promise<PersonaId> {
    const found = (await this.call('listScenarios')).find(({ id }) => id === scenario);
    if (found === undefined) throw new Error(`There is no scenario "${scenario}"`);
    return found.persona;
  }

  /** Target position of the puzzle piece, in pixels of the natural image size. */
  captcha(token: string): Promise<Schemas['ControlCaptchaAnswer']> {
    return this.call('getCaptchaAnswer', { path: { token } });
  }

  /** Performs an action of the platform's staff. */
  operator(
    action: StepId,
    args: Schemas['ControlArguments'] = {},
  ): Promise<Schemas['ControlOperatorResult']> {
    return this.call('runOperatorAction', { path: { action }, body: args });
  }

  /** Actions of the staff that are possible now, with their arguments. */
  operatorActions(): Promise<Schemas['ControlOperatorAction'][]> {
    return this.call('listOperatorActions');
  }

  /** Options of an argument of a staff action; empty if the action is not possible now. */
  async choices(action: StepId, argument: string): Promise<readonly Choice[]> {
    const found = (await this.operatorActions()).find(({ id }) => id === action);
    return found?.arguments.find(({ name }) => name === argument)?.options ?? [];
  }

  /** Moves or freezes the clock of the World. */
  clock(move: Schemas['ControlClockMove']): Promise<Schemas['ControlWorld']> {
    return this.call('moveClock', { body: move });
  }

  faults(faults: readonly Fault[]): Promise<Schemas['ControlFault'][]> {
    return this.call('setFaults', { body: faults });
  }

  /** Changes the server's behaviour, also for later resets; omitted fields keep their value. */
  server(change: Schemas['ControlServerChange']): Promise<Schemas['ControlServer']> {
    this.behaviour = { ...this.behaviour, ...change };
    return this.call('setServer', { body: change });
  }

  /** Last entries of the journal, with contract violations of requests and responses. */
  requests(): Promise<Schemas['ControlJournalEntry'][]> {
    return this.call('listRequests');
  }

  /** Recording of the World so far, without secrets; it can be replayed as a bug report. */
  recording(): Promise<Recording> {
    return this.call('getRecording');
  }

  /** Replays a recording in a new World, which replaces this one. Returns whether all responses matched. */
  async replay(
    recording: Recording,
    options: Omit<Schemas['ControlReplay'], 'recording'> = {},
  ): Promise<Replayed> {
    const text = await this.ask('replayRecording', { body: { ...options, recording } });
    const lines = text.trim().split('\n');
    // JSON Lines: the last line is the result (openapi/control.yaml).
    return JSON.parse(lines.at(-1) ?? '') as Replayed;
  }

  /** Creates a session of a persona without changing the browser. */
  signInAs(persona: PersonaId): Promise<Schemas['ControlSession']> {
    return this.call('loginPersona', { body: { persona } });
  }

  /** An operation of the control API that answers JSON, by its operationId. */
  async call<Id extends ControlOperationId>(id: Id, request: ControlRequest = {}): Promise<Answer<Id>> {
    // Client and mock share one contract, so the response needs no check.
    return JSON.parse(await this.ask(id, request)) as Answer<Id>;
  }

  /** Response text of an operation. Throws if the request is refused. */
  async ask(id: ControlOperationId, { path = {}, query = {}, body }: ControlRequest = {}): Promise<string> {
    const { method, path: template } = controlOperations[id];
    const address = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
    const search = new URLSearchParams(query).toString();
    const url = search === '' ? address : `${address}?${search}`;
    const { status, text } = await this.send(method, url, body);
    if (status !== 200) throw new Error(`${method} ${url} answered ${status}: ${text}`);
    return text;
  }

  /** @param url path with its query. @param body JSON */
  protected abstract send(
    method: string,
    url: string,
    body: unknown,
  ): Promise<{ status: number; text: string }>;
}
