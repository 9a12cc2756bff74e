/** The real server in the workbench: how to have one, who answers which call, and its calls in the log. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RealServer } from '#mocks/core/real-server.ts';
import { logRealCall } from '#mocks/core/log-real-call.ts';
import { plainCall } from '#mocks/lib/plain-call.ts';
import { filtered } from '#mocks/workbench/entries.ts';
import { queries } from '#mocks/workbench/queries.ts';
import { Real } from '#mocks/workbench/sections/real.tsx';
import { Requests } from '#mocks/workbench/sections/requests.tsx';
import { operations } from '#src/api/generated/operations.gen.ts';
import { renderSection, word } from './render-section.tsx';
import { mock, startMock } from '../../support/mock.ts';
import { user } from '../../support/user.ts';

const ALL = Object.keys(operations).length;
let real: RealServer;
const begin = async (): Promise<void> => {
  real = {
    origin: 'https://real.example.com',
    persona: 'certified',
    mocked: new Set(['getQuote', 'confirmQuote']),
    heard: null,
  };
  await startMock({ real });
};

it('a server without one says how to start it with one, and offers no switch', async () => {
  await startMock();
  await renderSection(<Real />);
  expect(await screen.findByText(word('realHow'))).toBeInTheDocument();
  expect(screen.getByText(/npm run dev -- --target https:\/\//)).toBeInTheDocument();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('why it is not heard stands there in words', async () => {
  await begin();
  const trouble = { zh: '未应答：拒绝连接。', en: 'It refuses connections.' };
  real.heard = { at: new Date('2026-11-20T01:00:00Z'), trouble };
  await renderSection(<Real />, 'zh');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(trouble.zh);
  expect(alert).toHaveTextContent('2026-11-20 09:00:00');
});

/** Asking for roles would look at every one of a hundred switches: by their ids instead. */
const switchOf = (id: string): HTMLInputElement =>
  screen.getByText(id).closest('li')?.querySelector('input') as HTMLInputElement;
const button = (name: string): HTMLElement => {
  const [found] = [...document.querySelectorAll('button')].filter(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  return found as HTMLElement;
};
const find = (words: string): boolean =>
  fireEvent.change(screen.getByLabelText(word('findCall')), { target: { value: words } });

describe('who answers', () => {
  beforeEach(async () => {
    await begin();
    await renderSection(<Real />);
    await screen.findByText('getQuote');
  });

  it('is switched call by call', async () => {
    expect(switchOf('getQuote')).toBeChecked();
    expect(switchOf('getMenu')).not.toBeChecked();
    await user.click(switchOf('getMenu'));
    await user.click(switchOf('getQuote'));
    await waitFor(() => expect([...real.mocked].sort()).toEqual(['confirmQuote', 'getMenu']));
    await waitFor(() => expect(switchOf('getQuote')).not.toBeChecked());
    expect(switchOf('getMenu')).toBeChecked();
    expect(screen.getByText(new RegExp(word('mockedCount', { count: 2, of: ALL })))).toBeInTheDocument();
  });

  it('is switched for an area, for what was searched, for all and for none', async () => {
    await user.click(button(word('mockAreaOf', { area: 'legal' })));
    await waitFor(() => expect(real.mocked.size).toBe(5));
    await user.click(button(word('unmockAreaOf', { area: 'quote' })));
    await waitFor(() => expect([...real.mocked].every((id) => operations[id].tag === 'legal')).toBe(true));
    find('captcha/check');
    expect(document.querySelectorAll('input[role="switch"]')).toHaveLength(1);
    await user.click(button(word('mockShown')));
    await waitFor(() => expect(real.mocked.has('checkCaptcha')).toBe(true));
    expect(real.mocked.size).toBe(4);
    find('');
    await user.click(button(word('mockShown')));
    await waitFor(() => expect(real.mocked.size).toBe(ALL));
    await user.click(button(word('unmockShown')));
    await waitFor(() => expect(real.mocked.size).toBe(0));
    find('nothing like it');
    expect(screen.getByText(word('noneFound'))).toBeInTheDocument();
    expect(button(word('mockShown'))).toBeDisabled();
  });

  it('turns at once, and never back while the server is slow', async () => {
    const ask = globalThis.fetch;
    let answer = (): void => undefined;
    const answered = new Promise<void>((done) => (answer = done));
    // The choice takes its time, and what is read again afterwards never comes.
    const slow = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if ((input as Request).method !== 'POST') return new Promise(() => undefined);
      await answered;
      return ask(input, init);
    });
    await user.click(switchOf('getMenu'));
    expect(switchOf('getMenu')).toBeChecked();
    answer();
    await waitFor(() => expect(real.mocked.has('getMenu')).toBe(true));
    await waitFor(() => expect(slow.mock.calls.length).toBeGreaterThan(1));
    await user.click(switchOf('getTexts'));
    expect(switchOf('getTexts')).toBeChecked();
    expect(switchOf('getMenu')).toBeChecked();
    slow.mockRestore();
  });
});

