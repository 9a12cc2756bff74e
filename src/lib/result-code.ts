import * as v from 'valibot';
import { readAs } from './read-as.ts';
import { STORAGE } from './storage-keys.ts';
import { readStorage, readStoredJson, writeStorage } from './storage.ts';

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
  /** What tells the new record from those of others where the answer named no id; null where nothing has to. */
  sent: string | null;
  /** One application for EPD and CFP: the documents know a code for each only. */
  both: boolean;
}

type More = Partial<Pick<Submitted, 'both' | 'sent'>> & { id?: unknown };

/** Notes what was handed in, so that /Result can lead to it. */
export function noteSubmitted(
  code: Submitted['code'],
  { id: named, both = false, sent = null }: More = {},
): void {
  const id = typeof named === 'string' && named !== '' ? named : null;
  const note: Submitted = { code, at: Date.now(), id, sent, both };
  writeStorage(STORAGE.submitted, JSON.stringify(note));
}

/** Stores what /Result is to tell. Call it right before going there; it stays, so that a reload tells the same. */
export function setResultCode(code: ResultCode, more?: More): void {
  writeStorage(STORAGE.resultCode, code);
  noteSubmitted(code, more);
}

const submitted = v.object({
  code: v.string(),
  at: v.number(),
  id: v.nullable(v.string()),
  sent: v.fallback(v.nullable(v.string()), null),
  both: v.boolean(),
});

/** What was handed in under this code; null when nothing is known of it. */
export function readSubmitted(code: Submitted['code']): Submitted | null {
  const note = readAs(submitted, readStoredJson(STORAGE.submitted));
  return note?.code === code ? { ...note, code } : null;
}

/**
 * The stored code; `VERIFY` for an unknown one (document 2 §2: "otherwise"), and for a submission that has no code of its
 * own. Null when nothing was handed in here since the session began (decision 45).
 */
export function readResultCode(): ResultCode | null {
  const stored = readStorage(STORAGE.resultCode);
  if (stored === null && readStorage(STORAGE.submitted) === null) return null;
  return RESULT_CODES.find((code) => code === stored) ?? 'VERIFY';
}
