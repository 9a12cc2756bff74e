import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { CONTRACT, QUOTE } from '#src/lib/states.ts';
import type { RenderedPage } from '../render-page.tsx';
import { application, decide, open, openDialog, openPage, press, signIn, start } from './open-mine.tsx';
import { mock } from '../../support/mock.ts';
import { must } from '../../support/must.ts';

const quote = () => mock.world.store.quotes.where('applicationId', application().id).at(-1);
const contract = () => mock.world.store.contracts.where('applicationId', application().id).at(-1);

/** So long that the last day to decide is over. */
const longAgo = () => mock.world.clock.now() - 40 * 86_400_000;

function currentStep(): string {
  return (
    screen.getByRole('list', { name: 'Progress' }).querySelector('[aria-current=step]')?.textContent ?? ''
  );
}

let page: RenderedPage;

describe('a quote', () => {
  beforeEach(async () => {
    page = await start('quote-issued');
  });

  it('is accepted after a prompt, and the application moves on [2§4 quote] [2§4 progress] [2§7 getQuote] [2§7 confirmQuote]', async () => {
    expect(await screen.findByText(/The quote has been issued/)).toBeInTheDocument();
    expect(currentStep()).toContain('1/7');
    await press('Review the quote');
    await decide('Service quote', 'Accept quote');

    expect(await screen.findByText(/The platform is preparing the contract/)).toBeInTheDocument();
    expect(quote()?.status).toBe(QUOTE.confirmed);
    expect(currentStep()).toContain('2/7');
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    const states = steps.map(({ textContent }) => /Done|In progress|Not started/.exec(textContent)?.[0]);
    expect(states).toEqual(['Done', 'In progress', ...Array.from({ length: 5 }, () => 'Not started')]);
    expect(screen.queryByRole('button', { name: 'Review the quote' })).not.toBeInTheDocument();
  });

  it('is part of what has happened from the beginning, also where it comes late', async () => {
    mock.world.faults = [{ operationId: 'getQuote', kind: 'delay', value: 300 }];
    await openPage();
    const story = await screen.findByRole('region', { name: 'What has happened' });
    expect(story).toHaveTextContent('Quote issued');
  });

  it('is not decided when the prompt is turned down [2§4 quote] [2§4 contract]', async () => {
    const dialog = await openDialog('Review the quote', 'Service quote');
    await press('Reject quote', dialog);
    await press('Cancel', await screen.findByRole('dialog', { name: 'Reject quote' }));
    expect(quote()?.status).toBe(QUOTE.pending);
    expect(within(dialog).getByRole('button', { name: 'Accept quote' })).toBeEnabled();
  });

  it('is the one of which the prompt speaks, also when another has been issued meanwhile', async () => {
    await press('Accept quote', await openDialog('Review the quote', 'Service quote'));
    const prompt = await screen.findByRole('dialog', { name: 'Accept quote' });
    const first = must(quote());
    mock.world.store.quotes.remove(first.id);
    mock.world.store.quotes.put({ ...first, id: 'q-dearer', amount: 99_000 });
    await page.client.refetchQueries();
    await press('Accept quote', prompt);
    expect(await screen.findByText(/no longer exists|not found|does not exist/i)).toBeInTheDocument();
    expect(quote()).toMatchObject({ id: 'q-dearer', status: QUOTE.pending });
  });

  it('names the amount in its prompt, and how long it holds', async () => {
    await press('Accept quote', await openDialog('Review the quote', 'Service quote'));
    const prompt = await screen.findByRole('dialog', { name: 'Accept quote' });
    expect(prompt).toHaveTextContent(/Accept the quote of .*66,000\.00.* It is valid until \d+ \w+ \d{4}/);
  });

  it.each(['malformed', 'network'] as const)(
    'whose answer is lost (%s) is looked up, and what holds is told',
    async (kind) => {
      mock.world.faults = [{ operationId: 'confirmQuote', kind, times: 1 }];
      await press('Review the quote');
      await decide('Service quote', 'Accept quote');
      // A broken connection loses the answer or the call itself: the mock's loses the call.
      const arrived = kind === 'malformed';
      const told = arrived ? 'Quote accepted' : /Your answer did not arrive/;
      expect(await screen.findByText(told)).toBeInTheDocument();
      expect(quote()?.status).toBe(arrived ? QUOTE.confirmed : QUOTE.pending);
      expect(screen.queryByText(/Something went wrong/)).toBeNull();
      expect(screen.queryByRole('dialog', { name: 'Service quote' }) === null).toBe(arrived);
    },
  );

  it('whose answer is lost, and which cannot be read either, is called unclear', async () => {
    await press('Review the quote');
    await screen.findByRole('button', { name: 'Accept quote' });
    mock.world.faults = [
      { operationId: 'confirmQuote', kind: 'malformed' },
      { operationId: 'getQuote', kind: 'malformed' },
    ];
    await decide('Service quote', 'Accept quote');
    expect(await screen.findByText(/it is not known whether yours has taken effect/)).toBeInTheDocument();
  });

  it('is rejected after a prompt [2§4 quote] [2§7 refuseQuote]', async () => {
    await press('Review the quote');
    await decide('Service quote', 'Reject quote');
    expect(await screen.findByText(/You rejected the quote/)).toBeInTheDocument();
    expect(quote()?.status).toBe(QUOTE.rejected);
  });

  it('that somebody else has decided meanwhile: tells the refusal and shows the new state [2§4 quote]', async () => {
    const dialog = await openDialog('Review the quote', 'Service quote');
    await within(dialog).findByRole('button', { name: 'Accept quote' });
    const id = quote()?.id ?? '';
    mock.world.store.quotes.update(id, { status: QUOTE.rejected });
    await decide('Service quote', 'Accept quote');

    expect(await within(dialog).findByText('Rejected')).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Accept quote' })).not.toBeInTheDocument();
    expect(await screen.findByText(/You rejected the quote/)).toBeInTheDocument();
    expect(quote()?.status).toBe(QUOTE.rejected);
  });
});

