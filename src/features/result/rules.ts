import type { TextKey } from '#src/i18n/keys.ts';
import type { ResultCode, Submitted } from '#src/lib/result-code.ts';

export type RecordKind = 'application' | 'verification' | 'pcr';

/** Content of the result page (document 2 §2 "Result page"). */
export interface ResultView {
  message: TextKey;
  next: TextKey;
  /** Next step with a known day: `{{date}}`. */
  nextBy?: TextKey;
  /** Kind of the new record, if it has a page. */
  record?: RecordKind;
  /** Label of the record's number; the application number by default. */
  number?: TextKey;
  /** Primary action, in addition to the personal center and home. */
  action: 'mine' | 'records' | 'pcrs' | 'login' | 'inbox' | 'search';
  /** Redirects home after the documented 5 s (document 2 §4). */
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
 * `type` 2 in the URL is a PCR application, 1 an EPD or CFP application or a verification request (document 2 §2). Null when
 * nothing of that kind was submitted, so that an older submission is not shown for another one.
 * @param code the stored code, or null
 * @param pcrNoted a PCR application was noted; it has no code of its own
 */
export function resultCodeOf(
  code: ResultCode | null,
  type: string | undefined,
  pcrNoted: boolean,
): ResultCode | 'PCR' | null {
  if (type === '2') return pcrNoted ? 'PCR' : null;
  if (type === '1') return code === 'EPD' || code === 'CFP' || code === 'VERIFY' ? code : null;
  return code;
}

export function resultView(
  code: ResultCode | 'PCR',
  submitted: Pick<Submitted, 'both'> | null = null,
): ResultView {
  const view = VIEWS[code];
  // The documents define a code for either type, but none for both.
  return view.record === 'application' && submitted?.both === true
    ? { ...view, message: 'result.epdAndCfp' }
    : view;
}

interface Candidate {
  id: string;
  /** Compared with the note of the submission. */
  sent?: string;
  /** Starts with `YYYY-MM-DD`. */
  submittedAt: string;
}

/**
 * Finds the row of the submission: by its id, else the newest one of that day with the same content, because an agency also
 * sees requests of others. Null without a note or a date, so that the page links to the list instead of an older record.
 * @param rows newest first
 * @param day of the submission in the platform's time zone, `YYYY-MM-DD`
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
