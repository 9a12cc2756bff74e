import type { Same } from '../types.ts';
import type { registerZh } from '../zh/register.ts';

export const registerEn = {
  title: 'Register',
  noticeTitle: 'Before you register',
  noticeBody: 'Register with genuine company details. We review every registration within 1 working day.',
  noticeConfirm: 'I understand, start',
  tabPhone: 'Register by mobile',
  tabEmail: 'Register by e-mail',
  account: 'Mobile number or e-mail',
  companyName: 'Company name',
  companyNamePlaceholder: 'Enter the name on your business licence',
  industryCategory: 'Industry category',
  industryPlaceholder: 'Select an industry category',
  companyForm: 'Company form',
  companyFormPlaceholder: 'Select a company form',
  code: 'Verification code',
  setPassword: 'Set password',
  confirmPassword: 'Confirm password',
  submit: 'Register',
  success: 'Registration submitted',
  readAgreement: 'I have read this',
  scrollToEnd: 'Scroll to the end to continue',
  valid: {
    companyRequired: 'Enter the company name',
    companyMax: 'Company name cannot exceed 32 characters',
    industry: 'Select an industry category',
    companyForm: 'Select a company form',
    account: 'Enter a valid mobile number or e-mail',
  },
} as const satisfies Same<typeof registerZh>;
