/** Cards of My EPD/CFP are kept while nothing happens (mocks/handlers/application/to-answer.ts): each change is seen. */
import { expect, it } from 'vitest';
import { openBench } from './harness.ts';
import { must } from '../../support/must.ts';

it('follows each row that a card is made of', async () => {
  const bench = await openBench();
  const certified = bench.as('certified');
  const { store } = bench.world;
  const cards = async () => {
    const { list } = await certified.ok('listMyApplications', { query: { pageNum: 1, pageSize: 100 } });
    return JSON.stringify(list);
  };
  const mine = store.applications.where('companyCode', 'C01');
  const ids = new Set(mine.map(({ id }) => id));
  const declared = mine.flatMap(({ items }) => items).find(({ declarationId }) => declarationId !== null);
  const pcrNumber = mine[0]?.pcrNumber ?? '';
  const name = (en: string) => ({ name: { zh: '板', en } });
  const changes: Record<string, () => void> = {
    'company in other words': () =>
      store.companies.update(
        store.companies.where('code', 'C01')[0]?.id ?? '',
        name('company in other words'),
      ),
    'PCR in other words': () =>
      store.pcrs.update(store.pcrs.where('pcrNumber', pcrNumber)[0]?.id ?? '', name('PCR in other words')),
    'declared in other words': () =>
      store.declarations.update(declared?.declarationId ?? '', {
        productName: { zh: '板', en: 'declared in other words' },
      }),
    'category in other words': () =>
      store.productCategories.update(store.productCategories.all()[0]?.id ?? '', {
        name: { zh: mine.at(-1)?.items[0]?.productName ?? '', en: 'category in other words' },
      }),
    'q-other': () => store.quotes.put({ ...first(store.quotes), id: 'q-other' }),
    'c-other': () => store.contracts.put({ ...first(store.contracts), id: 'c-other' }),
  };
  function first<Row extends { applicationId: string }>(rows: { all: () => Iterable<Row> }): Row {
    return must([...rows.all()].find(({ applicationId }) => ids.has(applicationId)));
  }
  for (const [word, change] of Object.entries(changes)) {
    expect((await cards()).includes(word), `${word}, before`).toBe(false);
    change();
    expect((await cards()).includes(word), word).toBe(true);
  }
});
