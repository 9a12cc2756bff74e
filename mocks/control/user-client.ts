/** Performs a user's actions through calls of the portal, with journal and recorder. */
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts';
import { encryptPoint } from '../captcha/judge.ts';
import type { UserClient, MadeFile } from '../charts/subject.ts';
import { answerCall } from '../core/answer-call.ts';
import type { Mock } from '../core/mock.ts';
import { present } from '../lib/tables.ts';
import { encryptRsa } from '../lib/rsa.ts';
import type { DataOf } from '../openapi/operations.ts';
import type { LiveWorld } from '../world/world.ts';
import { formCall } from '../core/web.ts';
import { plainCall } from '../lib/plain-call.ts';
import { WORLD_HEADER } from '../world/world-id.ts';
import { ControlError } from './control.ts';

/** Placeholder: in-process calls have no host. */
const ORIGIN = 'http://localhost';
/** Captcha rate limits are per client. */
const CLIENT = 'slider-workbench';

interface Sent {
  readonly path?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly form?: FormData;
}

interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

/** @param token of the user; null if anonymous */
export function userClientOf(
  mock: Mock,
  world: LiveWorld,
  token: string | null,
  language: 'zh' | 'en',
): UserClient {
  async function send(id: OperationId, { path = {}, body, form }: Sent): Promise<Envelope> {
    const { method, path: template } = operations[id];
    const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
    const url = new URL(filled, ORIGIN);
    const headers = present({
      [WORLD_HEADER]: world.id,
      'accept-language': language,
      authorization: token,
    });
    const json = body === undefined ? null : JSON.stringify(body);
    const sent =
      form === undefined ? plainCall(method, url, headers, json) : formCall(method, url, headers, form);
    const answer = await answerCall(mock, sent);
    const text = typeof answer.body === 'string' ? answer.body : '';
    if (answer.status !== 200)
      throw new ControlError(400, {
        zh: `${id} 返回 HTTP ${answer.status} ${text}`,
        en: `${id} answered HTTP ${answer.status} ${text}`,
      });
    try {
      // HTTP 200 implies an envelope; callers check its content.
      return JSON.parse(text) as Envelope;
    } catch {
      throw new ControlError(400, { zh: `${id} 的响应不完整`, en: `The answer of ${id} broke off` });
    }
  }

  async function call<Id extends OperationId>(id: Id, sent: Sent): Promise<DataOf<Id>> {
    const { code, message, data } = await send(id, sent);
    if (code !== 1)
      throw new ControlError(400, { zh: `${id} 被拒绝：${message}`, en: `${id} was refused: ${message}` });
    // Validated against the contract.
    return data as DataOf<Id>;
  }

  return {
    call,
    async refused(id, sent) {
      const { code, message } = await send(id, sent);
      return code === 1 ? null : message;
    },
    async upload({ bytes, name, type, fields }: MadeFile) {
      const form = new FormData();
      form.append('file', new File([bytes], name, { type }));
      for (const [field, value] of Object.entries(fields)) form.append(field, value);
      return (await call('uploadAttachment', { form })).id;
    },
    async solvePuzzle() {
      const body = { captchaType: 'blockPuzzle', clientUid: CLIENT };
      const { token: puzzle, secretKey } = await call('getCaptcha', { body });
      const point = JSON.stringify(world.store.captchas.get(puzzle)?.points[0] ?? {});
      const pointJson = encryptPoint(point, secretKey);
      await call('checkCaptcha', { body: { captchaType: 'blockPuzzle', token: puzzle, pointJson } });
      return puzzle;
    },
    newestCode() {
      const [newest] = world.outbox.list();
      if (newest === undefined) throw new ControlError(400, 'No code was sent');
      return newest.code;
    },
    async encrypted(password, userAccount) {
      const cipher = encryptRsa(password, await call('getPublicKey', { body: { userAccount } }));
      if (cipher === null) throw new ControlError(400, 'The public key cannot be read');
      return cipher;
    },
  };
}
