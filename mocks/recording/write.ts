/** Exports a World's recorder as a recording, without secrets or World-specific values. */
import { MOCK_PUBLIC_KEY } from '../lib/rsa.ts';
import { present } from '../lib/tables.ts';
import { turns } from '../lib/slices.ts';
import { secretsOf, type SecretRows } from '../world/created-values.ts';
import {
  RECORDER_BYTES,
  RECORDER_STEPS,
  type Recorder,
  type RecorderAnswer,
  type RecorderStep,
  type RecorderBody,
  type RecorderFile,
} from '../world/recorder.ts';
import { isStandard } from '../world/server.ts';
import type { LiveWorld } from '../world/world.ts';
import * as format from './format.ts';
import { writtenBase } from './base.ts';
import { Names, Passwords } from './names.ts';
import { PICTURE, reference, withTexts } from './references.ts';
import { isObject } from '../lib/checked-json.ts';

interface Writing {
  readonly names: Names;
  readonly passwords: Passwords;
  readonly uploads: Set<string>;
}

/** How the captcha was answered, by the code of the response. */
const PLACED: Readonly<Record<string, string>> = { 0: 'unreadable', 6111: 'wrong' };

function placed(step: RecorderStep): string {
  const answer = format.parsed(step.answer?.json ?? '');
  const code = isObject(answer) ? String(answer['code']) : '';
  return PLACED[code] ?? 'answer';
}

function textOf(body: format.Json, key: string): string {
  const value = body[key];
  return typeof value === 'string' ? value : '';
}

/** The encrypted position belongs to one captcha and its key. */
function pointName({ names }: Writing, step: RecorderStep, body: format.Json): string {
  const puzzle = names.nameOf(textOf(body, 'token')) ?? 'captcha.unknown';
  return `${puzzle}.${placed(step)}`;
}

function jsonBody(writing: Writing, step: RecorderStep, json: string): unknown {
  const body = format.parsed(json);
  const fields: format.Json = isObject(body) ? body : {};
  const account = textOf(fields, 'userAccount') || textOf(fields, 'mobile');
  return withTexts(body, (text, key) => {
    if (text === '') return text;
    if (step.operation === 'checkCaptcha' && key === 'pointJson') {
      const name = pointName(writing, step, fields);
      writing.names.set(text, name);
      return reference(name);
    }
    const password = writing.passwords.nameOf(text, key, account);
    return password === null || writing.names.codeOf(text) !== undefined
      ? writing.names.inRequest(text)
      : reference(password);
  });
}

async function fileOf(
  { uploads }: Writing,
  { name, type, size, sha256, base64 }: RecorderFile,
): Promise<format.RecordedFile> {
  const digest = await sha256;
  uploads.add(digest);
  const file = { name, type, size, sha256: digest };
  return base64 === null ? file : { ...file, base64 };
}

async function formOf(
  writing: Writing,
  form: Extract<RecorderBody, { form: unknown }>['form'],
): Promise<format.RecordedPart[]> {
  const parts: format.RecordedPart[] = [];
  for (const part of form) {
    const { name } = part;
    parts.push(
      'text' in part
        ? { name, text: writing.names.inRequest(part.text) }
        : { name, file: await fileOf(writing, part.file) },
    );
  }
  return parts;
}

async function writtenRequest(writing: Writing, step: RecorderStep): Promise<format.RecordedRequest> {
  const { method, request } = step;
  const path = writing.names.inRequest(step.path);
  if (request === null) return { method, path };
  if ('form' in request) return { method, path, form: await formOf(writing, request.form) };
  return { method, path, body: jsonBody(writing, step, request.json) };
}

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
): Promise<format.RecordedAnswer> {
  const inAnswer = (value: string): string => (value === PICTURE ? value : names.inAnswer(value));
  if (json !== undefined) {
    const value = format.parsed(json);
    const envelope = format.envelopeOf(value);
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
  /** Refers to the initial snapshot by digest instead of embedding it. */
  readonly isSnapshotNamed?: boolean;
}

export async function writeRecording(
  world: Recorded,
  { title, from, until = Number.POSITIVE_INFINITY, isSnapshotNamed = false }: Chosen = {},
): Promise<format.Recording> {
  const { base, recorder } = world;
  const names = new Names();
  const passwords = new Passwords();
  const begin = recorder.base;
  const snapshot = begin === null || begin === 'start' ? null : await writtenBase(begin, names, passwords);
  addNamesBefore(names, world);
  const uploads = new Set<string>();
  const writing = { names, passwords, uploads };
  const start = Date.parse(base.now);
  const steps: format.RecordedStep[] = [];
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
  const { server } = world;
  return {
    version: format.RECORDING_VERSION,
    ...present({ title }),
    base,
    ...present({
      snapshot: isSnapshotNamed && snapshot !== null ? { sha256: snapshot.sha256 } : snapshot,
      server: isStandard(server) ? null : { ...server, dialects: [...server.dialects] },
      from: from === undefined || from <= 1 ? null : from,
      incomplete: whyIncomplete(recorder),
    }),
    steps,
  };
}

/** Indented JSON, so that recordings can be compared line by line. */
export function recordingText(recording: format.Recording): string {
  return `${JSON.stringify(recording, null, 2)}\n`;
}
