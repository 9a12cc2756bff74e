import { ACCOUNT_CLAIMS } from './claims/accounts.ts';
import { APPLICATION_CLAIMS } from './claims/applications.ts';
import type { Claim } from './claims/claim.ts';
import { DECLARATION_CLAIMS } from './claims/declarations.ts';
import { PAPER_CLAIMS } from './claims/papers.ts';

/**
 * Statements of the portal with the fields that they require: `tests/claims` removes each, `npm run conformance` names
 * missing ones.
 */
export const CLAIMS: Readonly<Record<string, Claim>> = {
  ...APPLICATION_CLAIMS,
  ...PAPER_CLAIMS,
  ...DECLARATION_CLAIMS,
  ...ACCOUNT_CLAIMS,
};
