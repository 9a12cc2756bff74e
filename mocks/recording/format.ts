/** What a recording is: a World's steps in a file that people read, and that plays in other Worlds and on other servers. */
import { inEnglish } from '../lib/in-english.ts';
import type { DialectId, ServerManner } from '../world/server.ts';
import type { WorldBase } from '../world/snapshot.ts';

/** Counts up whenever an older file can no longer be played. */
export const RECORDING_VERSION = 1;

export const KINDS = ['call', 'staff', 'login', 'clock', 'faults'] as const;
export type Kind = (typeof KINDS)[number];

/** A file that was sent: inside as base64 up to 256 KB, else known by its digest alone. */
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
  /** With the query. */
  path: string;
  body?: unknown;
  form?: RecordedPart[];
}

/** One of: the envelope, another JSON, a text, a file; or what hindered all of them. */
export interface RecordedAnswer {
  /** HTTP status; 0 when the connection was dropped. */
  status: number;
  code?: number;
  message?: string;
  data?: unknown;
  /** JSON without the envelope: answers of the control API. */
  json?: unknown;
  text?: string;
  /** `sha256` only of what was uploaded before: files made on demand carry their day. */
  file?: { name: string; type: string; sha256?: string };
  /** What came was no whole answer. */
  broken?: true;
}

export interface RecordedStep {
  /** Place in the life of the World, from 1. */
  n: number;
  kind: Kind;
  /** operationId, or the staff's action; null where there is none. */
  operation: string | null;
  /** World time of the step, ms after the start. */
  at: number;
  /** Whose session; null for nobody. */
  who: string | null;
  language?: string;
  request: RecordedRequest;
  /** Null when it was no longer kept: the step is played and not compared. */
  answer: RecordedAnswer | null;
}

export interface Recording {
  version: typeof RECORDING_VERSION;
  /** What a person calls it. */
  title?: string;
  /** What its World was made from. */
  base: WorldBase;
  /** What the server was like on the wire, where it was not as agreed: the steps are written as if it were. */
  server?: { fields: ServerManner['fields']; dialects: DialectId[] };
  /** Number of the first step that matters; those before it lead there. Absent when all of them do. */
  from?: number;
  /** Why it cannot be played from the start; absent when it can. */
  incomplete?: string;
  steps: RecordedStep[];
}

/** A file that is no recording, or one that cannot be played. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError';
  /** The same in Chinese; without it, the English as a detail. */
  readonly zh: string;
  constructor(en: string, zh = inEnglish(en)) {
    super(en);
    this.zh = zh;
  }
}

/** A recording of the right version that is wrong at one place; `problem` names it. */
export function damaged(problem: string): RecordingError {
  return new RecordingError(`The recording is damaged: ${problem}`, `录制文件已损坏。${inEnglish(problem)}`);
}
