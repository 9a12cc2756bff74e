import type { Same } from '../types.ts';
import type { millZh } from '../zh/mill.ts';

export const millEn = {
  intro: 'The declarations of your company, your verification requests and what waits for you, in one place.',
  whyTitle: 'Why verify',
  why: 'Purchasing, tenders and deliveries bring EPD and CFP reports of other companies. Submit such a report with its registration number: the platform and the body that verified it compare both with the register and tell you whether the report is genuine and still valid.',
  waitTitle: 'Your turn',
  waitNone: 'Nothing waits for you at the moment.',
  waitUnknown: 'The list does not tell what waits for you. Open the applications in My EPD/CFP to see.',
  product: 'Product',
  what: 'What to do',
  openOf: '{{act}}: {{name}}',
  records: 'Latest verification records',
  allRecords: 'All records',
  checking: 'Being checked: {{count}}',
  declarations: 'Declarations of your company',
  allDeclarations: 'All declarations',
  noDeclarations: 'Your company has no published declaration yet',
  noCompany: 'The declarations of your company appear here once it is certified.',
  loginHint: 'Log in to see the declarations of your company, your requests and what waits for you.',
} as const satisfies Same<typeof millZh>;
