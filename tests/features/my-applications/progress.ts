/** Progress of an application that has just been sent, for tests. */
import type { Progress } from '#src/features/my-applications/model.ts';
import { CONTRACT, QUOTE } from '#src/lib/states.ts';

export const progressWith = (over: Partial<Progress>): Progress => ({
  stage: 10,
  released: false,
  quote: QUOTE.notIssued,
  contract: CONTRACT.notStarted,
  lca: null,
  missingFiles: 0,
  verification: null,
  dueDate: null,
  customerDue: null,
  ...over,
});
