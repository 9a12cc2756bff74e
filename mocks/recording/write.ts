/** The tape of a World as a recording: nothing secret is in it, and nothing that only this World knows. */
import { MOCK_PUBLIC_KEY } from '../lib/rsa-mock-key.ts';
import { turns } from '../lib/slices.ts';
import { secretsOf } from '../world/made.ts';
import { TAPE_BYTES, TAPE_STEPS, type Tape, type TapedAnswer, type TapedStep } from '../world/tape.ts';
import { isAsAgreed } from '../world/server.ts';
import type { LiveWorld } from '../world/world.ts';
import { RECORDING_VERSION, type RecordedAnswer, type RecordedStep, type Recording } from './format.ts';
import { Names } from './names.ts';
import { Passwords } from './passwords.ts';
import { PICTURE, reference, withTexts } from './references.ts';
import { envelopeOf, parsed } from './json.ts';
import { writtenRequest } from './write-request.ts';

type Taped = Pick<LiveWorld, 'base' | 'tape' | 'store' | 'server'>;

const MB = 1024 * 1024;

function whyIncomplete(tape: Tape): string | null {
  if (!tape.fromStart)
    return 'This World was laid down in between (a snapshot, a restart of its server, or because others needed its room): what happened in it before is not on its tape. It cannot be played from the start.';
  if (tape.lost > 0)
    return `The first ${tape.lost} steps are gone: a tape keeps ${TAPE_STEPS} steps and ${TAPE_BYTES / MB} MB. It cannot be played from the start.`;
  return null;
}

/** Names for what was there before the first step that is kept: never played, and never shown. */
function namesBefore({ tape, store }: Taped): Names {
  const names = new Names();
  names.set(MOCK_PUBLIC_KEY, 'key.public');
  for (const made of tape.madeBefore) names.add(made);
  const onTape = new Set(tape.list().flatMap(({ made }) => made.map(({ value }) => value)));
  for (const { kind, value, parts = {} } of secretsOf(store)) {
    if (onTape.has(value) || names.nameOf(value) !== undefined || names.codeOf(value) !== undefined) continue;
    if (kind.startsWith('code.')) names.add({ kind: 'code.before', value });
    else for (const secret of [value, ...Object.values(parts)]) names.set(secret, `before.${kind}`);
  }
  return names;
}

async function writtenAnswer(
  names: Names,
  uploads: ReadonlySet<string>,
  { status, json, text, broken, file }: TapedAnswer,
): Promise<RecordedAnswer> {
  const inAnswer = (value: string): string => (value === PICTURE ? value : names.inAnswer(value));
  if (json !== undefined) {
    const value = parsed(json);
    const envelope = envelopeOf(value);
    if (envelope === null) return { status, json: withTexts(value, inAnswer) };
    const { code, message, data } = envelope;
    return { status, code, message: inAnswer(message), data: withTexts(data ?? null, inAnswer) };
  }
  if (file !== undefined) {
    const sha256 = await file.sha256;
    const shown = { name: inAnswer(file.name), type: file.type };
    return { status, file: uploads.has(sha256) ? { ...shown, sha256 } : shown };
  }
  if (text !== undefined) return { status, text: inAnswer(text) };
  return broken === true ? { status, broken } : { status };
}

function whoIs(names: Names, { token }: TapedStep): string | null {
  if (token === null || token === '') return null;
  return reference(names.nameOf(token) ?? 'unknown');
}

/** What of a tape goes into a recording. */
export interface Chosen {
  readonly title?: string;
  /** Number of the first step that matters. */
  readonly from?: number;
  /** Number of the last step. */
  readonly until?: number;
}

/** Writes down what is on the tape of a World. */
export async function writeRecording(
  world: Taped,
  { title, from, until = Number.POSITIVE_INFINITY }: Chosen = {},
): Promise<Recording> {
  const { base, tape } = world;
  const names = namesBefore(world);
  const uploads = new Set<string>();
  const writing = { names, passwords: new Passwords(), uploads };
  const start = Date.parse(base.now);
  const steps: RecordedStep[] = [];
  const turn = turns();
  // A copy: calls that come in meanwhile belong to the next recording.
  for (const step of tape.list().filter(({ n }) => n <= until)) {
    await turn();
    const { n, kind, operation, language } = step;
    const who = whoIs(names, step);
    const request = await writtenRequest(writing, step);
    for (const made of step.made) names.add(made);
    const answer = step.answer === null ? null : await writtenAnswer(names, uploads, step.answer);
    steps.push({
      n,
      kind,
      operation,
      at: step.at - start,
      who,
      ...(language === null ? {} : { language }),
      request,
      answer,
    });
  }
  const incomplete = whyIncomplete(tape);
  return {
    version: RECORDING_VERSION,
    ...(title === undefined ? {} : { title }),
    base,
    ...(isAsAgreed(world.server)
      ? {}
      : { server: { ...world.server, dialects: [...world.server.dialects] } }),
    ...(from === undefined || from <= 1 ? {} : { from }),
    ...(incomplete === null ? {} : { incomplete }),
    steps,
  };
}

/** A recording as a file: one line for each value, so that two of them can be compared line by line. */
export function recordingText(recording: Recording): string {
  return `${JSON.stringify(recording, null, 2)}\n`;
}
