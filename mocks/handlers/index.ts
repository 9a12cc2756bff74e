import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { accountHandlers } from './account/index.ts';
import { applicationHandlers } from './application/index.ts';
import { captchaHandlers } from './captcha/index.ts';
import { companyHandlers } from './company/index.ts';
import { contentHandlers } from './content/index.ts';
import { contractHandlers } from './contract/index.ts';
import { declarationHandlers } from './declaration/index.ts';
import { dictionaryHandlers } from './dictionary/index.ts';
import { filesHandlers } from './files/index.ts';
import type { Handlers } from './handler.ts';
import { inboxHandlers } from './inbox/index.ts';
import { legalHandlers } from './legal/index.ts';
import { pcrHandlers } from './pcr/index.ts';
import { platformHandlers } from './platform/index.ts';
import { quoteHandlers } from './quote/index.ts';
import { serviceHandlers } from './service/index.ts';
import { sessionHandlers } from './session/index.ts';
import { verificationHandlers } from './verification/index.ts';

/** A missing handler does not compile. */
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
