/** Validates recordings from outside: version and shape; errors name the invalid part. */
import * as v from 'valibot';
import { inEnglish } from '../lib/text.ts';
import { isMoment, momentOf } from '../world/clock.ts';
import { isSeed } from '../world/ids.ts';
import { DIALECT_IDS, FIELDS } from '../world/server.ts';
import {
  damaged,
  KINDS,
  RECORDING_VERSION,
  RecordingError,
  type RecordedStep,
  type Recording,
} from './format.ts';
import { isObject } from '../lib/checked-json.ts';

/** Above the limit of any recorder. */
const STEPS_MAX = 20_000;
/** Maximum nesting of a body: prevents a stack overflow. */
const DEPTH_MAX = 64;
export const TITLE_MAX = 200;

const text = v.string();
const status = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(599));
const digest = v.pipe(text, v.regex(/^[0-9a-f]{64}$/, 'is no SHA-256'));
const size = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const base64 = v.pipe(
  text,
  v.regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, 'is no base64'),
);
const value = v.pipe(
  v.unknown(),
  v.check((given) => isShallow(given, DEPTH_MAX), 'is nested too deep'),
);
/** `//host` would be another server. */
const path = v.pipe(text, v.regex(/^\/(?!\/)/, 'must be a path of the server, from its "/" on'));

const file = v.strictObject({
  name: text,
  type: text,
  size,
  sha256: digest,
  base64: v.exactOptional(base64),
});
const part = v.union([v.strictObject({ name: text, text }), v.strictObject({ name: text, file })]);

const request = v.strictObject({
  method: v.pipe(text, v.regex(/^[A-Z]{1,10}$/, 'is no HTTP method')),
  path,
  body: v.exactOptional(value),
  form: v.exactOptional(v.array(part)),
});

const answer = v.strictObject({
  status,
  code: v.exactOptional(v.number()),
  message: v.exactOptional(text),
  data: v.exactOptional(value),
  json: v.exactOptional(value),
  text: v.exactOptional(text),
  file: v.exactOptional(v.strictObject({ name: text, type: text, sha256: v.exactOptional(digest) })),
  broken: v.exactOptional(v.literal(true)),
});

const step = v.strictObject({
  n: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  kind: v.picklist(KINDS),
  operation: v.nullable(text),
  at: v.pipe(v.number(), v.safeInteger()),
  who: v.nullable(text),
  language: v.exactOptional(text),
  request,
  answer: v.nullable(answer),
});

const recording = v.strictObject({
  version: v.literal(RECORDING_VERSION),
  title: v.exactOptional(v.pipe(text, v.maxLength(TITLE_MAX))),
  base: v.strictObject({
    scenario: text,
    seed: v.pipe(
      v.number(),
      v.check((given: number) => isSeed(given), 'is no seed'),
    ),
    size: v.picklist(['small', 'large']),
    now: v.pipe(
      text,
      v.check((given) => momentOf(given) !== null, 'is no time that a clock can show'),
    ),
  }),
  snapshot: v.exactOptional(
    v.strictObject({
      sha256: digest,
      state: v.exactOptional(
        v.custom<object>((given) => isObject(given) && isShallow(given, DEPTH_MAX), 'is no state of a World'),
      ),
    }),
  ),
  server: v.exactOptional(
    v.strictObject({ fields: v.picklist(FIELDS), dialects: v.array(v.picklist(DIALECT_IDS)) }),
  ),
  from: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  incomplete: v.exactOptional(text),
  steps: v.pipe(v.array(step), v.maxLength(STEPS_MAX)),
});

function isShallow(given: unknown, depth: number): boolean {
  if (typeof given !== 'object' || given === null) return true;
  return depth > 0 && Object.values(given).every((inner) => isShallow(inner, depth - 1));
}

/** JSON pointer to the invalid value. */
function pointerOf(issue: v.BaseIssue<unknown>): string {
  return (issue.path ?? []).map(({ key }) => `/${String(key)}`).join('') || '/';
}

/** Allowed control API steps: recordings must not call others. */
const CONTROL = /^\/__mock\/api\/(?:operator\/[A-Za-z0-9]+|login|clock|faults)$/;

function isPathOf({ kind, request }: RecordedStep): boolean {
  return kind === 'call' ? !request.path.startsWith('/__mock/') : CONTROL.test(request.path);
}

/** Checks beyond the schema: order of steps, allowed paths, clock range. */
function checkSteps({ base, snapshot, incomplete, steps }: Recording): void {
  const start = Date.parse(base.now);
  let hasMoved = false;
  for (const [index, each] of steps.entries()) {
    const { n, at, kind } = each;
    const before = steps[index - 1];
    if (before !== undefined && n <= before.n)
      throw damaged(`/steps/${index}/n must be above ${before.n}, not ${n}`);
    if (!isPathOf(each)) throw damaged(`/steps/${index}/request/path is none of a step of kind "${kind}"`);
    if (!isMoment(start + at)) throw damaged(`/steps/${index}/at is no time that a clock can show`);
    hasMoved ||= kind === 'clock';
    if (at < 0 && !hasMoved && incomplete === undefined && snapshot === undefined)
      throw damaged(`/steps/${index}/at is before the start, and nothing has put the clock back`);
  }
}

/** `from` must be a number of a step. */
function checkFrom({ from = 1, steps }: Recording): void {
  const last = steps.at(-1)?.n ?? 0;
  if (from > 1 && from > last) throw damaged(`/from is ${from}, and the last step is ${last}`);
}

/** Validates a parsed recording of this version. Throws {@link RecordingError} with the position. */
export function readRecording(given: unknown): Recording {
  const version =
    typeof given === 'object' && given !== null && 'version' in given ? given.version : undefined;
  if (version === undefined)
    throw new RecordingError('This is no recording: it has no version', '这不是录制文件：其中没有版本号');
  if (version !== RECORDING_VERSION) {
    const found = JSON.stringify(version);
    throw new RecordingError(
      `This recording has version ${found}; this program plays version ${RECORDING_VERSION}. Record it anew.`,
      `此录制的版本为 ${found}，本程序只能重放版本 ${RECORDING_VERSION}，请重新录制`,
    );
  }
  const result = v.safeParse(recording, given, { abortEarly: true });
  if (!result.success) {
    const [issue] = result.issues;
    throw damaged(`${pointerOf(issue)} ${issue.message}`);
  }
  const read: Recording = result.output;
  checkSteps(read);
  checkFrom(read);
  return read;
}

/** Throws {@link RecordingError} for a recording whose first steps were dropped. */
export function checkComplete({ incomplete }: Recording): void {
  if (incomplete !== undefined)
    throw new RecordingError(
      `This recording cannot be played: ${incomplete}`,
      `录制不完整，无法从头重放。${inEnglish(incomplete)}`,
    );
}
