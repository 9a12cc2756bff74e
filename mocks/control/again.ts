/** Resends a call of the journal unchanged: same body and session, current state of the World. */
import { fromBase64 } from '../lib/bytes.ts';
import { answerCall } from '../core/answer-call.ts';
import { formCall } from '../core/web.ts';
import { plainCall, type PlainCall } from '../lib/plain-call.ts';
import type { RecorderPart, RecorderStep } from '../world/recorder.ts';
import type { LiveWorld } from '../world/world.ts';
import { WORLD_HEADER } from '../world/world-id.ts';
import { ControlError, notThere, type ControlHandlers } from './control.ts';
import { entryAt } from './requests.ts';
import type { TwoLanguages } from '../lib/text.ts';

const GONE = {
  zh: '该请求的原文已不在录制中（已被撤销、世界来自文件，或步骤过多），无法再次发送。',
  en: 'What was sent is no longer in the recorder (it was undone, this World came from a file, or had too many steps): it cannot be sent again.',
};

/** Real calls are recorded without their bodies. */
const REAL = {
  zh: '该请求由真实服务响应，模拟后端未保存其内容，无法再次发送。请在门户中重新操作。',
  en: 'The real server has answered this call, and the mock keeps nothing of its body: it cannot be sent again. Do it again in the portal.',
};

/** Other control API calls must be repeated directly. */
function ownCall(index: number, { method, path }: Pick<RecorderStep, 'method' | 'path'>): TwoLanguages {
  return {
    zh: `第 ${index} 条是控制接口的步骤，不是门户的请求：请直接调用 ${method} ${path}`,
    en: `Entry ${index} is a step of the control API, no call of the portal: call ${method} ${path} itself`,
  };
}

function indexIn(text: string, { journal }: LiveWorld): number {
  if (!/^\d{1,15}$/.test(text))
    throw new ControlError(400, {
      zh: `“${text}”不是日志条目的编号`,
      en: `"${text}" is not the number of an entry`,
    });
  const index = Number(text);
  if (index >= journal.count)
    throw notThere({ zh: `没有第 ${index} 条日志`, en: `There is no entry ${index}` }, '/requests');
  return index;
}

/** Recorded call of this entry. Throws {@link ControlError} with the reason if it cannot be resent. */
function stepAt({ recorder, journal }: LiveWorld, index: number): RecorderStep {
  const step = recorder.list().findLast(({ entry }) => entry === index);
  if (step?.kind === 'call') return step;
  // The recorder keeps more steps; the journal also has entries that are never recorded.
  const entry = journal.tail().findLast((each) => each.index === index);
  if (entry?.kind === 'real') throw new ControlError(400, REAL);
  const other = step ?? (entry?.kind === 'request' ? undefined : entry);
  throw other === undefined ? new ControlError(404, GONE) : new ControlError(400, ownCall(index, other));
}

/** Throws {@link ControlError} for a file whose bytes are not recorded. */
function formOf(parts: readonly RecorderPart[]): FormData {
  const form = new FormData();
  for (const part of parts) {
    if ('text' in part) form.append(part.name, part.text);
    else if (part.file.base64 !== null) {
      const { name, type, base64 } = part.file;
      form.append(part.name, new File([fromBase64(base64)], name, { type }));
    } else
      throw new ControlError(400, {
        zh: `文件“${part.file.name}”过大，录制中只有名称，无法再次发送。`,
        en: `The file "${part.file.name}" is too large: the recorder has only its name, and it cannot be sent again.`,
      });
  }
  return form;
}

function callOf({ method, path, token, language, request }: RecorderStep, worldId: string): PlainCall {
  const url = new URL(path, 'http://localhost');
  const headers = {
    [WORLD_HEADER]: worldId,
    ...(token === null ? {} : { authorization: token }),
    ...(language === null ? {} : { 'accept-language': language }),
  };
  if (request !== null && 'form' in request) return formCall(method, url, headers, formOf(request.form));
  return plainCall(method, url, headers, request?.json ?? null);
}

export const againHandlers = {
  sendAgain: async ({ mock, worldId, world, path }) => {
    const target = world();
    const index = indexIn(path['index'] ?? '', target);
    const { entry } = await answerCall(mock, callOf(stepAt(target, index), worldId));
    // Triggers a reload of the World's pages.
    target.steered += 1;
    mock.worlds.watchers.tell(worldId);
    return entryAt(target, entry ?? -1);
  },
} satisfies ControlHandlers<'sendAgain'>;
