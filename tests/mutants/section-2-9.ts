/** Bugs for the rows of document 2, section 9: the numbers. */
import type { Mutant } from './mutant.ts';

const LIMITS = 'src/lib/limits.ts';
const APPLY = 'tests/features/application-form/application-form.test.tsx';
const CENTRE = 'tests/features/account/user-centre.test.tsx';
const ENTERPRISE = 'tests/features/enterprise/rules.test.ts';
const MINE = 'tests/features/my-applications/mine-papers.test.tsx';
const RECORDS = 'tests/features/verification/records.test.tsx';
const RESOURCES = 'tests/features/resources/resources.test.tsx';

/** Another number in the one table. */
function limit(row: string, bug: string, from: string, to: string, test: string): Mutant {
  return { row, bug, file: LIMITS, from: `export const ${from};`, to: `export const ${to};`, tests: [test] };
}

export const section2x9: readonly Mutant[] = [
  limit(
    '2§9 page sizes',
    'The timeline shows five articles a page',
    'NEWS_PAGE_SIZE = 4',
    'NEWS_PAGE_SIZE = 5',
    'tests/features/news/news-screens.test.tsx',
  ),
  limit(
    '2§9 page sizes',
    'The announcements come by five',
    'ANNOUNCEMENT_PAGE_SIZE = 4',
    'ANNOUNCEMENT_PAGE_SIZE = 5',
    'tests/features/announcements/announcements.test.tsx',
  ),
  limit(
    '2§9 page sizes',
    'The resources come by six',
    'RESOURCE_PAGE_SIZE = 5',
    'RESOURCE_PAGE_SIZE = 6',
    RESOURCES,
  ),
  {
    row: '2§9 page sizes',
    bug: 'Five resources have a more button',
    file: 'src/features/resources/rules.ts',
    from: '?? 0) > RESOURCE_PAGE_SIZE',
    to: '?? 0) >= RESOURCE_PAGE_SIZE',
    tests: [RESOURCES],
  },
  limit(
    '2§9 verification sizes',
    'The verification list shows 15 rows a page',
    'VERIFICATION_PAGE_SIZE = 10',
    'VERIFICATION_PAGE_SIZE = 15',
    RECORDS,
  ),
  {
    row: '2§9 verification sizes',
    bug: 'A chosen size changes nothing',
    file: 'src/features/verification/records-screen.tsx',
    from: 'rows: next === VERIFICATION_PAGE_SIZE ? undefined : next,',
    to: 'rows: undefined,',
    tests: [RECORDS],
  },
  {
    row: '2§9 search page',
    bug: 'The search brings five a page',
    file: 'src/features/declaration-search/filters.ts',
    from: 'pageSize: SEARCH_PAGE_SIZE,',
    to: 'pageSize: 5,',
    tests: ['tests/features/declaration-search/filters.test.ts'],
  },
  limit(
    '2§9 search page',
    'The searches show five a page',
    'SEARCH_PAGE_SIZE = 4',
    'SEARCH_PAGE_SIZE = 5',
    'tests/features/declaration-search/list-edges.test.tsx',
  ),
  {
    row: '2§9 pcr pages',
    bug: 'The PCR search brings five a page',
    file: 'src/features/pcr/queries.ts',
    from: 'pageNum: page,\n          pageSize: SEARCH_PAGE_SIZE,',
    to: 'pageNum: page,\n          pageSize: 5,',
    tests: ['tests/features/pcr/search-screen.test.tsx'],
  },
  limit(
    '2§9 anonymous id',
    'The anonymous id lives a day',
    'ANONYMOUS_ID_LIFETIME_MS = 28_800_000',
    'ANONYMOUS_ID_LIFETIME_MS = 86_400_000',
    'tests/features/product/rules.test.ts',
  ),
  {
    row: '2§9 watermark',
    bug: 'Only the first page has a watermark',
    file: 'src/parts/pdf-preview/pdf-viewer.tsx',
    from: 'overlay={watermark !== undefined && ',
    to: 'overlay={watermark !== undefined && page === 1 && ',
    tests: ['tests/features/product/pdf-screen.test.tsx'],
  },
  limit(
    '2§9 products',
    'An application takes four products',
    'APPLICATION_ITEMS_MAX = 3',
    'APPLICATION_ITEMS_MAX = 4',
    APPLY,
  ),
  limit(
    '2§9 products',
    'A typed name may have 25 characters',
    'PRODUCT_NAME_MAX = 24',
    'PRODUCT_NAME_MAX = 25',
    'tests/features/application-form/rules.test.ts',
  ),
  limit(
    '2§9 file names',
    'File names may have 180 characters',
    'FILE_NAME_MAX = 160',
    'FILE_NAME_MAX = 180',
    MINE,
  ),
  {
    row: '2§9 file names',
    bug: 'A PDF to verify may have a name of 160 characters',
    file: 'src/features/verification/form-sections.tsx',
    from: 'nameMax={FILE_NAME_MAX_ENTERPRISE}',
    to: 'nameMax={160}',
    tests: ['tests/features/verification/verification-form.test.tsx'],
  },
  {
    row: '2§9 file names',
    bug: 'The server takes 160 characters for pictures of a company',
    file: 'mocks/handlers/files/upload-rules.ts',
    from: "en: 'Wrong file type. Use JPEG or PNG.' },\n  nameMax: FILE_NAME_MAX_ENTERPRISE,",
    to: "en: 'Wrong file type. Use JPEG or PNG.' },\n  nameMax: FILE_NAME_MAX,",
    tests: ['tests/mocks/handlers/files.test.ts'],
  },
  limit(
    '2§9 enterprise',
    'A credit code has 17 characters',
    'CREDIT_CODE_LENGTH = 18',
    'CREDIT_CODE_LENGTH = 17',
    ENTERPRISE,
  ),
  limit(
    '2§9 enterprise',
    'A company name may have four characters',
    'ENTERPRISE_NAME_MIN = 5',
    'ENTERPRISE_NAME_MIN = 4',
    ENTERPRISE,
  ),
  limit(
    '2§9 enterprise',
    'A company name may have 40 characters',
    'NAME_MAX = 32',
    'NAME_MAX = 40',
    ENTERPRISE,
  ),
  limit(
    '2§9 inbox page',
    'The inbox shows five messages a page',
    'MESSAGE_PAGE_SIZE = 4',
    'MESSAGE_PAGE_SIZE = 5',
    'tests/features/inbox/inbox.test.tsx',
  ),
  limit(
    '2§9 inbox page',
    'There is more after a page of two messages',
    'INBOX_MORE_MIN_ROWS = 3',
    'INBOX_MORE_MIN_ROWS = 2',
    'tests/features/inbox/rules.test.ts',
  ),
  {
    row: '2§9 my applications',
    bug: 'My EPD brings five a page',
    file: 'src/features/my-applications/overview.ts',
    from: "part === undefined && q === '' ? SEARCH_PAGE_SIZE",
    to: "part === undefined && q === '' ? 5",
    tests: ['tests/features/my-applications/mine-list.test.tsx'],
  },
  limit(
    '2§9 registration review',
    'A review takes three working days',
    'REVIEW_WORKING_DAYS = 1',
    'REVIEW_WORKING_DAYS = 3',
    CENTRE,
  ),
  limit(
    '2§9 cancellation redirect',
    'A cancellation leads home after 10 s',
    'CANCELLATION_REDIRECT_SECONDS = 5',
    'CANCELLATION_REDIRECT_SECONDS = 10',
    'tests/features/result/result-screen.test.tsx',
  ),
  limit(
    '2§9 cancellation redirect',
    'A cancellation leads home after 3 s',
    'CANCELLATION_REDIRECT_SECONDS = 5',
    'CANCELLATION_REDIRECT_SECONDS = 3',
    'tests/features/result/result-screen.test.tsx',
  ),
  {
    row: '2§9 frames',
    bug: 'The English services are as high as the Chinese ones',
    file: LIMITS,
    from: 'serviceEn: 6500,',
    to: 'serviceEn: 6050,',
    tests: ['tests/features/pages/pages.test.tsx'],
  },
  {
    row: '2§9 frames',
    bug: 'The page of prices is lower',
    file: LIMITS,
    from: 'pricing: 2200 }',
    to: 'pricing: 1200 }',
    tests: ['tests/features/pages/pages.test.tsx'],
  },
];
