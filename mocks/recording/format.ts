/** File format of a recording: a World's steps, readable and replayable in other Worlds and on other servers. */
import type { ControlSchemas } from '../openapi/control.gen.ts';
import { inEnglish, BilingualError } from '../lib/text.ts';
import { FILE_JSON, parseWithin, isObject } from '../lib/checked-json.ts';

/** Increment when older files can no longer be replayed. */
export const RECORDING_VERSION = 1;

export const KINDS = ['call', 'staff', 'login', 'clock', 'faults'] as const;

/** An uploaded file: base64 up to 256 KB, else only its digest. */
export interface RecordedFile {
  name: string;
  type: string;
  size: number;
  sha256: string;
  base64?: string;
}

export type RecordedPart = { name: string; text: string } | { name: string; file: RecordedFile };

export interface RecordedRequest {
  method: string;
  /** With query. */
  path: string;
  body?: unknown;
  form?: RecordedPart[];
}

/** Exactly one of: envelope, other JSON, text, file; or the reason why there is none. */
export type RecordedAnswer = ControlSchemas['ControlRecordedAnswer'];

/** The files of its form are those of {@link RecordedPart}. */
export type RecordedStep = Omit<ControlSchemas['ControlRecordedStep'], 'request'> & {
  request: RecordedRequest;
};

/** A snapshot without secrets, journal and dialects. */
export interface RecordedSnapshot {
  sha256: string;
  state?: object;
}

export type Recording = Omit<ControlSchemas['ControlRecording'], 'snapshot' | 'steps'> & {
  snapshot?: RecordedSnapshot;
  steps: RecordedStep[];
};

/** The file is no recording, or cannot be replayed. */
export class RecordingError extends BilingualError {
  override readonly name = 'RecordingError';
  constructor(en: string, zh = inEnglish(en)) {
    super(en, `无法重放此录制。${zh}`);
  }
}

export function damaged(problem: string): RecordingError {
  return new RecordingError(`The recording is damaged: ${problem}`, `录制文件已损坏。${inEnglish(problem)}`);
}

export type Json = Readonly<Record<string, unknown>>;

/** Parses JSON within the limits; undefined if invalid or too large. */
export function parsed(json: string): unknown {
  try {
    return parseWithin(json, FILE_JSON);
  } catch {
    return undefined;
  }
}

/** The envelope of the portal's calls; null for any other JSON. */
export function envelopeOf(value: unknown): { code: number; message: string; data: unknown } | null {
  if (!isObject(value) || Object.keys(value).some((key) => !['code', 'message', 'data'].includes(key)))
    return null;
  const { code, message, data } = value;
  return typeof code === 'number' && typeof message === 'string' ? { code, message, data } : null;
}
