import * as v from 'valibot';
import { readAs } from './read-as.ts';
import { STORAGE } from './storage-keys.ts';
import { readStorage, readStoredJson, writeStorage } from './storage.ts';

/** Codes of /Result (document 2 §2). `VERIFY` is ours for the documented "otherwise", so that no stale code is shown. */
export const RESULT_CODES = ['EPD', 'CFP', '4', '5', '6', '7', '10', 'VERIFY'] as const;
export type ResultCode = (typeof RESULT_CODES)[number];

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

export interface Submitted {
  /** `PCR` has no documented code (document 2 §2). */
  code: ResultCode | 'PCR';
  /** Local clock, Unix ms. */
  at: number;
  /** Id of the new record; null if the response has none. */
  id: string | null;
  /** Key to recognise the new record when the response has no id; null if not needed. */
  sent: string | null;
  /** One application for both EPD and CFP; the documented codes cover only one each. */
  both: boolean;
}

type More = Partial<Pick<Submitted, 'both' | 'sent'>> & { id?: unknown };

export function noteSubmitted(
  code: Submitted['code'],
  { id: named, both = false, sent = null }: More = {},
): void {
  const id = typeof named === 'string' && named !== '' ? named : null;
  const note: Submitted = { code, at: Date.now(), id, sent, both };
  writeStorage(STORAGE.submitted, JSON.stringify(note));
}

/** Stores the code for /Result; call it right before navigating. It is kept, so that a reload shows the same result. */
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

export function readSubmitted(code: Submitted['code']): Submitted | null {
  const note = readAs(submitted, readStoredJson(STORAGE.submitted));
  return note?.code === code ? { ...note, code } : null;
}

/** The stored code; `VERIFY` for an unknown one (document 2 §2: "otherwise"), null if absent (decision 45). */
export function readResultCode(): ResultCode | null {
  const stored = readStorage(STORAGE.resultCode);
  if (stored === null) return null;
  return RESULT_CODES.find((code) => code === stored) ?? 'VERIFY';
}
