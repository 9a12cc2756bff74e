/** Feedback, LCA tool, low-carbon steel (document 2 §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import type { Handlers } from '../handler.ts';
import { submitFeedback } from './feedback.ts';
import { checkSubscription, subscribeLcaTool } from './lca-tool.ts';
import { submitLowCarbonApplication } from './low-carbon.ts';

export const serviceHandlers = {
  submitFeedback,
  checkSubscription,
  subscribeLcaTool,
  submitLowCarbonApplication,
} satisfies Handlers<OperationsOf<'service'>>;
