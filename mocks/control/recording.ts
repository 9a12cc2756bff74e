/** Recordings of a World: all steps, or a range. */
import { present } from '../lib/tables.ts';
import { TITLE_MAX } from '../recording/read.ts';
import { recordingText, writeRecording, type Chosen } from '../recording/write.ts';
import { platformTime } from '../world/clock.ts';
import type { LiveWorld } from '../world/world.ts';
import {
  RawAnswer,
  ControlError,
  isBoolean,
  objectBody,
  optional,
  type ControlHandlers,
  wholeNumber,
} from './control.ts';
import type { ControlSchemas } from '../openapi/control.gen.ts';

export function recorderSummary({ recorder }: LiveWorld): ControlSchemas['ControlRecorder'] {
  return {
    steps: recorder.count,
    from: recorder.from,
    until: recorder.until,
    isWhole: recorder.isWhole,
  };
}

function numberOf(query: URLSearchParams, name: 'from' | 'until'): number | undefined {
  const text = query.get(name);
  return text === null
    ? undefined
    : wholeNumber(text, `"${name}" must be the number of a step, a whole number`);
}

function checkRange({ recorder: { count } }: LiveWorld, from: number, until: number): void {
  if (from > 1 && from > count)
    throw new ControlError(400, {
      zh: `没有第 ${from} 步：此世界共有 ${count} 步`,
      en: `There is no step ${from}: this World has had ${count}`,
    });
  if (from > until)
    throw new ControlError(400, {
      zh: `起始步骤 ${from} 不能大于结束步骤 ${until}`,
      en: `"from" must not be above "until": there is nothing from step ${from} to step ${until}`,
    });
}

function chosen(world: LiveWorld, query: URLSearchParams): Chosen {
  const [from, until, title] = [numberOf(query, 'from'), numberOf(query, 'until'), query.get('title')];
  checkRange(world, from ?? 0, until ?? Number.POSITIVE_INFINITY);
  if ((title ?? '').length > TITLE_MAX)
    throw new ControlError(400, {
      zh: `标题最多 ${TITLE_MAX} 个字符`,
      en: `A title has at most ${TITLE_MAX} characters`,
    });
  const snapshot = query.get('snapshot') ?? 'inside';
  if (snapshot !== 'inside' && snapshot !== 'hash')
    throw new ControlError(400, '"snapshot" must be inside or hash');
  return {
    isSnapshotNamed: snapshot === 'hash',
    ...(title === null || title === '' ? {} : { title }),
    ...present({ from, until }),
  };
}

export const recordingHandlers = {
  // Same formatting as `npm run scenario -- record`, so that files can be diffed.
  getRecording: async ({ world, query }) => {
    const target = world();
    const recording = await writeRecording(target, chosen(target, query));
    return new RawAnswer(
      'application/json',
      recordingText(recording satisfies ControlSchemas['ControlRecording']),
    );
  },

  listRecordedSteps: ({ world }) => {
    const { recorder, journal } = world();
    return recorder.list().map(({ n, kind, operation, at, answer, entry }) => ({
      n,
      kind,
      operation,
      at: platformTime(at),
      status: answer?.status ?? null,
      entry: entry === null || entry < journal.first ? null : entry,
    }));
  },

  markRecording: ({ mock, world, body }) => {
    const isRunning = optional(objectBody(body, ['isRunning']), 'isRunning', 'true or false', isBoolean);
    if (isRunning === undefined)
      throw new ControlError(400, '"isRunning" is missing: true where it begins, false where it ends');
    const target = world();
    const { recorder } = target;
    if (isRunning) {
      recorder.from = recorder.count + 1;
      recorder.until = null;
    } else {
      recorder.until = recorder.count;
    }
    mock.worlds.changed(target);
    mock.worlds.watchers.notify(target.id);
    return recorderSummary(target);
  },
} satisfies ControlHandlers<'getRecording' | 'listRecordedSteps' | 'markRecording'>;
