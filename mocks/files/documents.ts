export { contractPdf } from './documents/quote.ts';
export { declarationPdf, type DeclarationInput } from './documents/declaration.ts';
export { pcrPdf } from './documents/pcr.ts';
export { quotePdf, type QuoteItem } from './documents/quote.ts';
export { attachmentPdf, lcaReportPdf, preReportPdf, type LcaReportInput } from './documents/reports.ts';
