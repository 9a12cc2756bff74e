import type { Same } from '../types.ts';
import type { enterpriseZh } from '../zh/enterprise.ts';

export const enterpriseEn = {
  title: 'Company certification',
  intro: 'Certified companies can apply for EPD/CFP and low-carbon-emission steel.',
  creditCode: 'Unified social credit code',
  companyName: 'Company name',
  email: 'Company e-mail',
  address: 'Company address',
  corporation: 'Legal representative',
  contacts: 'Contact person',
  contactPhone: 'Contact phone',
  zipCode: 'Postal code',
  license: 'Business licence',
  billInfo: 'Billing information',
  imageHint: 'JPEG or PNG under 5 MB, file name up to 90 characters',
  submit: 'Submit for certification',
  success: 'Certification submitted for review',
  state: {
    none: 'Not certified',
    s0: 'Under review',
    s1: 'Certified',
    s2: 'Certification failed',
  },
  valid: {
    creditRequired: 'Enter the unified social credit code',
    creditLength: 'The unified social credit code must be 18 characters',
    nameRequired: 'Enter the company name',
    nameLength: 'Company name must be 5–32 characters',
    emailMax: 'E-mail cannot exceed 32 characters',
    address: 'Enter the company address',
    corporation: 'Enter the legal representative',
    contactPhone: 'Enter the contact phone',
    zipCode: 'Enter the postal code',
    license: 'Upload the business licence',
    billInfo: 'Upload the billing information',
  },
} as const satisfies Same<typeof enterpriseZh>;
