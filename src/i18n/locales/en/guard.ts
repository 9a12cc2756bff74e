import type { Same } from '../types.ts';
import type { guardZh } from '../zh/guard.ts';

export const guardEn = {
  auditReviewing: 'Your registration is under review. Try again later.',
  auditRejected: 'Your registration was rejected. Enter the company name again.',
  refill: 'Edit now',
  companyPending: 'Company certification is pending. You can continue once it is approved.',
  companyFailed: 'Company certification failed. Submit it again.',
  companyNone: 'Complete company certification first',
  companyCertified: 'Your company is certified. There is nothing more to submit.',
  goCertify: 'Get certified',
  cancelReviewing: 'Your account cancellation is in review. This action is not available.',
  agencyOnly: 'This page is for third-party agencies only.',
} as const satisfies Same<typeof guardZh>;
