import type { Same } from '../types.ts';
import type { contractZh } from '../zh/contract.ts';

export const contractEn = {
  title: 'Contract',
  status: 'Contract status',
  state: {
    s0: 'Not started',
    s1: 'Not started for now',
    s2: 'Awaiting customer confirmation',
    s3: 'Signed',
    s4: 'Refused by customer',
  },
  file: 'Contract file',
  confirm: 'Accept contract',
  refuse: 'Refuse contract',
  confirmAsk: 'Accept the contract and agree to sign?',
  refuseAsk: 'Refuse this contract?',
  confirmAskNumber: 'Accept contract {{number}} and agree to sign?',
  refuseAskNumber: 'Refuse contract {{number}}?',
  signBy: 'Sign by',
  confirmDone: 'Contract accepted',
  refuseDone: 'Contract refused',
  over: 'The contract was to be answered by {{date}}. It can still be accepted or refused.',
  empty: 'The contract has not been prepared yet',
  number: 'Contract number',
  issuedAt: 'Sent',
  decidedAt: 'Decided',
} as const satisfies Same<typeof contractZh>;
