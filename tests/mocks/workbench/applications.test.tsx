import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LIVE } from '#mocks/workbench/queries.ts';
import { Applications } from '#mocks/workbench/charts/chart-view.tsx';
import { renderSection, word } from './render-section.tsx';
import { mock, startMock } from '../../support/mock.ts';
import { must } from '../../support/must.ts';
import { press, user } from '../../support/user.ts';

afterEach(() => {
  window.location.hash = '';
});

async function open(scenario: string, hash: string, language: 'zh' | 'en' = 'en') {
  await startMock({ scenario });
  window.location.hash = hash;
  return renderSection(<Applications />, language);
}

const onlyOf = (): string => {
  const found = must(mock.world.store.applications.where('companyCode', 'C01')[0]);
  return found.id;
};

it('all applications stand in the columns of their stages; words and whose turn find some', async () => {
  await open('default', '#applications');
  const first = await screen.findByRole('region', { name: 'EPD application: 4' });
  expect(within(first).getAllByRole('link')).toHaveLength(4);
  expect(screen.getByRole('region', { name: 'Report release: 2' })).toBeInTheDocument();

  await user.type(screen.getByRole('textbox', { name: word('findCard') }), '报价待确认 chuanyan');
  expect(screen.getByRole('region', { name: 'EPD application: 1' })).toHaveTextContent('Quote to confirm');
  await user.click(screen.getByRole('combobox', { name: word('turn') }));
  await user.click(await screen.findByRole('option', { name: word('platformStaff') }));
  expect(await screen.findByText(word('noneFound'))).toBeInTheDocument();
});

it('a column of very many shows some, and more on demand', async () => {
  await open('verify-120', '#applications/verifications');
  const columns = await screen.findAllByRole('region', { name: /: \d+$/ });
  const long = must(columns.find((column) => within(column).queryByRole('button') !== null));
  expect(within(long).getAllByRole('link')).toHaveLength(12);
  await user.click(within(long).getByRole('button'));
  expect(within(long).getAllByRole('link')).toHaveLength(24);
});

it('a card leads to the chart: where it is, what is possible, whose that is', async () => {
  await open('contract-waiting', '#applications');
  await user.click(await screen.findByRole('link', { name: /Contract to confirm/ }));
  expect(await screen.findByRole('link', { name: word('back') })).toHaveFocus();
  const picture = await screen.findByRole('img', {
    name: word('chartOf', { states: 'Contract to confirm' }),
  });
  expect(picture).toBeInTheDocument();
  expect(screen.getByText('Contract to confirm', { selector: 'li' })).toHaveAttribute('aria-current', 'step');
  const card = screen.getByRole('heading', { name: /Refuse the contract/ }).closest('li');
  expect(card).toHaveTextContent('Leads to: Contract refused');
  expect(card).toHaveTextContent(word('customer'));
  expect(screen.getByRole('link', { name: word('openPortal', { name: '王工' }) })).toHaveAttribute(
    'href',
    '/__mock/as/u-certified?to=%2Fepd%2FmineEpd',
  );
});

it('a number on an arrow brings to its button, and the button does it', async () => {
  await open('contract-waiting', '#applications');
  await user.click(await screen.findByRole('link', { name: /Contract to confirm/ }));
  await screen.findByRole('img');
  await press(word('goTo', { n: 1, what: 'Confirm the contract', who: word('customer') }));
  const button = screen.getByRole('button', { name: word('doOf', { what: 'Confirm the contract' }) });
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Contract signed', { selector: 'strong' })).toBeInTheDocument();
  const history = screen.getByRole('heading', { name: word('history') }).closest('section');
  expect(within(history as HTMLElement).getAllByRole('listitem')[0]).toHaveTextContent(
    'Confirm the contract',
  );
  // The next is the staff's.
  await press(word('doOf', { what: 'Start LCA calculation' }));
  expect(await screen.findByText('LCA data in check', { selector: 'strong' })).toBeInTheDocument();
});

it('what the customer must choose stands there; the file is made up and uploaded', async () => {
  await open('lca-correction', '#applications');
  window.location.hash = `#applications/applications/${onlyOf()}`;
  const line = () => screen.getByText('Product 1 · Data table').closest('li')?.textContent;
  const combos = await screen.findAllByRole('combobox', { name: /item/ });
  expect(combos[0]).toHaveValue('1. High-strength automotive structural coil (EPD)');
  const before = line();
  await press(word('doOf', { what: 'Upload the data table' }));
  await waitFor(() => expect(line()).not.toBe(before));
});

it('says why something cannot be done, and follows its World', async () => {
  const client = await open('quote-issued', '#applications');
  window.location.hash = `#applications/applications/${onlyOf()}`;
  await screen.findByRole('button', { name: word('doOf', { what: 'Confirm the quote' }) });
  mock.world.store.companies.update('co-01', { status: '2' });
  await act(() => client.invalidateQueries({ queryKey: LIVE }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: word('doOf', { what: 'Confirm the quote' }) })).toBeNull(),
  );
  expect(screen.getByRole('heading', { name: word('blocked') }).nextSibling).toHaveTextContent(
    'Your company must be certified first.',
  );
  // Time is nobody's to hold up.
  await press(word('doOf', { what: 'The quote runs out' }));
  expect(await screen.findByText('Quote out of date', { selector: 'strong' })).toBeInTheDocument();
});

it('companies, people and records have charts of their own, in both languages', async () => {
  await open('default', '#applications/people/u-leaving', 'zh');
  expect(await screen.findByText('注销审核中', { selector: 'strong' })).toBeInTheDocument();
  expect(screen.getByText('注册已通过', { selector: 'strong' })).toBeInTheDocument();
  await press(word('doOf', { what: '撤回注销' }, 'zh'));
  expect(await screen.findByText('账号正常', { selector: 'strong' })).toBeInTheDocument();
  window.location.hash = '#applications/companies/C19';
  expect(await screen.findByText('认证审核中', { selector: 'strong' })).toBeInTheDocument();
  window.location.hash = '#applications/companies/C99';
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});
