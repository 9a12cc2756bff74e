import { describe, expect, it } from 'vitest';
import { benchOfEachTest, openBench } from './harness.ts';
import { pdfFor, correctionOf } from './samples.ts';
import { validCall } from './valid-calls.ts';
import { must } from '../../support/must.ts';

const { bench, certified } = benchOfEachTest();
const correction = () => correctionOf(bench);

describe('the LCA correction round', () => {
  it('ends when the data go back to the check, and its remark goes [2§4 LCA correction]', async () => {
    const { id } = correction();
    await certified.ok('updateLcaValidation', { body: { status: 0, applyId: id } });
    const { items } = await certified.ok('getApplicationDetail', { body: { id } });
    expect(items[0]).toMatchObject({ lcaValidateStatus: 0, lcaRemark: null });
  });

  it('keeps each version of a file, newest first, with when and by whom it was sent', async () => {
    const { id } = correction();
    const versions = async () => {
      const { items } = await certified.ok('getApplicationDetail', { body: { id } });
      return (items[0]?.fileVersions ?? []).filter(({ reportType }) => reportType === 'LCA_REPORT');
    };
    const [first, ...none] = await versions();
    expect([first?.uploader, none]).toEqual(['Engineer Wang', []]);
    for (const days of [1, 2]) {
      bench.world.clock.set({ now: bench.world.clock.now() + days * 3_600_000, frozen: true });
      const lcaAttachmentId = await pdfFor(certified);
      await certified.ok('replaceLcaReport', { body: { id: `${id}:1`, lcaAttachmentId } });
    }
    const all = await versions();
    expect(all).toHaveLength(3);
    expect(all.at(-1)).toEqual(first);
    const times = all.map(({ uploadTime }) => uploadTime);
    expect(times).toEqual([...times].sort().reverse());
    // Of two that were sent in one second, the later one comes first.
    const lcaAttachmentId = await pdfFor(certified);
    await certified.ok('replaceLcaReport', { body: { id: `${id}:1`, lcaAttachmentId } });
    expect((await versions())[0]?.attachmentId).toBe(lcaAttachmentId);
    // The former one can still be read, by its company alone.
    const file = { path: { id: first?.attachmentId ?? '' } };
    expect((await certified.file('downloadAttachment', file)).status).toBe(200);
    expect((await bench.as('agency').file('downloadAttachment', file)).status).toBe(404);
  });

  it('refuses a file of the wrong type, and an item that the application does not have', async () => {
    const pdf = { dataAttachment: await pdfFor(certified) };
    await certified.refused('replaceDataTable', await validCall(bench, 'replaceDataTable', pdf), /ZIP/);
    const none = await validCall(bench, 'replaceLcaReport', { id: `${correction().id}:9` });
    await certified.refused('replaceLcaReport', none, /no such product/);
  });
});

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
    'company in other words': () => store.companies.update('co-01', name('company in other words')),
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
