import type { TextKey } from '#src/i18n/keys.ts';
import type { ResultCode, Submitted } from '#src/lib/result-code.ts';

/** What came of a submission: kinds of records that the result page can look up. */
export type RecordKind = 'application' | 'verification' | 'pcr';

/** What the result page tells, and what can be done next (document 2 §2 "Result page"). */
export interface ResultView {
  message: TextKey;
  /** What happens next. */
  next: TextKey;
  /** The same when the day is known by which it happens: `{{date}}`. */
  nextBy?: TextKey;
  /** The new record, where there is one to lead to. */
  record?: RecordKind;
  /** What the number of the new record is; without it the number of an application. */
  number?: TextKey;
  /** The first way on, besides the personal center and home. */
  action: 'mine' | 'records' | 'pcrs' | 'login' | 'inbox' | 'search';
  /** Goes home by itself after the documented 5 s (document 2 §4). */
  leaves?: true;
}

const APPLICATION = {
  next: 'result.applyNext',
  nextBy: 'result.applyNextBy',
  record: 'application',
  action: 'mine',
} as const;

const VIEWS: Record<ResultCode | 'PCR', ResultView> = {
  EPD: { message: 'result.epd', ...APPLICATION },
  CFP: { message: 'result.cfp', ...APPLICATION },
  '4': { message: 'result.password', next: 'result.passwordNext', action: 'login' },
  '5': { message: 'result.cancelSubmitted', next: 'result.cancelNext', action: 'search', leaves: true },
  '6': { message: 'result.feedback', next: 'result.feedbackNext', action: 'inbox' },
  '7': { message: 'result.register', next: 'result.registerNext', action: 'search' },
  '10': { message: 'result.lces', next: 'result.lcesNext', action: 'inbox' },
  PCR: { message: 'result.pcr', next: 'result.pcrNext', record: 'pcr', action: 'pcrs' },
  VERIFY: {
    message: 'result.verify',
    next: 'result.verifyNext',
    record: 'verification',
    // A request has no number of its own: its record shows that of the report.
    number: 'verify.regNumber',
    action: 'records',
  },
};

/**
 * The code that counts: `type` 2 of the address is a PCR application, 1 an EPD or CFP application or else a verification
 * request (document 2 §2), so that an older code never speaks for a newer submission.
 */
export function resultCodeOf(code: ResultCode, type: string | undefined): ResultCode | 'PCR' {
  if (type === '2') return 'PCR';
  if (type === '1') return code === 'EPD' || code === 'CFP' ? code : 'VERIFY';
  return code;
}

/** The view for a stored code and the `type` of the address. */
export function resultView(
  code: ResultCode,
  type: string | undefined,
  submitted: Pick<Submitted, 'both'> | null = null,
): ResultView {
  const view = VIEWS[resultCodeOf(code, type)];
  // The documents have a code for each only.
  return view.record === 'application' && submitted?.both === true
    ? { ...view, message: 'result.epdAndCfp' }
    : view;
}

interface Candidate {
  id: string;
  /** Compared with what was noted of the submission. */
  sent?: string;
  /** Begins with `YYYY-MM-DD`. */
  submittedAt: string;
}

/**
 * The row that was handed in just now: by its id, else the newest one of that day with what was sent, for an agency also reads
 * requests of others. None when nothing is known of the
 * submission: a typed address leads to the list, not to somebody's older record.
 * @param rows newest first
 * @param day of the submission where the platform is, `YYYY-MM-DD`
 */
export function newRecord<Row extends Candidate>(
  rows: readonly Row[],
  submitted: Pick<Submitted, 'id' | 'sent'> | null,
  day: string,
): Row | null {
  if (submitted === null) return null;
  const named = rows.find(({ id }) => id === submitted.id);
  if (named !== undefined) return named;
  const newest = rows.find(({ sent = null }) => sent === submitted.sent);
  return newest?.submittedAt.startsWith(day) === true ? newest : null;
}
