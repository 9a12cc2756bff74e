/** Where each claim is made, by its id. */
import type { View } from './judge.ts';
import { ACCOUNT_VIEWS } from './views/accounts.ts';
import { APPLICATION_VIEWS } from './views/applications.ts';
import { DECLARATION_VIEWS } from './views/declarations.ts';
import { PAPER_VIEWS } from './views/papers.ts';

export const VIEWS: Readonly<Record<string, readonly View[]>> = {
  ...APPLICATION_VIEWS,
  ...PAPER_VIEWS,
  ...DECLARATION_VIEWS,
  ...ACCOUNT_VIEWS,
};
