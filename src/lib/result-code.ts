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

/** Stores what /Result is to tell. Call it right before going there; it stays, so that a reload tells the same. */
export function setResultCode(code: ResultCode): void {
  writeStorage(STORAGE.resultCode, code);
}

/** The stored code; `VERIFY` when there is none or an unknown one (document 2 §2: "otherwise"). */
export function readResultCode(): ResultCode {
  const stored = readStorage(STORAGE.resultCode);
  return RESULT_CODES.find((code) => code === stored) ?? 'VERIFY';
}
