import type { Same } from '../types.ts';
import type { quoteZh } from '../zh/quote.ts';

export const quoteEn = {
  title: 'Service quote',
  state: {
    s0: 'Not issued',
    s1: 'Pending confirmation',
    s2: 'Confirmed',
    s3: 'Rejected',
  },
  file: 'Quotation',
  confirm: 'Accept quote',
  refuse: 'Reject quote',
  confirmAsk: 'Accept this quote? A contract will be prepared.',
  refuseAsk: 'Reject this quote?',
  confirmAskAmount:
    'Accept the quote of {{amount}}? It is valid until {{date}}; a contract will be prepared.',
  refuseAskAmount: 'Reject the quote of {{amount}}?',
  over: 'This quote was valid until {{date}} and can no longer be accepted. Ask the platform for a new one.',
  confirmDone: 'Quote accepted',
  refuseDone: 'Quote rejected',
  empty: 'The quote has not been issued yet',
  amount: 'Amount',
  amountValue: 'CNY\u00a0{{amount}}',
  item: 'Item',
  total: 'Total',
  issuedAt: 'Issued',
  validUntil: 'Valid until',
  decidedAt: 'Decided',
} as const satisfies Same<typeof quoteZh>;
