export const resultEn = {
  title: 'Result',
  epd: 'EPD application submitted',
  cfp: 'CFP application submitted',
  epdAndCfp: 'EPD and CFP application submitted',
  none: 'Nothing was submitted here just now',
  noneNext:
    'This page shows only what was submitted just now. Your applications are under My EPD/CFP, all else is in the personal centre.',
  noneVisitor:
    'This page shows only what was submitted just now. Log in to see what you have submitted before.',
  number: 'Application number',
  applyNext:
    'The platform issues a service quote, for you to accept under My EPD/CFP; a system message tells you.',
  applyNextBy:
    'The platform plans to issue a service quote on or before {{date}}, for you to accept under My EPD/CFP; a system message tells you.',
  passwordNext: 'You are logged out on all other devices. Log in with the new password.',
  cancelNext:
    'The platform reviews the request and then closes the account. Until then you can take it back in the personal centre.',
  feedbackNext: 'The answer comes as a system message.',
  registerNext:
    'A system message tells you the result. Until then you can search the published declarations; downloads and applications open afterwards.',
  lcesNext: 'A system message tells you whether it was accepted.',
  verifyNext:
    'The platform checks the report, tells you by system message, and gives its feedback in the verification record.',
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
  toApplication: 'Go to the application',
  toRecord: 'Go to the verification record',
  toInbox: 'Go to the inbox',
  toMine: 'Go to My EPD/CFP',
  toPcrs: 'Go to My PCR',
  toVerify: 'Go to my verification records',
  countdown: 'Redirecting in {{seconds}} s',
} as const;
