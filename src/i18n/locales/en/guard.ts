import type { Same } from '../types.ts';
import type { guardZh } from '../zh/guard.ts';

export const guardEn = {
  auditReviewing: 'Your registration is under review. Try again later.',
  auditRejected: 'Your registration was rejected. Enter the company name again.',
  refill: 'Edit now',
  companyPending: 'Company certification is pending. You can continue once it is approved.',
  companyFailed: 'Company certification failed. Submit it again.',
  companyNone: 'Complete company certification first',
  goCertify: 'Get certified',
  cancelReviewing: 'Your account cancellation is in review. This action is not available.',
  agencyOnly: 'This page is for third-party agencies only.',
  page: {
    title: '“{{page}}” is not available to you yet',
    loginTitle: 'Log in to use “{{page}}”',
    login: 'What stands here belongs to your account. Log in first.',
    loginNext: 'After the login this page opens at once. No account yet? Register, then come back.',
    register: 'Register',
    reviewingNext:
      'The review usually takes {{reviewDays}} working day; you will be told by system message. Until then you can search the published declarations.',
    rejectedNext: 'Correct it and submit it again; the platform then reviews it once more.',
    pendingNext:
      'The platform will tell you the result by system message. The personal center shows what you submitted and where it stands.',
    certifyNext:
      'Submit business licence and billing information. You can apply once the platform has approved them.',
    cancelNext: 'If you want to keep the account, take the request back in the personal center.',
    agencyNext:
      'Your own requests are under “Verification records”. Is your company type wrong? Tell the platform by feedback.',
    reason: 'Reason',
    checkAgain: 'Check again',
    search: 'Search EPD/CFP',
    toUser: 'Go to personal center',
    toRecords: 'Go to verification records',
    toFeedback: 'Send feedback',
  },
} as const satisfies Same<typeof guardZh>;
