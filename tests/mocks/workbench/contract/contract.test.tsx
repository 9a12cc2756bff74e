import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallPage } from '#mocks/workbench/contract/call-page.tsx';
import type { CallFacts, Reference } from '#mocks/workbench/contract/facts.ts';
import { keepLocalised } from '#mocks/workbench/contract/localised.ts';
import { inChinese } from '#mocks/workbench/contract/one-call.ts';
import { Puzzle } from '#mocks/workbench/contract/facts-panel.tsx';
import { useSender } from '#mocks/workbench/contract/session.ts';
import { renderSection, word } from '../render-section.tsx';
import { startMock } from '../../../support/mock.ts';
import { ofEachTest } from '../../../support/of-each-test.ts';
import { press, user } from '../../../support/user.ts';

const mock = ofEachTest(() => startMock({ scenario: 'quote-issued' }));

const CONFIRM: CallFacts = {
  id: 'confirmQuote',
  method: 'POST',
  path: '/api/p/price/confirm',
  area: 'quote',
  summary: 'Accept a service quote',
  auth: 'token',
  row: 75,
  source: 'document 2 §7',
  contract: { file: 'openapi/quote.yaml', line: 58 },
  handler: { file: 'mocks/handlers/quote/index.ts', line: 95 },
  screens: ['/epd/mineEpd', '/app/epd/$id', '*'],
  unused: null,
  assumptions: [{ where: '', reason: 'No document says when.' }],
  captcha: true,
};
const UNUSED: CallFacts = {
  ...CONFIRM,
  id: 'downloadByToken',
  row: null,
  auth: 'query-token',
  screens: [],
  unused: 'Another call does the same.',
  assumptions: [],
  captcha: false,
};
const REFERENCE: Reference = {
  portal: { paths: { '/api/p/price/confirm': { post: { operationId: 'confirmQuote' } } } },
  control: { paths: { '/__mock/api/world': { get: { operationId: 'getWorld', summary: 'The World' } } } },
  calls: [CONFIRM, UNUSED],
};
const view = (document: object, id: string) => <p>{`${id} in ${JSON.stringify(document)}`}</p>;
const page = (open: string, language?: 'zh' | 'en') =>
  renderSection(<CallPage reference={REFERENCE} open={open} view={view} />, language);
const fact = (name: Parameters<typeof word>[0], language?: 'zh' | 'en') =>
  screen.getByText(word(name, {}, language), { selector: 'dt' }).parentElement as HTMLElement;

describe('the calls of the contract', () => {
  it('are listed with those of the control API, found by their words, and open by their address', async () => {
    await page('');
    expect(screen.getByText(word('chooseCall'))).toBeVisible();
    expect(screen.getByText(word('callsFound', { count: 3 }))).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: word('findCall') }), 'GET world');
    const [link, ...others] = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(link).toHaveTextContent('getWorld');
    expect(link).toHaveAttribute('href', '#contract/getWorld');
    expect(others).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: word('findCall') }), 'xyz');
    expect(screen.getByText(word('noneFound'))).toBeVisible();
  });

  it('show what the project knows of the one that is open', async () => {
    await page('confirmQuote');
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('confirmQuote');
    expect(fact('source')).toHaveTextContent('document 2 §7 · openapi/calls.tsv:75');
    expect(fact('session')).toHaveTextContent(word('authToken'));
    expect(fact('handler')).toHaveTextContent('mocks/handlers/quote/index.ts:95');
    expect(fact('assumptions')).toHaveTextContent('No document says when.');
    // A path that wants an id is no link.
    const links = within(fact('screens')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['/epd/mineEpd']);
    expect(fact('screens')).toHaveTextContent(`/app/epd/$id${word('everyPage')}`);
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf(word('itsFaults'))).toBe('#faults/confirmQuote');
    expect(hrefOf(word('itsRequests'))).toBe('#requests/confirmQuote');
    expect(screen.getByRole('button', { name: word('passPuzzle') })).toBeVisible();
    expect(screen.getByText(/^confirmQuote in .*price/)).toBeVisible();
  });

  it('say why no screen makes one, and that no document names it', async () => {
    await page('downloadByToken', 'zh');
    expect(fact('screens', 'zh')).toHaveTextContent('Another call does the same.');
    expect(fact('source', 'zh')).toHaveTextContent(word('ours', {}, 'zh'));
    expect(fact('assumptions', 'zh')).toHaveTextContent(word('none', {}, 'zh'));
    expect(screen.queryByRole('button', { name: word('passPuzzle', {}, 'zh') })).toBeNull();
  });

  it.each([
    ['of the control API are shown from its own contract', 'getWorld', /^getWorld in .*__mock/],
    ['are told when there is none of that name', 'noSuchCall', word('noSuchCall', { id: 'noSuchCall' })],
  ])('%s', async (_, id, text) => {
    await page(id);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(word('facts'))).toBeNull();
  });
});

