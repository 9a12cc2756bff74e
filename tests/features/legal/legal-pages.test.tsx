import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { CurrentScreen } from '#src/features/legal/current-screen.tsx';
import { HistoryScreen } from '#src/features/legal/history-screen.tsx';
import { VersionScreen } from '#src/features/legal/version-screen.tsx';
import { AGREEMENT_PAGE_SIZE } from '#src/lib/limits.ts';
import { renderPage } from '../render-page.tsx';
import { mock, startMock, refuseNext } from '../../support/mock.ts';

beforeEach(() => startMock());

const link = (name: string) => screen.findByRole('link', { name });

describe('the version in force', () => {
  it('is shown with its version and day, and leads to its history [1§2 legal pages]', async () => {
    await renderPage(<CurrentScreen type="REGISTRATION" />);
    expect(screen.getByRole('heading', { level: 1, name: 'User agreement' })).toBeInTheDocument();
    expect(await screen.findByRole('article')).toHaveTextContent('1. General');
    expect(screen.getByText('V3.1')).toBeInTheDocument();
    expect(screen.getByText('In force')).toBeInTheDocument();
    expect(await link('View version history')).toHaveAttribute('href', '/compent?id=REGISTRATION');
    expect(screen.queryByRole('link', { name: 'Cancel my account' })).toBeNull();
  });

  it('comes in the language of the page, and the privacy policy leads to the cancellation [1§2 passpassword]', async () => {
    await renderPage(<CurrentScreen type="PRIVACY" />, '/agreement', 'zh');
    expect(await screen.findByRole('article')).toHaveTextContent('一、我们收集的信息');
    expect(await link('注销账号')).toHaveAttribute('href', '/passpassword');
  });

  it('none: says it in the server’s words, and still leads to the history', async () => {
    refuseNext('getCurrentAgreement', 'None in force.');
    await renderPage(<CurrentScreen type="PRIVACY" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('None in force.');
    expect(await link('View version history')).toHaveAttribute('href', '/compent?id=PRIVACY');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toHaveTextContent('1. What we collect');
  });
});

describe('the history', () => {
  it('lists ten a page with title, version, days and the expired mark [1§2 compent] [1§9 agreement page] [1§7 listAgreementVersions]', async () => {
    expect(AGREEMENT_PAGE_SIZE).toBe(10);
    const { here } = await renderPage(<HistoryScreen type="PRIVACY" page={1} />, '/compent?id=PRIVACY');
    const table = await screen.findByRole('table', { name: /^Privacy policy/ });
    const [, newest, second, ...others] = within(table).getAllByRole('row');
    expect(others).toHaveLength(8);
    expect(newest).toHaveTextContent(/Privacy policy.*V3\.1.*since 17\sSep\s2026.*In force/);
    expect(second).toHaveTextContent(/Privacy policy.*V3\.0.*20\sMay\s2026 to 16\sSep\s2026.*Expired/);
    expect(within(table).getByRole('link', { name: 'Privacy policy V3.0' })).toHaveAttribute(
      'href',
      '/hoster?Id=ag-pri-11',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(here()).toBe('/compent?id=PRIVACY&page=2');
  });

  it('shows the rest on its second page', async () => {
    await renderPage(<HistoryScreen type="REGISTRATION" page={2} />);
    const table = await screen.findByRole('table', { name: /^User agreement/ });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
  });

  it('of no document offers both', async () => {
    await renderPage(<HistoryScreen type={undefined} page={1} />);
    expect(screen.getByText(/Choose the document/)).toBeInTheDocument();
    expect(await link('User agreement')).toHaveAttribute('href', '/compent?id=REGISTRATION');
    expect(await link('Privacy policy')).toHaveAttribute('href', '/compent?id=PRIVACY');
  });

  it('says when there is none', async () => {
    const { agreements } = mock.world.store;
    for (const { id } of agreements.all()) agreements.remove(id);
    await renderPage(<HistoryScreen type="PRIVACY" page={1} />);
    expect(await screen.findByText('No earlier versions')).toBeInTheDocument();
  });
});

describe('one version', () => {
  it('is shown with its own text; an expired one says so and leads to the one in force [1§2 hoster] [1§7 getAgreementVersion]', async () => {
    await renderPage(<VersionScreen id="ag-reg-07" />);
    expect(await screen.findByRole('heading', { level: 1, name: 'User agreement V2.1' })).toBeInTheDocument();
    expect(screen.getByText(/This version has expired/)).toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveTextContent('1. General');
    expect(screen.getByRole('article')).not.toHaveTextContent('10. Miscellaneous');
    expect(await link('View the version in force')).toHaveAttribute('href', '/policy');
  });

  it('of a server that sends the text alone is that text, and nothing is said of its days and its validity', async () => {
    mock.stop();
    const text = { code: 1, message: 'success', data: { agreementContent: '<p>Only the text</p>' } };
    await startMock({
      intercept: (request, answer) =>
        request.url.endsWith('/details') ? Promise.resolve(Response.json(text)) : answer(),
    });
    await renderPage(<VersionScreen id="ag-reg-07" />);
    expect(await screen.findByRole('article')).toHaveTextContent('Only the text');
    expect(screen.getByRole('heading', { level: 1, name: 'Version history' })).toBeInTheDocument();
    for (const said of ['In force', 'Expired', 'Published', 'Version'])
      expect(screen.queryByText(said)).toBeNull();
    expect(await link('View version history')).toHaveAttribute('href', '/compent');
  });

  it.each([['ag-none'], [undefined]])('%s is not found, and the history is offered', async (id) => {
    await renderPage(<VersionScreen id={id} />);
    expect(await screen.findByText('This version was not found')).toBeInTheDocument();
    expect(await link('View version history')).toHaveAttribute('href', '/compent');
  });
});
