/** Bugs for rows of document 2, so far those that pure tests hold. */
import type { Mutant } from './mutant.ts';

const LIMITS = 'src/lib/limits.ts';
const CARBON = 'src/features/low-carbon/rules.ts';
const CARBON_TEST = ['tests/features/low-carbon/rules.test.ts'];
const VERIFY = 'src/features/verification/rules.ts';
const VERIFY_TEST = ['tests/features/verification/rules.test.ts'];

export const document2: readonly Mutant[] = [
  {
    row: '2§5 low-carbon',
    bug: 'An entry needs no step',
    file: CARBON,
    from: "v.minLength(1, key('lces.valid.process'))",
    to: "v.minLength(0, key('lces.valid.process'))",
    tests: CARBON_TEST,
  },
  {
    row: '2§5 low-carbon',
    bug: 'An entry needs no data table',
    file: CARBON,
    from: 'v.custom<object>((file) => file !== null,',
    to: 'v.custom<object>((file) => file !== undefined,',
    tests: CARBON_TEST,
  },
  {
    row: '2§5 verification request',
    bug: '"Other" needs no words',
    file: VERIFY,
    from: "...(relation === OTHER && { supplement: required('verify.valid.supplement') }),",
    to: '',
    tests: VERIFY_TEST,
  },
  {
    row: '2§5 verification request',
    bug: 'A province needs no city',
    file: VERIFY,
    from: '...(country === CHINA && province !== null && { city: region }),',
    to: '',
    tests: VERIFY_TEST,
  },
  {
    row: '2§8 news error',
    bug: 'A refused news page does not show the code',
    file: 'src/parts/content/error-words.ts',
    from: 'code: error.code } };',
    to: "code: '' } };",
    tests: ['tests/parts/content/error-words.test.ts'],
  },
  {
    row: '2§8 low-carbon',
    bug: 'Missing tables name the entry before',
    file: CARBON,
    from: 'return at?.field === field ? [String(at.entry + 1)] : [];',
    to: 'return at?.field === field ? [String(at.entry)] : [];',
    tests: CARBON_TEST,
  },
  {
    row: '2§9 low-carbon',
    bug: 'A product name of a low-carbon application may have 64 characters',
    file: LIMITS,
    from: 'export const LOW_CARBON_NAME_MAX = 50;',
    to: 'export const LOW_CARBON_NAME_MAX = 64;',
    tests: CARBON_TEST,
  },
  {
    row: '2§9 low-carbon',
    bug: 'A low-carbon application takes four products',
    file: LIMITS,
    from: 'export const LOW_CARBON_ENTRIES_MAX = 3;',
    to: 'export const LOW_CARBON_ENTRIES_MAX = 4;',
    tests: CARBON_TEST,
  },
  {
    row: '2§9 low-carbon',
    bug: 'The last entry can be deleted',
    file: CARBON,
    from: 'return entries.length > 1;',
    to: 'return entries.length > 0;',
    tests: CARBON_TEST,
  },
];
