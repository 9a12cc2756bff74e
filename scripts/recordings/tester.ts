/** A client of the portal's API and of the control API, in a World of its own, for recordings. */
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { encryptPoint } from '#mocks/captcha/crypto.ts';
import { answerControl } from '#mocks/control/answer-control.ts';
import { viaWeb } from '#mocks/core/web.ts';
import { answerCall } from '#mocks/core/answer-call.ts';
import type { Mock } from '#mocks/core/mock.ts';
import { encryptRsa } from '#mocks/lib/rsa.ts';
import type { DataOf } from '#mocks/openapi/operations.ts';
import type { Recording } from '#mocks/recording/format.ts';
import { writeRecording } from '#mocks/recording/write.ts';
import type { PersonaId } from '#mocks/world/persona.ts';
import type { LiveWorld } from '#mocks/world/world.ts';

const ORIGIN = 'http://localhost';
const SEED = 1;
/** Simulated time per step, ms. */
const PACE_MS = 4000;
const DAY_MS = 86_400_000;

export interface Input {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
  readonly form?: FormData;
  readonly language?: 'zh-CN' | 'en';
}

interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

export class Tester {
  /** Token of the signed-in persona. */
  token: string | null = null;
  private readonly mock: Mock;
  private readonly world: LiveWorld;

  private constructor(mock: Mock, world: LiveWorld) {
    this.mock = mock;
    this.world = world;
  }

  /** Creates a World whose clock advances only with each step. */
  static async open(scenario: string): Promise<Tester> {
    const mock = await createMock();
    const world = mock.worlds.reset(mock.worlds.fallback, { scenario, seed: SEED });
    world.clock.set({ now: Date.parse(world.base.now), frozen: true });
    return new Tester(mock, world);
  }

  /** Makes a call that must succeed. */
  async call<Id extends OperationId>(id: Id, input: Input = {}): Promise<DataOf<Id>> {
    const { code, message, data } = await this.envelope(id, input);
    if (code !== 1) throw new Error(`${id} was refused: ${message}`);
    // The answer has been validated against the contract.
    return data as DataOf<Id>;
  }

  /** Makes a call that must be refused. */
  async refused(id: OperationId, input: Input = {}): Promise<void> {
    if ((await this.envelope(id, input)).code === 1) throw new Error(`${id} was not refused`);
  }

  /** Makes a call that returns a file. */
  async file(id: OperationId, input: Input): Promise<void> {
    const { status } = await this.send(id, input);
    if (status !== 200) throw new Error(`${id} answered ${status}`);
  }

  /** Runs an operator action. */
  async staff(action: string, args: object): Promise<void> {
    await this.control('POST', `/operator/${action}`, args);
  }

  /** Advances the clock by some days, which ends sessions; optionally signs a persona in again. */
  async days(days: number, persona?: PersonaId): Promise<void> {
    await this.control('POST', '/clock', { advanceMs: days * DAY_MS });
    if (persona === undefined) return;
    // Shape per openapi/control.yaml.
    const { token } = (await this.control('POST', '/login', { persona })) as { token: string };
    this.token = token;
  }

  /** Solves a captcha and returns its token. */
  async solved(): Promise<string> {
    const body = { captchaType: 'blockPuzzle', clientUid: 'slider-recording' };
    const { token, secretKey } = await this.call('getCaptcha', { body });
    // Shape per openapi/control.yaml.
    const answer = (await this.control('GET', `/captcha/${token}`)) as { x: number; y: number };
    const pointJson = encryptPoint(JSON.stringify(answer), secretKey);
    await this.call('checkCaptcha', { body: { captchaType: 'blockPuzzle', token, pointJson } });
    return token;
  }

  /** The verification code sent last. */
  async code(): Promise<string> {
    // Shape per openapi/control.yaml.
    const [newest] = (await this.control('GET', '/outbox')) as { code: string }[];
    if (newest === undefined) throw new Error('Nothing was sent');
    return newest.code;
  }

  /** A password, encrypted as the portal does. */
  async encrypted(password: string, userAccount: string): Promise<string> {
    const cipher = encryptRsa(password, await this.call('getPublicKey', { body: { userAccount } }));
    if (cipher === null) throw new Error('The public key cannot be read');
    return cipher;
  }

  async signInByPhone(mobile: string): Promise<void> {
    const token = await this.solved();
    const asked = { phoneNumber: mobile, smsTemplateType: 'login', inlet: 'LOGIN', token };
    await this.call('sendSmsCode', { body: asked });
    const body = { mobile, password: await this.code() };
    this.token = (await this.call('loginByPhone', { body })).tokenVO.token;
  }

  async signInByEmail(userAccount: string, password: string): Promise<void> {
    const body = { userAccount, userPassword: await this.encrypted(password, userAccount) };
    this.token = (await this.call('loginByEmail', { body })).tokenVO.token;
  }

  /** Uploads a file and returns its id. */
  async upload(
    bytes: Uint8Array<ArrayBuffer>,
    name: string,
    type: string,
    fields: Readonly<Record<string, string>>,
  ): Promise<string> {
    const form = new FormData();
    form.append('file', new File([bytes], name, { type }));
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    return (await this.call('uploadAttachment', { form })).id;
  }

  /** Exports the recording. */
  async recording(title: string): Promise<Recording> {
    const { version, ...rest } = await writeRecording(this.world);
    return { version, title, ...rest };
  }

  private async envelope(id: OperationId, input: Input): Promise<Envelope> {
    const response = await this.send(id, input);
    if (response.status !== 200)
      throw new Error(`${id} answered ${response.status}: ${await response.text()}`);
    // The answer has been validated against the contract.
    return (await response.json()) as Envelope;
  }

  private send(id: OperationId, { path = {}, query = {}, body, form, language }: Input): Promise<Response> {
    this.world.clock.set({ advanceMs: PACE_MS });
    const { method, path: template } = operations[id];
    const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
    const url = new URL(filled, ORIGIN);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const headers = new Headers();
    if (this.token !== null) headers.set('authorization', this.token);
    if (language !== undefined) headers.set('accept-language', language);
    if (body !== undefined) headers.set('content-type', 'application/json');
    const sent = form ?? (body === undefined ? undefined : JSON.stringify(body));
    return viaWeb(
      answerCall,
      this.mock,
      new Request(url, { method, headers, ...(sent === undefined ? {} : { body: sent }) }),
    );
  }

  private async control(method: string, path: string, json?: object): Promise<unknown> {
    const body = json === undefined ? {} : { body: JSON.stringify(json) };
    const response = await viaWeb(
      answerControl,
      this.mock,
      new Request(`${ORIGIN}/__mock/api${path}`, { method, ...body }),
    );
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  }
}
