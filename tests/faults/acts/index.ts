/** What people send, open and take from the screens: each act makes calls of its own, which fail in turn. */
import { ACCOUNT } from './account.ts';
import type { Act } from './act.ts';
import { APPLICATION } from './application.ts';
import { ENTRY } from './entry.ts';
import { FILES } from './files.ts';
import { FORMS } from './forms.ts';

export const ACTS: readonly Act[] = [...FORMS, ...APPLICATION, ...ENTRY, ...ACCOUNT, ...FILES];
