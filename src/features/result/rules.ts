import type { TextKey } from '#src/i18n/keys.ts';
import type { ResultCode } from '#src/lib/result-code.ts';

/** What the result page tells, and what can be done next (document 2 §2 "Result page"). */
export interface ResultView {
  message: TextKey;
  /** What happens next, when there is something to say. */
  next?: TextKey;
  /** The first way on, besides the personal center and home. */
  action?: 'mine' | 'records' | 'pcrs' | 'login';
  /** Goes home by itself after the documented 5 s (document 2 §4). */
  leaves?: true;
}

const VIEWS: Record<ResultCode | 'PCR', ResultView> = {
  EPD: { message: 'result.epd', next: 'result.applyNext', action: 'mine' },
  CFP: { message: 'result.cfp', next: 'result.applyNext', action: 'mine' },
  '4': { message: 'result.password', action: 'login' },
  '5': { message: 'result.cancelSubmitted', leaves: true },
  '6': { message: 'result.feedback' },
  '7': { message: 'result.register' },
  '10': { message: 'result.lces' },
  PCR: { message: 'result.pcr', next: 'result.pcrNext', action: 'pcrs' },
  VERIFY: { message: 'result.verify', action: 'records' },
};

/**
 * The view for a stored code and the `type` of the address: 2 is a PCR application, 1 an EPD or CFP application or else
 * a verification request (document 2 §2), so that an older code never speaks for a newer submission.
 */
export function resultView(code: ResultCode, type: string | undefined): ResultView {
  if (type === '2') return VIEWS.PCR;
  if (type === '1') return VIEWS[code === 'EPD' || code === 'CFP' ? code : 'VERIFY'];
  return VIEWS[code];
}
