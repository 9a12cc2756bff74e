import type { Same } from '../types.ts';
import type { resultZh } from '../zh/result.ts';

export const resultEn = {
  title: 'Result',
  epd: 'EPD application submitted',
  cfp: 'CFP application submitted',
  applyNext: 'Track progress under My EPD/CFP',
  pcr: 'PCR application submitted',
  password: 'Password changed. Log in again.',
  cancelSubmitted: 'Account cancellation request submitted',
  feedback: 'Feedback submitted. Thank you!',
  register: 'Registration received. We will review it within {{reviewDays}} working day.',
  lces: 'Low-carbon-emission steel application received. We will contact you during working days.',
  verify: 'Verification application submitted',
  pcrNext: 'The platform will assess it and tell you by system message',
  stay: 'Stay on this page',
  leaving: 'You will be taken to the home page',
  toMine: 'Go to My EPD/CFP',
  toPcrs: 'Go to My PCR',
  toVerify: 'Go to my verification records',
  toUser: 'Go to personal center',
  toHome: 'Back to home',
  countdown: 'Redirecting in {{seconds}} s',
} as const satisfies Same<typeof resultZh>;
