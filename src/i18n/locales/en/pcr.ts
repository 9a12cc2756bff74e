import type { Same } from '../types.ts';
import type { pcrZh } from '../zh/pcr.ts';

export const pcrEn = {
  introTitle: 'What is a PCR?',
  introBody:
    'Product category rules (PCR) set common requirements for LCA and EPD work on one group of products.',
  introStep1: 'Proposal',
  introStep2: 'Drafting and consultation',
  introStep3: 'Review and publication',
  searchTitle: 'Search PCR',
  keywordPlaceholder: 'Keyword in the PCR name',
  numberPlaceholder: 'PCR number',
  number: 'PCR number',
  name: 'PCR name',
  registerNo: 'Registration no.',
  author: 'Author',
  productClass: 'Product class',
  desc: 'Scope',
  downloadCn: 'Download Chinese version',
  downloadEn: 'Download English version',
  empty: 'No PCR matches your search',
  applyTitle: 'Apply for a PCR',
  applyCompany: 'Company name',
  applyProduct: 'Product the PCR should cover',
  applyProductPlaceholder: 'Product name and a short description',
  applySubmit: 'Submit application',
  valid: {
    company: 'Company name cannot be empty',
    product: 'Product cannot be empty',
  },
  mineTitle: 'My PCR',
  mineEmpty: 'No PCR applications yet',
} as const satisfies Same<typeof pcrZh>;
