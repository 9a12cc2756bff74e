/** Sends a call of the journal once more: as it came, with the same session, to the World as it is now. */
import { answerCall, journalIndexOf } from '../core/answer-call.ts';
import type { TapedBody, TapedStep } from '../world/tape.ts';
import { WORLD_HEADER } from '../world/world-id.ts';
import { ControlError, type ControlHandlers } from './control.ts';
import { entryAt } from './requests.ts';

const GONE = {
  zh: '该请求的原文已不在磁带上（世界来自文件，或步骤过多），无法再次发送。',
  en: 'What was sent is no longer on the tape (this World came from a file, or had too many steps): it cannot be sent again.',
};

/** Throws {@link ControlError} for a file that the tape has only by name. */
function bodyOf(request: TapedBody): { body: BodyInit; type: string | null } | null {
  if (request === null) return null;
  if ('json' in request) return { body: request.json, type: 'application/json' };
  const form = new FormData();
  for (const part of request.form) {
    if ('text' in part) form.append(part.name, part.text);
    else if (part.file.bytes !== null) form.append(part.name, part.file.bytes, part.file.name);
    else
      throw new ControlError(400, {
        zh: `文件“${part.file.name}”过大，磁带上只有名称，无法再次发送。`,
        en: `The file "${part.file.name}" is too large: the tape has only its name, and it cannot be sent again.`,
      });
  }
  return { body: form, type: null };
}

/** The call as it came. */
function requestOf({ method, path, token, language, request }: TapedStep, worldId: string): Request {
  const headers = new Headers({ [WORLD_HEADER]: worldId });
  if (token !== null) headers.set('Authorization', token);
  if (language !== null) headers.set('Accept-Language', language);
  const sent = bodyOf(request);
  if (sent === null) return new Request(`http://localhost${path}`, { method, headers });
  if (sent.type !== null) headers.set('Content-Type', sent.type);
  return new Request(`http://localhost${path}`, { method, headers, body: sent.body });
}

export const againHandlers = {
  sendAgain: async ({ mock, worldId, world, path }) => {
    const target = world();
    const index = Number(path['index']);
    const step = target.tape.list().findLast(({ entry, kind }) => entry === index && kind === 'call');
    if (step === undefined) throw new ControlError(404, GONE);
    const request = requestOf(step, worldId);
    await answerCall(mock, request);
    // Pages that show this World read again, as after any other step from outside.
    target.steered += 1;
    mock.worlds.watchers.tell(worldId);
    return entryAt(target, journalIndexOf(request) ?? -1);
  },
} satisfies ControlHandlers<'sendAgain'>;
