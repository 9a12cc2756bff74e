import { expect, it } from 'vitest';
import { namedUnused, unusedProblems } from '#scripts/openapi/usage.ts';

it('finds a call that is neither used nor named, and a row that is not true any more', () => {
  const named = new Map([
    ['old', 'Another one does it.'],
    ['used', 'Wrong by now.'],
    ['gone', 'No such call.'],
    ['bare', ''],
  ]);
  const problems = unusedProblems(['new', 'old', 'used', 'bare'], new Set(['used']), named);
  expect(problems.map((problem) => problem.replace(/ in docs.*?md| and not named| and used/g, ''))).toEqual([
    'new is used by no screen',
    'used is named by a screen: take its row away',
    'gone is named and belongs to no operation',
    'bare is named without a reason',
  ]);
});

it('names the download variants, each with its reason (decisions 29 and 30)', () => {
  expect([...namedUnused().keys()].sort()).toEqual([
    'downloadByToken',
    'downloadEpdReport',
    'downloadPublicEpd',
  ]);
});
