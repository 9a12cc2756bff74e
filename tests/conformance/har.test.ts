/** Answers that a browser saved are judged against the contract, without any server. */
import { expect, it } from 'vitest';
import { portalSchemas } from '#scripts/conformance/assumptions.ts';
import { judgeHar } from '#scripts/conformance/har.ts';
import { harOfJourney, harText } from '../mocks/traffic/a-har.ts';
import { must } from '../support/must.ts';

it('names the call whose answer differs, with evidence that holds no personal data', async () => {
  const schemas = await portalSchemas();
  const entries = await harOfJourney('certification');
  const good = await judgeHar(harText(entries), schemas);
  expect(good.reports.filter(({ verdict }) => verdict === 'differs')).toEqual([]);
  expect(good.judged).toBeGreaterThan(10);

  const detail = must(entries.findLast(({ request }) => request.url.includes('/p/company/detail/')));
  const answer = JSON.parse(detail.response.content.text ?? '') as { data: Record<string, unknown> };
  answer.data['companyContactPhone'] = 13_800_138_000;
  answer.data['companyContacts'] = ['欧阳明日'];
  detail.response.content.text = JSON.stringify(answer);
  const { reports } = await judgeHar(harText(entries), schemas);
  const found = reports.find(({ operation }) => operation === 'getCompanyDetail');
  // A number in place of a text is tolerated, a list is not.
  expect(found).toMatchObject({
    verdict: 'broken',
    entry: entries.indexOf(detail) + 1,
    differences: [{ place: '/data/companyContacts' }],
  });
  expect(JSON.stringify(reports)).not.toMatch(/13800138000|欧阳明日/);
});
