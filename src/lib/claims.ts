import { ACCOUNT_CLAIMS } from './claims/accounts.ts';
import { APPLICATION_CLAIMS } from './claims/applications.ts';
import { DECLARATION_CLAIMS } from './claims/declarations.ts';
import { PAPER_CLAIMS } from './claims/papers.ts';

/** Operation and JSON path, with `[]` for array items: `getQuote /data/status`. `tests/claims` checks that both exist. */
export type ClaimField = `${string} /data${string}`;

/** decision 41 */
export interface Claim {
  /** Text keys of the statement; a unit without a key is given literally. */
  readonly says: readonly string[];
  /** One field per group is required; conformance reports the first with `without` if a server never sends it. */
  readonly fields: readonly (readonly ClaimField[])[];
  /** Null counts as present, e.g. "no end date": only an omitted field is missing. */
  readonly nullTells?: true;
  readonly without: { readonly zh: string; readonly en: string };
}

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
