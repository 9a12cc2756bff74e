/** Every PDF the platform and its applicants exchange, made from plain data. */
export { contractPdf } from './documents/contract.ts';
export { declarationPdf } from './documents/declaration.ts';
export type { DeclarationInput } from './documents/declaration-input.ts';
export { pcrPdf } from './documents/pcr.ts';
export { quotePdf, type QuoteItem } from './documents/quote.ts';
export { attachmentPdf, lcaReportPdf, preReportPdf, type LcaReportInput } from './documents/reports.ts';
