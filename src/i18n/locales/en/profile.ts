import type { Same } from '../types.ts';
import type { profileZh } from '../zh/profile.ts';

export const profileEn = {
  supplementTitle: 'Complete your profile',
  supplementHint:
    'Complete your company profile so that we can serve you. Questions? Call the secretariat: {{phone}}',
  enterpriseName: 'Company name',
  companyType: 'Company type',
  contacts: 'Contact person',
  department: 'Department',
  job: 'Job title',
  profession: 'Industry',
  otherProfession: 'Other industry',
  productType: 'Product type',
  demand: 'Your needs',
  demandPlaceholder: 'Briefly describe what you need',
  channel: 'How you heard about us',
  otherChannel: 'Other channel',
  skip: 'Skip for now',
  saved: 'Profile saved',
  valid: {
    nameRequired: 'Enter the company name',
    nameMax: 'The name cannot exceed 32 characters',
    companyType: 'Select a company type',
    contacts: 'Enter a contact person',
    otherProfession: 'Specify the other industry',
    otherChannel: 'Specify the other channel',
    userName: 'Enter a user name',
  },
  modifyTitle: 'Edit registration details',
  account: 'Account',
  userName: 'User name',
  rejectReason: 'Reason for rejection',
  nameLocked: 'The company name cannot be changed now',
  modifySuccess: 'Details submitted for review',
} as const satisfies Same<typeof profileZh>;
