/**
 * Mutants planted by `npm run mutants`: one for each section of the documents with a requirement, to detect tests that stop
 * failing. `npm run mutation` (Stryker) mutates rules line by line.
 */

export interface Bug {
  /** Row of docs/coverage-rows.tsv that the bug violates; tests that name the row in their title must fail. */
  readonly row: string;
  /** Effect for the user. */
  readonly bug: string;
  /** Path from the root folder. */
  readonly file: string;
  /** An export, or a property of one: `sessionMutations.logout`. */
  readonly symbol: string;
  /** Expression that replaces the value or the function's result; `original` is the former value. */
  readonly instead: string;
}

export const BUGS: readonly Bug[] = [
  {
    row: '1§2 thirdAgency',
    bug: 'Every company may open the page of the agencies',
    file: 'src/lib/gates.ts',
    symbol: 'isAgency',
    instead: 'original || true',
  },
  {
    row: '1§4 after login supplement',
    bug: 'A user name alone leads to the supplement form',
    file: 'src/parts/account-form/after-login.ts',
    symbol: 'hasNoName',
    instead: 'original || isBlank(companyName)',
  },
  {
    row: '1§5 sms code',
    bug: 'An SMS code of five digits is taken',
    file: 'src/lib/limits.ts',
    symbol: 'CODE_PATTERN',
    instead: String.raw`/^\d{5,6}$/`,
  },
  {
    row: '1§7 logout',
    bug: 'A logout is not told to the server',
    file: 'src/parts/session/queries.ts',
    symbol: 'sessionMutations.logout',
    instead: '() => ({ ...original(), mutationFn: () => Promise.resolve(null) })',
  },
  {
    row: '1§8 code 106',
    bug: 'Nobody is told that a phone is not registered',
    file: 'src/parts/account-form/refusals.ts',
    symbol: 'saysNotRegistered',
    instead: 'original && false',
  },
  {
    row: '1§9 badge',
    bug: 'The badge shows ten',
    file: 'src/lib/limits.ts',
    symbol: 'BADGE_MAX',
    instead: 'original + 1',
  },
  {
    row: '2§2 pcr result',
    bug: 'After a PCR application an older code speaks',
    file: 'src/features/result/rules.ts',
    symbol: 'resultCodeOf',
    instead: "type === '2' ? code : original",
  },
  {
    row: '2§3 application form',
    bug: 'The pre-report is sent as the data table',
    file: 'src/features/application-form/rules.ts',
    symbol: 'toRequest',
    instead:
      '{ ...original, epd: original.epd.map((item) => ({ ...item, dataAttachment: item.epdAttachmentId })) }',
  },
  {
    row: '2§4 contract',
    bug: 'A contract shows before it has begun',
    file: 'src/features/my-applications/rules.ts',
    symbol: 'isContractVisible',
    instead: 'original || true',
  },
  {
    row: '2§5 application items',
    bug: 'The last product can be removed',
    file: 'src/parts/form/form-list.tsx',
    symbol: 'canRemove',
    instead: 'original || parts.length > 0',
  },
  {
    row: '2§6 approval routes',
    bug: 'Who is under review may enter every page',
    file: 'src/lib/gates.ts',
    symbol: 'auditGate',
    instead: "original.kind === 'warn' ? allow : original",
  },
  {
    row: '2§7 createAccessRecord',
    bug: 'Nobody hears of a visit',
    file: 'src/features/product/visitor.ts',
    symbol: 'recordVisit',
    instead: '() => Promise.resolve(null)',
  },
  {
    row: '2§8 cancellation in review',
    bug: 'An account that is about to be cancelled can be changed',
    file: 'src/lib/gates.ts',
    symbol: 'cancellationGate',
    instead: 'original && allow',
  },
  {
    row: '2§9 products',
    bug: 'An application takes one product too many',
    file: 'src/lib/limits.ts',
    symbol: 'APPLICATION_ITEMS_MAX',
    instead: 'original + 1',
  },
];
