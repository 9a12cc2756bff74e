import * as v from 'valibot';
import { STORAGE } from './storage-keys.ts';
import { readStorage, writeStorage } from './storage.ts';

/**
 * What the result page /Result tells (document 2 §2). The codes are documented; `VERIFY` stands for the documented
 * "otherwise" (verification application submitted), so that no older code is shown in its place.
 */
export const RESULT_CODES = ['EPD', 'CFP', '4', '5', '6', '7', '10', 'VERIFY'] as const;
export type ResultCode = (typeof RESULT_CODES)[number];

/** Result codes by what happened; the values are the documented ones. */
export const RESULT = {
  epd: 'EPD',
  cfp: 'CFP',
  passwordChanged: '4',
  cancellation: '5',
  feedback: '6',
  registration: '7',
  lowCarbon: '10',
  verification: 'VERIFY',
} as const satisfies Record<string, ResultCode>;

/** What was handed in, as far as it is known. */
export interface Submitted {
  /** Of this the note speaks; `PCR` has no code of its own (document 2 §2). */
  code: ResultCode | 'PCR';
  /** When, by this computer's clock, epoch ms. */
  at: number;
  /** Id of the new record; null where the server's answer named none. */
  id: string | null;
  /** One application for EPD and CFP: the documents know a code for each only. */
  both: boolean;
}

/** Notes what was handed in, so that /Result can lead to it. */
export function noteSubmitted(
  code: Submitted['code'],
  { id, both = false }: { id?: unknown; both?: boolean } = {},
): void {
  const note: Submitted = { code, at: Date.now(), id: typeof id === 'string' && id !== '' ? id : null, both };
  writeStorage(STORAGE.submitted, JSON.stringify(note));
}

/** Stores what /Result is to tell. Call it right before going there; it stays, so that a reload tells the same. */
export function setResultCode(code: ResultCode, more?: { id?: unknown; both?: boolean }): void {
  writeStorage(STORAGE.resultCode, code);
  noteSubmitted(code, more);
}

const submitted = v.object({
  code: v.string(),
  at: v.number(),
  id: v.nullable(v.string()),
  both: v.boolean(),
});

/** What was handed in under this code; null when nothing is known of it. */
export function readSubmitted(code: Submitted['code']): Submitted | null {
  try {
    const note = v.parse(submitted, JSON.parse(readStorage(STORAGE.submitted) ?? 'null'));
    return note.code === code ? { ...note, code } : null;
  } catch {
    return null;
  }
}

/** The stored code; `VERIFY` when there is none or an unknown one (document 2 §2: "otherwise"). */
export function readResultCode(): ResultCode {
  const stored = readStorage(STORAGE.resultCode);
  return RESULT_CODES.find((code) => code === stored) ?? 'VERIFY';
}
