import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { accountHandlers } from './account.ts';
import { applicationHandlers } from './application.ts';
import { captchaHandlers } from './captcha.ts';
import { companyHandlers } from './company.ts';
import { contentHandlers } from './content.ts';
import { contractHandlers } from './contract.ts';
import { declarationHandlers } from './declaration.ts';
import { dictionaryHandlers } from './dictionary.ts';
import { filesHandlers } from './files.ts';
import type { Handlers } from './handler.ts';
import { inboxHandlers } from './inbox.ts';
import { legalHandlers } from './legal.ts';
import { pcrHandlers } from './pcr.ts';
import { platformHandlers } from './platform.ts';
import { quoteHandlers } from './quote.ts';
import { serviceHandlers } from './service.ts';
import { sessionHandlers } from './session.ts';
import { verificationHandlers } from './verification.ts';

/** One handler an operation. A call of the contract without one does not compile. */
export const handlers = {
  ...platformHandlers,
  ...dictionaryHandlers,
  ...sessionHandlers,
  ...accountHandlers,
  ...captchaHandlers,
  ...inboxHandlers,
  ...legalHandlers,
  ...companyHandlers,
  ...verificationHandlers,
  ...filesHandlers,
  ...applicationHandlers,
  ...quoteHandlers,
  ...contractHandlers,
  ...pcrHandlers,
  ...declarationHandlers,
  ...contentHandlers,
  ...serviceHandlers,
} satisfies Handlers<OperationId>;

/** Calls that belong to a later area: they answer HTTP 501 and are counted by `npm run contract`. */
export const laterCalls: readonly OperationId[] = [];
