import type { Same } from '../types.ts';
import type { lcesZh } from '../zh/lces.ts';

export const lcesEn = {
  title: 'Low-carbon-emission steel application',
  intro:
    'For certified companies: submit process steps and a data table for each product and the platform will arrange the assessment.',
  company: 'Company name',
  introduction: 'Company introduction',
  introductionPlaceholder: 'Describe your main process route, capacity and low-carbon work',
  entry: 'Product {{index}}',
  productName: 'Product name',
  process: 'Process steps',
  processHint: 'Tick every step used to make this product',
  dataTable: 'Data table',
  dataTableHint: 'XLS, XLSX or XLSM, file name up to {{fileNameMax}} characters',
  template: 'Download data-table template',
  addEntry: 'Add product',
  removeEntry: 'Delete product',
  maxEntries: 'Up to {{lowCarbonEntriesMax}} products',
  submit: 'Submit application',
  submitFail: 'Submission failed. Try again later.',
  valid: {
    introduction: 'Enter the company introduction',
    nameRequired: 'Enter the product name',
    nameMax: 'Product name cannot exceed {{lowCarbonNameMax}} characters',
    processMissing: 'Select process steps for product(s) {{entries}}',
    fileMissing: 'Upload a data table for product(s) {{entries}}',
  },
} as const satisfies Same<typeof lcesZh>;