describe('the log', () => {
  const handed = (path: string, more: object = {}): Promise<void> =>
    logRealCall(mock.mock, {
      request: plainCall('GET', new URL(path, 'https://real.example.com'), { 'accept-language': 'en' }),
      status: 200,
      ms: 12.34,
      contentType: 'application/json',
      json: { code: 1, message: 'success', data: null },
      trouble: null,
      ...more,
    });
  const rowOf = async (name: string): Promise<ReturnType<typeof within>> =>
    within((await screen.findByText(name, { selector: 'strong' })).closest('li') as HTMLElement);

  it('marks a call of the real server, names its duration, and keeps the next one here', async () => {
    await begin();
    await handed('/n/user/verify', { json: { code: 1, message: 'success', data: true } });
    await renderSection(<Requests />);
    const row = await rowOf('verifySession');
    expect(row.getByText(word('byReal', { ms: 12 }))).toBeInTheDocument();
    expect(row.getByText('200 · 1')).toBeInTheDocument();
    await user.click(row.getByText('verifySession'));
    expect(await row.findByText(word('took', { ms: '12.3' }))).toBeInTheDocument();
    expect(row.getByText(word('realBodies'))).toBeInTheDocument();
    expect(row.queryByRole('button', { name: word('againOf', { what: 'verifySession' }) })).toBeNull();
    await user.click(row.getByRole('button', { name: word('realMockNow') }));
    await waitFor(() => expect(real.mocked.has('verifySession')).toBe(true));
    expect(await screen.findByText(`${word('stepSwitch')}: verifySession`)).toBeInTheDocument();
    await waitFor(() => expect(row.queryByRole('button', { name: word('realMockNow') })).toBeNull());
  });

  it('says where the real server is off the contract, and why it did not answer', async () => {
    await begin();
    await handed('/api/n/menu/all', { json: { code: '1', message: 'success', data: [] } });
    const trouble = { zh: '未应答', en: 'It refuses connections.' };
    await handed('/p/user/logout', { status: 502, contentType: null, json: undefined, trouble });
    await renderSection(<Requests />);
    const menu = await rowOf('getMenu');
    expect(menu.getByText(word('offContract'))).toBeInTheDocument();
    await user.click(menu.getByText('getMenu'));
    expect(await menu.findByText('/code', { selector: 'mark' })).toBeInTheDocument();
    // Not what the answer would lack as a refusal.
    expect(menu.getAllByText(/./, { selector: 'mark' })).toHaveLength(1);
    const logout = await rowOf('logout');
    await user.click(logout.getByText('logout'));
    expect(await logout.findByRole('alert')).toHaveTextContent('It refuses connections.');
  });

  it('is searched for what the real server has answered', async () => {
    await begin();
    await handed('/n/user/verify');
    await fetch(`${mock.baseUrl}/api/n/menu/all`);
    const client = await renderSection(<Requests />);
    await screen.findByText('verifySession');
    const all = client.getQueryData(queries.requests.queryKey) ?? [];
    const found = filtered(all, { words: 'real', isOnlyWrong: false }, () => '');
    expect(found.map(({ operationId }) => operationId)).toEqual(['verifySession']);
  });
});
