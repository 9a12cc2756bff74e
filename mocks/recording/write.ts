/** Exports a World's recorder as a recording, without secrets or World-specific values. */
import { MOCK_PUBLIC_KEY } from '../lib/rsa-mock-key.ts';
import { turns } from '../lib/slices.ts';
import { secretsOf, type SecretRows } from '../world/made.ts';
import {
  RECORDER_BYTES,
  RECORDER_STEPS,
  type Recorder,
  type RecorderAnswer,
  type RecorderStep,
} from '../world/recorder.ts';
import { isAsAgreed } from '../world/server.ts';
import type { LiveWorld } from '../world/world.ts';
import { RECORDING_VERSION, type RecordedAnswer, type RecordedStep, type Recording } from './format.ts';
import { writtenBase } from './base.ts';
import { Names } from './names.ts';
import { Passwords } from './passwords.ts';
import { PICTURE, reference, withTexts } from './references.ts';
import { envelopeOf, parsed } from './json.ts';
import { writtenRequest } from './write-request.ts';

type Recorded = Pick<LiveWorld, 'base' | 'recorder' | 'server'> & { readonly store: SecretRows };

const MB = 1024 * 1024;

function whyIncomplete({ base, lost }: Recorder): string | null {
  if (base === null)
    return `It begins with a snapshot larger than ${RECORDER_BYTES / MB} MB, which a recorder does not keep. It cannot be played from there.`;
  if (lost > 0)
    return `The first ${lost} steps are gone: a recorder keeps ${RECORDER_STEPS} steps and ${RECORDER_BYTES / MB} MB. It cannot be played from the start.`;
  return null;
}

/** Adds names for values from before the first kept step. */
function addNamesBefore(names: Names, { recorder, store }: Recorded): void {
  names.set(MOCK_PUBLIC_KEY, 'key.public');
  for (const made of recorder.madeBefore) names.add(made);
  const recordStep = new Set(recorder.list().flatMap(({ made }) => made.map(({ value }) => value)));
  for (const { kind, value, parts = {} } of secretsOf(store)) {
    if (recordStep.has(value) || names.nameOf(value) !== undefined || names.codeOf(value) !== undefined)
      continue;
    if (kind.startsWith('code.')) names.add({ kind: 'code.before', value });
    else for (const secret of [value, ...Object.values(parts)]) names.set(secret, `before.${kind}`);
  }
}

async function writtenAnswer(
  names: Names,
  uploads: ReadonlySet<string>,
  { status, json, text, broken, file }: RecorderAnswer,
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

function whoIs(names: Names, { token }: RecorderStep): string | null {
  if (token === null || token === '') return null;
  return reference(names.nameOf(token) ?? 'unknown');
}

export interface Chosen {
  readonly title?: string;
  /** Number of the first relevant step. */
  readonly from?: number;
  readonly until?: number;
  /** Names the snapshot that it begins with by its digest, instead of holding it. */
  readonly isSnapshotNamed?: boolean;
}

export async function writeRecording(
  world: Recorded,
  { title, from, until = Number.POSITIVE_INFINITY, isSnapshotNamed = false }: Chosen = {},
): Promise<Recording> {
  const { base, recorder } = world;
  const names = new Names();
  const passwords = new Passwords();
  const begin = recorder.base;
  const snapshot = begin === null || begin === 'start' ? null : await writtenBase(begin, names, passwords);
  addNamesBefore(names, world);
  const uploads = new Set<string>();
  const writing = { names, passwords, uploads };
  const start = Date.parse(base.now);
  const steps: RecordedStep[] = [];
  const turn = turns();
  // Iterate over a copy: calls may add steps meanwhile.
  for (const step of recorder.list().filter(({ n }) => n <= until)) {
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
  const incomplete = whyIncomplete(recorder);
  return {
    version: RECORDING_VERSION,
    ...(title === undefined ? {} : { title }),
    base,
    ...(snapshot === null ? {} : { snapshot: isSnapshotNamed ? { sha256: snapshot.sha256 } : snapshot }),
    ...(isAsAgreed(world.server)
      ? {}
      : { server: { ...world.server, dialects: [...world.server.dialects] } }),
    ...(from === undefined || from <= 1 ? {} : { from }),
    ...(incomplete === null ? {} : { incomplete }),
    steps,
  };
}

/** Indented JSON, so that recordings can be compared line by line. */
export function recordingText(recording: Recording): string {
  return `${JSON.stringify(recording, null, 2)}\n`;
}
