/**
 * Bugs to plant. `npm run mutants` plants them one by one, runs the tests that hold the rule, and says which bug lives.
 * list.test.ts keeps the lists applicable, and whole: every row of the sections below has its bug.
 */
import { document2 } from './document-2.ts';
import { document2company } from './document-2-company.ts';
import type { Mutant } from './mutant.ts';
import { section1x2pages } from './section-1-2-pages.ts';
import { section1x2forms } from './section-1-2-forms.ts';
import { section1x2frame } from './section-1-2-frame.ts';
import { section1x4 } from './section-1-4.ts';
import { section1x4steps } from './section-1-4-steps.ts';
import { section1x5 } from './section-1-5.ts';
import { section1x7 } from './section-1-7.ts';
import { section1x8 } from './section-1-8.ts';
import { section1x8client } from './section-1-8-client.ts';
import { section1x9 } from './section-1-9.ts';
import { section2x2account } from './section-2-2-account.ts';
import { section2x2content } from './section-2-2-content.ts';
import { section2x2declarations } from './section-2-2-declarations.ts';
import { section2x3 } from './section-2-3.ts';
import { section2x4 } from './section-2-4.ts';
import { section2x5 } from './section-2-5.ts';
import { section2x6 } from './section-2-6.ts';
import { section2x7 } from './section-2-7.ts';
import { section2x8 } from './section-2-8.ts';
import { section2x9 } from './section-2-9.ts';
import { mutants as unnoticed } from './unnoticed.ts';

/** The lists by the names of their files. */
export const LISTS: Readonly<Record<string, readonly Mutant[]>> = {
  unnoticed,
  'section-1-2-pages': section1x2pages,
  'section-1-2-forms': section1x2forms,
  'section-1-2-frame': section1x2frame,
  'section-1-4': section1x4,
  'section-1-4-steps': section1x4steps,
  'section-1-5': section1x5,
  'section-1-7': section1x7,
  'section-1-8': section1x8,
  'section-1-8-client': section1x8client,
  'section-1-9': section1x9,
  'section-2-2-content': section2x2content,
  'section-2-2-declarations': section2x2declarations,
  'section-2-2-account': section2x2account,
  'section-2-3': section2x3,
  'section-2-4': section2x4,
  'section-2-5': section2x5,
  'section-2-6': section2x6,
  'section-2-7': section2x7,
  'section-2-8': section2x8,
  'section-2-9': section2x9,
  'document-2': document2,
  'document-2-company': document2company,
};

/** Sections of the documents whose every row has a bug. */
export const WHOLE_SECTIONS = [
  '1§2',
  '1§4',
  '1§5',
  '1§7',
  '1§8',
  '1§9',
  '2§2',
  '2§3',
  '2§4',
  '2§5',
  '2§6',
  '2§7',
  '2§8',
  '2§9',
] as const;
