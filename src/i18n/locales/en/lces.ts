import type { Same } from '../types.ts';
import type { lcesZh } from '../zh/lces.ts';

export const lcesEn = {
  title: 'Low-carbon-emission steel application',
  intro:
    'For certified companies: submit process steps and a data table for each product and the platform will arrange the assessment.',
  sectionCompany: 'Company',
  company: 'Company name',
  introduction: 'Company introduction',
  introductionPlaceholder: 'Describe your main process route, capacity and low-carbon work',
  introductionHint: 'Up to {{longTextMax}} characters',
  models: 'Data-table template and standard',
  noModels: 'The template is not available yet',
  entry: 'Product {{index}}',
  productName: 'Product name',
  process: 'Process steps',
  processHint: 'Tick every step used to make this product',
  dataTable: 'Data table',
  dataTableHint: 'XLS, XLSX or XLSM, file name up to {{fileNameMax}} characters',
  dataTablePdf: 'The standard {{name}} may be uploaded as it is',
  addEntry: 'Add product',
  removeEntry: 'Delete product',
  removeConfirm: 'Delete product {{index}}? What you entered for it is deleted too.',
  maxEntries: 'Up to {{lowCarbonEntriesMax}} products',
  sectionSubmit: 'Submit',
  submitIntro: 'The platform assesses the application and tells you the result by system message.',
  submit: 'Submit application',
  submitFail: 'Submission failed. Try again later.',
  submitUnclear:
    'The platform did not answer, so the application may have arrived. Ask before you submit it again.',
  askPlatform: 'Go to feedback',
  valid: {
    introduction: 'Enter the company introduction',
    introductionMax: 'The company introduction cannot exceed {{longTextMax}} characters',
    nameRequired: 'Enter the product name',
    nameMax: 'Product name cannot exceed {{lowCarbonNameMax}} characters',
    process: 'Select at least one process step',
    file: 'Upload a data table',
    processMissing: 'Select process steps for product {{entries}}',
    fileMissing: 'Upload a data table for product {{entries}}',
  },
} as const satisfies Same<typeof lcesZh>;
