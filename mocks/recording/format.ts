/** File format of a recording: a World's steps, readable and replayable in other Worlds and on other servers. */
import { inEnglish, BilingualError } from '../lib/text.ts';
import type { DialectId, ServerManner } from '../world/server.ts';
import type { WorldBase } from '../world/snapshot.ts';
import { FILE_JSON, parseWithin, isObject } from '../lib/checked-json.ts';

/** Increment when older files can no longer be replayed. */
export const RECORDING_VERSION = 1;

export const KINDS = ['call', 'staff', 'login', 'clock', 'faults'] as const;
export type Kind = (typeof KINDS)[number];

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
export interface RecordedAnswer {
  /** HTTP status; 0 for a dropped connection. */
  status: number;
  code?: number;
  message?: string;
  data?: unknown;
  /** JSON without envelope: answers of the control API. */
  json?: unknown;
  text?: string;
  /** `sha256` only for uploads: generated files contain their date. */
  file?: { name: string; type: string; sha256?: string };
  broken?: true;
}

export interface RecordedStep {
  /** Sequence number in the World, from 1. */
  n: number;
  kind: Kind;
  /** operationId or staff action; null if there is none. */
  operation: string | null;
  /** World time of the step, ms after the start. */
  at: number;
  /** Owner of the session; null if anonymous. */
  who: string | null;
  language?: string;
  request: RecordedRequest;
  /** Null if no longer kept: the step is replayed without comparison. */
  answer: RecordedAnswer | null;
}

/** A snapshot without secrets, journal and dialects. */
export interface RecordedSnapshot {
  /** Of its text (base.ts). */
  sha256: string;
  /** Absent if the recording only names it. */
  state?: object;
}

export interface Recording {
  version: typeof RECORDING_VERSION;
  title?: string;
  base: WorldBase;
  /** State in which it begins; absent for the start of the World. */
  snapshot?: RecordedSnapshot;
  /** Wire deviations of the server; the steps themselves follow the contract. */
  server?: { fields: ServerManner['fields']; dialects: DialectId[] };
  /** Number of the first relevant step; earlier ones are setup. Absent if all are relevant. */
  from?: number;
  /** Why it cannot be replayed from the start; absent if it can. */
  incomplete?: string;
  steps: RecordedStep[];
}

/** The file is no recording, or cannot be replayed. */
export class RecordingError extends BilingualError {
  override readonly name = 'RecordingError';
}

/** Error for a recording with an invalid part, named by `problem`. */
export function damaged(problem: string): RecordingError {
  return new RecordingError(`The recording is damaged: ${problem}`, `录制文件已损坏。${inEnglish(problem)}`);
}

export type Json = Readonly<Record<string, unknown>>;

/** A text as JSON; undefined when it is none, or more than anybody may walk through. */
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
