/** What a step asked, with names for everything that another World would have otherwise. */
import type { RecorderBody, RecorderFile, RecorderStep } from '../world/recorder.ts';
import type { RecordedFile, RecordedPart, RecordedRequest } from './format.ts';
import { parsed, type Json } from './json.ts';
import type { Names } from './names.ts';
import type { Passwords } from './passwords.ts';
import { reference, withTexts } from './references.ts';
import { isObject } from '../lib/checked-json.ts';

interface Writing {
  readonly names: Names;
  readonly passwords: Passwords;
  readonly uploads: Set<string>;
}

/** Where the piece was put is told by what the server made of it. */
const PLACED: Readonly<Record<string, string>> = { 0: 'unreadable', 6111: 'wrong' };

function placed(step: RecorderStep): string {
  const answer = parsed(step.answer?.json ?? '');
  const code = isObject(answer) ? String(answer['code']) : '';
  return PLACED[code] ?? 'answer';
}

function textOf(body: Json, key: string): string {
  const value = body[key];
  return typeof value === 'string' ? value : '';
}

/** The point text of a puzzle is bound to its picture and its key. */
function pointName({ names }: Writing, step: RecorderStep, body: Json): string {
  const puzzle = names.nameOf(textOf(body, 'token')) ?? 'captcha.unknown';
  return `${puzzle}.${placed(step)}`;
}

function jsonBody(writing: Writing, step: RecorderStep, json: string): unknown {
  const body = parsed(json);
  const fields: Json = isObject(body) ? body : {};
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
): Promise<RecordedFile> {
  const digest = await sha256;
  uploads.add(digest);
  const file = { name, type, size, sha256: digest };
  return base64 === null ? file : { ...file, base64 };
}

async function formOf(
  writing: Writing,
  form: Extract<RecorderBody, { form: unknown }>['form'],
): Promise<RecordedPart[]> {
  const parts: RecordedPart[] = [];
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

export async function writtenRequest(writing: Writing, step: RecorderStep): Promise<RecordedRequest> {
  const { method, request } = step;
  const path = writing.names.inRequest(step.path);
  if (request === null) return { method, path };
  if ('form' in request) return { method, path, form: await formOf(writing, request.form) };
  return { method, path, body: jsonBody(writing, step, request.json) };
}
