import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMock, type TestMock } from '#mocks/adapters/msw-node.ts';
import { Faults } from '#mocks/workbench/sections/faults.tsx';
import { Recording, recordingAddress } from '#mocks/workbench/sections/recording.tsx';
import { neighbours } from '#mocks/workbench/sections/replay.tsx';
import { Settings } from '#mocks/workbench/sections/settings.tsx';
import { Undo } from '#mocks/workbench/sections/undo.tsx';
import { renderSection, word } from './render-section.tsx';

const user = userEvent.setup({ delay: null });
let mock: TestMock;
beforeEach(async () => {
  mock = await startMock({ scenario: 'quote-issued' });
});
afterEach(() => {
  mock.stop();
  vi.restoreAllMocks();
});
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
    expect(
      world()
        .past.list()
        .map(({ kind }) => kind),
    ).toEqual(['login']);
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
    expect(recordingAddress({ steps: 9, from: 2, until: 5, isWhole: true }, ' A quote ')).toBe(
      '/__mock/api/recording?title=A+quote&from=2&until=5',
    );
    expect(recordingAddress({ steps: 9, from: null, until: null, isWhole: true }, '')).toBe(
      '/__mock/api/recording',
    );
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
    const { container } = await shown();
    const choose = (chosen: File) =>
      user.upload(container.querySelector('input[type=file]') as HTMLInputElement, chosen);

    await choose(file([login, confirm]));
    expect(await screen.findByText('Two steps')).toBeInTheDocument();
    await press(word('stopAtOf', { n: 1 }));
    expect(await screen.findByText(new RegExp('The World stands after step 1'))).toBeInTheDocument();
    expect(world().store.quotes.all().at(-1)?.status).toBe(1);
    await press(word('stepForward'));
    expect(await screen.findByText(new RegExp('The World stands after step 2'))).toBeInTheDocument();
    expect(world().store.quotes.all().at(-1)?.status).toBe(2);
    expect(screen.getByRole('button', { name: word('stepForward') })).toBeDisabled();

    await choose(file([login, changed]));
    await press(word('playAll'));
    const table = await screen.findByRole('table', { name: word('differences') });
    const row = within(table).getByText('/answer/code', { selector: 'mark' }).closest('tr') as HTMLElement;
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['7', '1']);
  });

  it.each([
    ['what is no JSON', () => 'no JSON', /^bad\.json This file is no recording\.$/],
    ['one of another version', (json: string) => json.replace('"version": 1', '"version": 9'), /version 9/],
    ['one of an unknown scenario', (json: string) => json.replace('"quote-issued"', '"gone"'), /"gone"/],
  ])('%s takes the place of the former file at once, with the reason', async (_, spoilt, reason) => {
    await control('POST', '/login', { persona: 'certified' });
    const json = await (await control('GET', '/recording')).text();
    const before = world();
    await shown();
    const choose = (text: string, name: string) =>
      user.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File([text], name));
    await choose(json, 'good.json');
    await press(word('stopAtOf', { n: 1 }));
    await screen.findByText(/The World stands after step 1/);
    const played = world();
    expect(played).not.toBe(before);
    await choose(spoilt(json), 'bad.json');
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    expect(screen.queryByText('good.json')).toBeNull();
    expect(screen.queryByRole('button', { name: word('playAll') })).toBeNull();
    expect(screen.queryByText(/The World stands after step 1/)).toBeNull();
    expect(world()).toBe(played);
    await choose(json, 'good.json');
    expect(await screen.findByText('good.json')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  async function shown() {
    await renderSection(<Recording />);
    await screen.findByRole('region', { name: word('replay') });
    return { container: document.body };
  }
});

it('the neighbours of a step are those of the file, and the beginning is before the first', () => {
  const steps = [3, 5, 9].map((n) => ({ n, kind: 'call', operation: null }));
  expect(neighbours(steps, 0)).toEqual({ back: null, on: 3 });
  expect(neighbours(steps, 3)).toEqual({ back: 0, on: 5 });
  expect(neighbours(steps, 9)).toEqual({ back: 5, on: null });
});