describe('a paper that is decided upon', () => {
  it('says what it is about: product and number, and the contract the price that was accepted', async () => {
    await start('contract-waiting');
    const { number, items } = application();
    const dialog = await openDialog('Review the contract', 'Contract');
    expect(await within(dialog).findByText(number)).toBeInTheDocument();
    expect(await within(dialog).findByText('Amount')).toBeInTheDocument();
    const price = quote()?.amount ?? 0;
    expect(dialog).toHaveTextContent(price.toLocaleString('en', { minimumFractionDigits: 2 }));
    expect(items.length).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');

    await openPage();
    const paper = await openDialog(/^Service quote: Quote accepted/, 'Service quote');
    expect(await within(paper).findByText(number)).toBeInTheDocument();
  });
});

describe('a contract', () => {
  it('is accepted after a prompt [2§7 getContract] [2§7 confirmContract]', async () => {
    await start('contract-waiting');
    const dialog = await openDialog('Review the contract', 'Contract');
    expect(await within(dialog).findByText('Sign by')).toBeInTheDocument();
    await press('Accept contract', dialog);
    const prompt = await screen.findByRole('dialog', { name: 'Accept contract' });
    expect(prompt).toHaveTextContent(`Accept contract ${contract()?.number ?? ''} and agree to sign?`);
    await press('Accept contract', prompt);
    expect(await screen.findByText(/The contract is signed/)).toBeInTheDocument();
    expect(contract()?.status).toBe(CONTRACT.signed);
  });

  it('is refused after a prompt [2§4 contract] [2§7 refuseContract]', async () => {
    await start('contract-waiting');
    await press('Review the contract');
    await decide('Contract', 'Refuse contract');
    expect(await screen.findByText(/You refused the contract/)).toBeInTheDocument();
    expect(contract()?.status).toBe(CONTRACT.refused);

    await openPage();
    const decided = await openDialog(/^Contract: Contract refused/, 'Contract');
    await within(decided).findByText('Refused by customer');
    expect(within(decided).queryByRole('button', { name: /contract$/ })).toBeNull();
  });

  it('past its day says that it still counts, in the list and in its dialog', async () => {
    await signIn('contract-waiting');
    mock.world.store.contracts.update(contract()?.id ?? '', { issuedAt: longAgo() });
    await open();
    expect(await screen.findByText('Your turn: overdue, still open (1)')).toBeInTheDocument();
    mock.world.faults = [{ operationId: 'confirmContract', kind: 'malformed', times: 1 }];
    const dialog = await openDialog('Review the contract', 'Contract');
    await within(dialog).findByText(/It can still be accepted or refused/);
    await decide('Contract', 'Accept contract');
    expect(await screen.findByText('Contract accepted')).toBeInTheDocument();
    expect(contract()?.status).toBe(CONTRACT.signed);
  });

  it('cannot be seen before it was sent; a quote whose dates are not known can [2§4 contract] [2§7 getApplicationDetail]', async () => {
    await start('stage-20');
    mock.world.faults = [{ operationId: 'getQuote', kind: 'malformed', times: 1 }];
    await openPage();
    expect(await screen.findByRole('button', { name: 'View: Service quote' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(View: )?Contract/ })).not.toBeInTheDocument();
  });
});