it('a puzzle is passed for a call that wants one, in calls that the journal knows', async () => {
  await renderSection(<Puzzle />);
  await user.click(screen.getByRole('button', { name: word('passPuzzle') }));
  const token = (await screen.findByText(/^[\w-]{16,}$/, { selector: 'code' })).textContent ?? '';
  const { store, journal } = mock.world;
  expect(store.captchas.get(token)?.verifiedUntil).toBeGreaterThan(mock.world.clock.now());
  expect(journal.tail().map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining(['getCaptcha', 'checkCaptcha']),
  );
});

it('a call goes out as whoever is chosen: the portal, nobody, or a persona who is signed in for it', async () => {
  document.cookie = 'steel_epd_token=from-the-portal; Path=/';
  function Sending() {
    const { sender, choose } = useSender();
    return (
      <>
        <output>{`${sender.who}: ${String(sender.token())}`}</output>
        {(['portal', 'nobody', 'agency'] as const).map((who) => (
          <button key={who} type="button" onClick={() => choose(who)}>
            {who}
          </button>
        ))}
      </>
    );
  }
  await renderSection(<Sending />);
  expect(screen.getByRole('status')).toHaveTextContent('portal: from-the-portal');
  await press('nobody');
  expect(screen.getByRole('status')).toHaveTextContent('nobody: null');
  await press('agency');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^agency: \w{16,}/));
  const token = screen.getByRole('status').textContent?.slice('agency: '.length) ?? '';
  expect(mock.world.store.sessions.get(token)?.userId).toBe('u-agency');
  await press('portal');
  document.cookie = 'steel_epd_token=; Max-Age=0; Path=/';
});

describe('what Swagger UI renders', () => {
  const rendered = (html: string): HTMLElement => {
    const root = document.createElement('div');
    root.innerHTML = html;
    keepLocalised(root, inChinese);
    return root;
  };

  it('is Chinese, in texts and in what is read out, and keeps data and what it has no word for', () => {
    const root = rendered(
      '<button aria-label="Copy to clipboard" title="q-1001">Execute</button> q-1001 <pre>Code</pre>',
    );
    expect(root.innerHTML).toBe(
      '<button aria-label="复制" title="q-1001">发送</button> q-1001 <pre tabindex="0">Code</pre>',
    );
  });

  it('stays Chinese when a text changes or comes later', async () => {
    const root = rendered('<button>Try it out</button>');
    const [text] = root.querySelector('button')?.childNodes ?? [];
    if (text === undefined) throw new Error('no text');
    text.nodeValue = 'Cancel';
    await waitFor(() => expect(root).toHaveTextContent('取消'));
    root.insertAdjacentHTML('beforeend', '<h5>Response headers</h5>');
    await waitFor(() => expect(root).toHaveTextContent('取消响应头'));
    // The node is the one that Swagger UI's React changes next.
    expect(root.querySelector('button')?.firstChild).toBe(text);
  });

  it('has heads of tables, tables that are tables, and long texts within the reach of keys', () => {
    const root = rendered(
      '<table role="region" aria-live="polite"><tbody><tr><td class="col_header">Code</td></tr></tbody></table><pre></pre>',
    );
    expect(root.querySelector('table')?.attributes).toHaveLength(0);
    expect(root.querySelector('td')).toHaveAttribute('role', 'columnheader');
    expect(root.querySelector('pre')).toHaveAttribute('tabindex', '0');
  });

  it('has a name at each field: its parameter’s, or what it holds, also when it comes later', async () => {
    const root = rendered(
      '<table><tr data-param-name="id"><td><input></td></tr></table><label>Named <input></label>',
    );
    const names = () =>
      [...root.querySelectorAll('input, textarea, select')].map((field) => field.getAttribute('aria-label'));
    expect(names()).toEqual(['id', null]);
    root.insertAdjacentHTML(
      'beforeend',
      '<textarea></textarea><select class="examples-select-element"></select>',
    );
    await waitFor(() => expect(names()).toEqual(['id', null, '请求体', '示例']));
  });
});
