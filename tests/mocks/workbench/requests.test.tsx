import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { filtered, type Entry } from '#mocks/workbench/entries.ts';
import { queries } from '#mocks/workbench/queries.ts';
import { matchesOf } from '#mocks/workbench/sections/request-details.tsx';
import { Requests } from '#mocks/workbench/sections/requests.tsx';
import { entry as journalEntry } from '../world/entry.ts';
import { renderSection, word } from './render-section.tsx';
import { startMock } from '../../support/mock.ts';
import { ofEachTest } from '../../support/of-each-test.ts';
import { user } from '../../support/user.ts';

const mock = ofEachTest(() => startMock({ scenario: 'quote-issued', persona: 'certified' }));

const call = (path: string, body: object): Promise<Response> =>
  fetch(mock.baseUrl + path, {
    method: 'POST',
    headers: { Authorization: mock.token ?? '', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

it('shows who, what changed before and after, and the call sent again beside its first answer', async () => {
  const quote = mock.world.store.quotes.all().at(-1);
  await call('/api/p/price/confirm', { id: quote?.id });
  await renderSection(<Requests />);
  const name = await screen.findByText('confirmQuote');
  const row = within(name.closest('li') as HTMLElement);
  expect(row.getByText('certified')).toBeInTheDocument();
  await user.click(name);
  const changes = await row.findByRole('region', { name: word('changes') });
  const rows = within(changes).getByRole('table', { name: `quotes ${quote?.id ?? ''}` });
  const status = within(rows).getByRole('rowheader', { name: 'status' }).closest('tr');
  const cells = within(status as HTMLElement).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['1', '2']);
  expect(row.getByText(word('onContract'))).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: word('againOf', { what: 'confirmQuote' }) }));
  expect(await row.findByRole('region', { name: word('answerNow') })).toHaveTextContent('"code": 0');
  expect(row.getByRole('region', { name: word('answerBefore') })).toHaveTextContent('"code": 1');
});

it('makes the next such call fail by one press, or only one with the same field', async () => {
  const quote = mock.world.store.quotes.all().at(-1);
  await call('/api/p/price/confirm', { id: quote?.id });
  await renderSection(<Requests />);
  await user.click(await screen.findByText('confirmQuote'));
  const press = async () =>
    user.click(screen.getByRole('button', { name: word('failNextOf', { what: 'confirmQuote' }) }));
  await press();
  const fault = { operationId: 'confirmQuote', kind: 'status', value: 503, times: 1 };
  await waitFor(() => expect(mock.world.faults).toEqual([fault]));
  expect(await screen.findByRole('link', { name: word('toFaults') })).toHaveAttribute(
    'href',
    '#faults/confirmQuote',
  );
  await user.click(screen.getByRole('combobox', { name: word('onlyIf') }));
  await user.click(await screen.findByRole('option', { name: `/id = ${quote?.id ?? ''}` }));
  await press();
  const match = { field: '/id', equals: quote?.id };
  await waitFor(() => expect(mock.world.faults).toEqual([fault, { ...fault, match }]));
});

it('offers every single value of a body and the language as conditions, but nothing masked', () => {
  const body = { password: '***', rows: [{ 'a/b~': 1 }, { on: false }], text: 'x'.repeat(300), none: null };
  expect(matchesOf({ body, language: 'en' })).toEqual([
    { field: '/rows/0/a~1b~0', equals: 1 },
    { field: '/rows/1/on', equals: false },
    { header: 'accept-language', equals: 'en' },
  ]);
});

it('names the exact place where a request is off the contract', async () => {
  await call('/api/p/price/confirm', { id: 7 });
  await renderSection(<Requests />);
  await user.click(await screen.findByText('confirmQuote'));
  expect(await screen.findByText('/id', { selector: 'mark' })).toBeInTheDocument();
});

it('stays quick to read with five hundred entries, and asks only for what is new', async () => {
  for (let n = 0; n < 500; n += 1) mock.world.journal.add(journalEntry({ operationId: `op${n}` }));
  const client = await renderSection(<Requests />);
  expect(await screen.findByText(word('countRequests', { count: 500 }))).toBeInTheDocument();
  // Asking for roles would look at every one of them.
  const rows = () => document.querySelectorAll('li');
  expect(rows()).toHaveLength(100);
  await user.click(screen.getByRole('button', { name: word('more', { count: 100 }) }));
  expect(rows()).toHaveLength(200);
  mock.world.journal.add(journalEntry({ operationId: 'newest' }));
  await client.invalidateQueries({ queryKey: queries.requests.queryKey });
  await waitFor(() => expect(rows()[0]).toHaveTextContent('newest'));
  expect(screen.getByText(word('countRequests', { count: 501 }))).toBeInTheDocument();
});

describe('the filter', () => {
  const verdict = { request: { valid: true, errors: [] }, answer: { valid: true, errors: [] } };
  const of = (more: Partial<Entry>): Entry => ({
    index: 0,
    kind: 'request',
    at: '',
    status: 200,
    answer: { code: 1 },
    verdict,
    changes: [],
    ...more,
  });
  const good = of({ operationId: 'getMenu', path: '/api/n/menu/all' });
  const refused = of({ operationId: 'confirmQuote', answer: { code: 0 } });
  const failed = of({ operationId: 'confirmQuote', status: 503 });
  const off = of({ operationId: 'getMenu', verdict: { ...verdict, answer: { valid: false, errors: [] } } });
  const all = [good, refused, failed, off];
  const find = (words: string, isOnlyWrong = false) =>
    filtered(all, { words, isOnlyWrong }, () => 'certified');

  it('finds by every word: operation, path, status, code, person', () => {
    expect(find('menu certified')).toEqual([good, off]);
    expect(find('quote 503')).toEqual([failed]);
    expect(find('')).toEqual(all);
    expect(find('agency')).toEqual([]);
  });

  it('leaves out what went well', () => {
    expect(find('', true)).toEqual([refused, failed, off]);
  });
});
