import type { Same } from '../types.ts';
import type { legalZh } from '../zh/legal.ts';

export const legalEn = {
  userAgreement: 'User agreement',
  privacyPolicy: 'Privacy policy',
  version: 'Version',
  publishTime: 'Published',
  failureTime: 'Expired on',
  historyTitle: 'Version history',
  viewHistory: 'View version history',
  expired: 'Expired',
  current: 'In force',
  validRange: '{{start}} to {{end}}',
  empty: 'No earlier versions',
  notFound: 'This version was not found',
  readDone: 'I have read it',
  end: 'End of document',
  about: 'About this version',
  state: 'State',
  document: 'Document',
  documents: 'Legal documents',
  validity: 'Validity',
  validFrom: 'since {{start}}',
  expiredNotice: 'This version has expired. It is kept for reference.',
  viewCurrent: 'View the version in force',
  chooseDocument: 'Choose the document whose versions you want to see',
} as const satisfies Same<typeof legalZh>;
