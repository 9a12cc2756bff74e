import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Faults } from '#mocks/workbench/sections/faults.tsx';
import { Recording, recordingAddress } from '#mocks/workbench/sections/recording.tsx';
import { Requests } from '#mocks/workbench/sections/requests.tsx';
import { neighbours } from '#mocks/workbench/sections/replay.tsx';
import { Settings } from '#mocks/workbench/sections/settings.tsx';
import { Undo } from '#mocks/workbench/sections/snapshot.tsx';
import { renderSection, word } from './render-section.tsx';
import { must } from '../../support/must.ts';
import { startMock } from '../../support/mock.ts';
import { ofEachTest } from '../../support/of-each-test.ts';
import { user } from '../../support/user.ts';

const mock = ofEachTest(() => startMock({ scenario: 'quote-issued' }));
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const control = (method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${mock.baseUrl}/__mock/api${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const world = () => mock.mock.worlds.get(mock.world.id);

it('a switch of the platform is turned', async () => {
  await renderSection(<Settings />);
  const qr = await screen.findByRole('switch', { name: /^QR codes/ });
  expect(qr).not.toBeChecked();
  await user.click(qr);
  await waitFor(() => expect(qr).toBeChecked());
  expect(world().store.settings.get('qrShow')?.value).toBe('1');
});

it('the server is told what it is like, one dialect after the other', async () => {
  await renderSection(<Settings />);
  await user.click(await screen.findByRole('switch', { name: /^Documented fields only/ }));
  await waitFor(() => expect(world().server.fields).toBe('documented'));
  for (const name of [/^code as text/, /^msg for message/])
    await user.click(await screen.findByRole('switch', { name }));
  await waitFor(() => expect(world().server.dialects).toEqual(['msg', 'codeAsText']));
  await user.click(screen.getByRole('switch', { name: /^msg for message/ }));
  await waitFor(() => expect(world().server).toEqual({ fields: 'documented', dialects: ['codeAsText'] }));
});

describe('undo', () => {
  it('takes the last step back; without one it says why it cannot', async () => {
    const before = world().clock.now();
    await control('POST', '/clock', { now: '2027-01-31T09:00:00+08:00', frozen: true });
    await renderSection(<Undo />);
    await press(/^Undo: clock/);
    expect(await screen.findByText(/Nothing has happened in this World yet/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: word('undoLast') })).toBeDisabled();
    expect(Math.abs(world().clock.now() - before)).toBeLessThan(60_000);
  });

  it('goes back over several steps', async () => {
    await control('POST', '/login', { persona: 'certified' });
    await control('POST', '/clock', { advanceMs: 1000 });
    await control('PUT', '/faults', [{ operationId: '*', kind: 'network' }]);
    await renderSection(<Undo />);
    await press(/^Undo from here on: clock/);
    await waitFor(() => expect(world().faults).toEqual([]));
    expect(world().past.list()).toMatchObject([{ kind: 'login' }]);
  });
});

describe('a fault', () => {
  it('is a common one for the chosen call, as often as wanted', async () => {
    await renderSection(<Faults />);
    await user.type(await screen.findByRole('textbox', { name: word('times') }), '2');
    await press(word('presetHtml'));
    await waitFor(() => expect(world().faults).toEqual([{ operationId: '*', kind: 'html', times: 2 }]));
    await press(word('endOf', { what: `all operations · ${word('html')} · × 2` }));
    expect(await screen.findByText(word('noFaults'))).toBeInTheDocument();
  });

  it('is restricted to a field, shown with it, and removed', async () => {
    await renderSection(<Faults />);
    await user.click(await screen.findByRole('combobox', { name: word('onlyIf') }));
    await user.click(await screen.findByRole('option', { name: word('bodyField') }));
    await user.type(screen.getByRole('textbox', { name: word('matchName') }), '/id');
    await user.type(screen.getByRole('textbox', { name: word('matchValue') }), 'q-7');
    await press(word('presetUneven'));
    const match = { field: '/id', equals: 'q-7' };
    await waitFor(() =>
      expect(world().faults).toEqual([{ operationId: '*', kind: 'delay', value: 800, p99: 4000, match }]),
    );
    await press(/^End fault: all operations · \/id = q-7 · delay \(ms\) · p50 800, p99 4000/);
    await waitFor(() => expect(world().faults).toEqual([]));
  });

  it('that cannot be is refused in the reader’s language', async () => {
    await renderSection(<Faults />, 'zh');
    const value = await screen.findByRole('textbox', { name: word('value', {}, 'zh') });
    await user.clear(value);
    await user.type(value, '9999');
    await press(word('add', {}, 'zh'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '故障设置不正确：第 1 项：HTTP 状态的值“value”须为 400 至 599',
    );
    expect(world().faults).toEqual([]);
  });
});

describe('a recording', () => {
  it('is begun where it matters, and saved under its name', async () => {
    await control('POST', '/login', { persona: 'certified' });
    await renderSection(<Recording />);
    await press(word('startHere'));
    expect(await screen.findByText(new RegExp(`^${word('recordingFrom', { from: 2 })}`))).toBeInTheDocument();
    await press(word('stopHere'));
    expect(await screen.findByRole('button', { name: word('startHere') })).toBeInTheDocument();
    const whole = { steps: 9, from: null, until: null, isWhole: true };
    expect(recordingAddress(whole, '')).toBe('/__mock/api/recording');
    const part = recordingAddress({ ...whole, from: 2, until: 5 }, ' A quote ');
    expect(part).toBe('/__mock/api/recording?title=A+quote&from=2&until=5');
  });

  it('lists its steps before it is saved; a step leads to its request, and the request back', async () => {
    await control('POST', '/login', { persona: 'certified' });
    await fetch(`${mock.baseUrl}/api/n/menu/all`);
    await control('POST', '/recording/mark', { isRunning: true });
    await control('POST', '/clock', { advanceMs: 1000 });
    await renderSection(<Recording />);
    const list = within(await screen.findByRole('list', { name: word('recorded') }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^3 clock 200/),
      expect.stringMatching(/^2 getMenu \(leads there\)/),
      expect.stringMatching(/^1 sign-in \(leads there\)/),
    ]);
    const link = list.getByRole('link', { name: word('toRequestOf', { n: 2, what: 'getMenu' }) });
    expect(link).toHaveAttribute('href', '#requests/%231');
    cleanup();
    window.location.hash = '#requests/%231';
    await renderSection(<Requests />);
    const toStep = await screen.findByRole('link', { name: word('toStep', { n: 2 }) });
    expect(toStep).toHaveAttribute('href', '#recording/2');
    expect(screen.getByText(word('countRequests', { count: 1 }))).toBeInTheDocument();
    cleanup();
    window.location.hash = '#recording/2';
    await renderSection(<Recording />);
    expect(await screen.findByText('getMenu')).toBeInTheDocument();
    expect(document.querySelector('[aria-current="step"]')).toHaveTextContent('2 getMenu');
    window.location.hash = '';
  });

  it('plays to a step, on and back, and shows a difference with both values side by side', async () => {
    await control('POST', '/login', { persona: 'certified' });
    const quote = world().store.quotes.all().at(-1);
    await fetch(`${mock.baseUrl}/api/p/price/confirm`, {
      method: 'POST',
      headers: {
        Authorization: world().store.sessions.all().at(-1)?.id ?? '',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ id: quote?.id }),
    });
    const recording = (await (await control('GET', '/recording')).json()) as { steps: { answer: object }[] };
    const [login, confirm] = recording.steps;
    const changed = { ...confirm, answer: { ...confirm?.answer, code: 7 } };
    const file = (steps: unknown[]) =>
      new File([JSON.stringify({ ...recording, title: 'Two steps', steps })], 'x.recording.json');
    await shown();

    await choose(file([login, confirm]));
    expect(await screen.findByText('Two steps')).toBeInTheDocument();
    await press(word('stopAtOf', { n: 1 }));
    expect(await screen.findByText(/The World stands after step 1/)).toBeInTheDocument();
    expect(world().store.quotes.all().at(-1)?.status).toBe(1);
    await press(word('stepForward'));
    expect(await screen.findByText(/The World stands after step 2/)).toBeInTheDocument();
    expect(world().store.quotes.all().at(-1)?.status).toBe(2);
    expect(screen.getByRole('button', { name: word('stepForward') })).toBeDisabled();

    await choose(file([login, changed]));
    await press(word('playAll'));
    const table = await screen.findByRole('table', { name: word('differences') });
    const row = within(table).getByText('/answer/code', { selector: 'mark' }).closest('tr') as HTMLElement;
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['7', '1']);
  });

  it('is made of a file with calls that is dropped, and plays', async () => {
    await shown();
    const line = `curl '${mock.baseUrl}/gateway/api/n/menu/all' -H 'Authorization: 0123456789abcdef'`;
    const files = [new File([line], 'calls.txt')];
    fireEvent.drop(screen.getByRole('region', { name: word('replay') }), {
      dataTransfer: { files: { item: (at: number) => files[at] ?? null } },
    });
    const result = await screen.findByRole('region', { name: word('importResult') });
    expect(result).toHaveTextContent(
      word('importSteps', { steps: 2, entries: 1, server: `${mock.baseUrl}/gateway` }),
    );
    expect(result).toHaveTextContent('getMenu Authorization');
    expect(screen.getByText('calls.recording.json')).toBeInTheDocument();
    await press(word('playAll'));
    expect(await screen.findByText(/The World stands after step 2/)).toBeInTheDocument();
  });

  it('that cannot be played takes the place of the former file at once, with the reason', async () => {
    await control('POST', '/login', { persona: 'certified' });
    const json = await (await control('GET', '/recording')).text();
    const before = world();
    await shown();
    await choose(new File([json], 'good.json'));
    await press(word('stopAtOf', { n: 1 }));
    await screen.findByText(/The World stands after step 1/);
    const played = world();
    expect(played).not.toBe(before);
    await choose(new File([json.replace('"version": 1', '"version": 9')], 'bad.json'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/version 9/);
    expect(screen.queryByText('good.json')).toBeNull();
    expect(screen.queryByRole('button', { name: word('playAll') })).toBeNull();
    expect(screen.queryByText(/The World stands after step 1/)).toBeNull();
    expect(world()).toBe(played);
    await choose(new File([json], 'good.json'));
    expect(await screen.findByText('good.json')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    // How the former file was played is nothing to this one.
    expect(screen.queryByText(/The World stands after/)).toBeNull();
  });

  async function shown() {
    await renderSection(<Recording />);
    await screen.findByRole('region', { name: word('replay') });
  }
  const choose = (file: File) =>
    user.upload(must(document.querySelector<HTMLInputElement>('input[type=file]')), file);
});

it('the neighbours of a step are those of the file, and the beginning is before the first', () => {
  const steps = [3, 5, 9].map((n) => ({ n, kind: 'call', operation: null }));
  expect(neighbours(steps, 0)).toEqual({ back: null, on: 3 });
  expect(neighbours(steps, 3)).toEqual({ back: 0, on: 5 });
  expect(neighbours(steps, 9)).toEqual({ back: 5, on: null });
});
