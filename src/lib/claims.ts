/**
 * Everything that the portal asserts of what it was sent: whose turn it is, until when, that nothing waits, that something is valid
 * or verified. Each row names the fields on which the sentence stands; `tests/claims` takes each of them away and finds the
 * sentence gone or changed, and `npm run conformance` names what a server leaves out. No screen reads this table.
 */
import type { Claim } from './claims/claim.ts';
import { APPLICATION_CLAIMS } from './claims/applications.ts';

/** One list an area; a new area is added here, and opened in a test of its own below `tests/claims`. */
export const CLAIMS: readonly Claim[] = [...APPLICATION_CLAIMS];
