export { contractPdf } from './documents/contract.ts';
export { declarationPdf } from './documents/declaration.ts';
export type { DeclarationInput } from './documents/declaration-sections.ts';
export { pcrPdf } from './documents/pcr.ts';
export { quotePdf, type QuoteItem } from './documents/quote.ts';
export { attachmentPdf, lcaReportPdf, preReportPdf, type LcaReportInput } from './documents/reports.ts';
