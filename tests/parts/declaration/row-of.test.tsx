/** What the documented answer of a product leaves unsaid comes from its row of the register (document 2 §3, decision 41). */
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { declarationQueries } from '#src/parts/declaration-search/queries.ts';
import { productQueries } from '#src/parts/declaration/queries.ts';
import { FILL_CALLS_MAX } from '#src/parts/own-filters/fill.ts';
import { startMock } from '../../support/mock.ts';
import { ofEachTest } from '../../support/of-each-test.ts';
import { must } from '../../support/must.ts';

const mock = ofEachTest(() => startMock({ fields: 'documented' }));
let client: QueryClient;
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

const calls = (operation: string) =>
  mock.world.journal.tail().filter(({ operationId }) => operationId === operation).length;
const read = (id: string) => client.query(productQueries.detail(id));

it('is the row that was listed, without another call', async () => {
  const { rows } = await client.query(declarationQueries.page({ pageNum: 1, pageSize: 4 }));
  const row = must(rows[0]);
  const before = calls('searchDeclarations');
  expect(await read(row.id)).toMatchObject({
    number: row.number,
    gwp: row.gwp,
    gwpUnit: '',
    validUntil: row.validUntil,
    chain: row.chain,
    productNumber: row.productNumber,
  });
  expect(calls('searchDeclarations')).toBe(before);
});

it('is looked for by the name of the product, in so many calls at most', async () => {
  const own = mock.world.store.declarations.get('epd-018');
  expect(await read('epd-018')).toMatchObject({
    number: own?.registrationNumber,
    gwp: own?.gwp100,
    validUntil: own?.expiresOn,
    reportZh: own?.businessId,
  });
  expect(calls('searchDeclarations')).toBeGreaterThan(0);
  expect(calls('searchDeclarations')).toBeLessThanOrEqual(FILL_CALLS_MAX);
});

it('is not looked for where the address names a report, and a search that fails hides nothing', async () => {
  const { businessId = '', productName } = mock.world.store.declarations.get('epd-018') ?? {};
  expect(await read(businessId)).toMatchObject({ number: '', gwp: null, statesNoGwp: false });
  expect(calls('searchDeclarations')).toBe(0);
  mock.world.faults = [{ operationId: 'searchDeclarations', kind: 'status', value: 503 }];
  expect(await read('epd-018')).toMatchObject({ number: '', product: productName });
});
