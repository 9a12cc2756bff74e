import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import type { Language } from '#src/i18n/keys.ts';
import { RegistrationScreen } from '#src/features/registration/registration-screen.tsx';
import { passCaptcha } from '../../parts/captcha/solve.ts';
import { renderPage, type RenderedPage } from '../render-page.tsx';
import { fill } from '../../support/fill.ts';
import { startMock, type TestMock } from '../../support/mock.ts';

export const PHONE = '13800000031';
export const MAIL = 'new.user@example.com';
export const COMPANY = '北屿特殊钢股份有限公司';

/** Request bodies of the portal by path. */
export interface Wire {
  mock: TestMock;
  sentTo: (path: string) => Record<string, unknown>[];
  /** All sent bodies as text. */
  all: () => string;
}

/** A fresh browser and World with recorded requests. */
export async function startWire(): Promise<Wire> {
  const mock = await startMock();
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  const send = globalThis.fetch;
  onTestFinished(() => void vi.stubGlobal('fetch', send));
  vi.stubGlobal('fetch', async (request: Request) => {
    const text = await request.clone().text();
    if (text.startsWith('{'))
      sent.push({ path: new URL(request.url).pathname, body: JSON.parse(text) as Record<string, unknown> });
    return send(request);
  });
  return {
    mock,
    sentTo: (path) => sent.filter((call) => call.path === path).map(({ body }) => body),
    all: () => JSON.stringify(sent),
  };
}

/** Opens /register and closes its notice. */
export async function openForm(offered?: string, language?: Language): Promise<RenderedPage> {
  const page = await renderPage(<RegistrationScreen offered={offered} />, '/register', language);
  await userEvent.click(await screen.findByRole('button', { name: /I understand|开始注册/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return page;
}

export const field = (name: string): HTMLElement => screen.getByLabelText(name, { selector: 'input' });
export const press = (name: string | RegExp): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));
export const agree = (): Promise<void> => userEvent.click(screen.getByRole('checkbox'));

export async function choose(name: string, option: string): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

export async function fillCompany(name = COMPANY): Promise<void> {
  await fill(field('Company name'), name);
  await choose('Industry category', 'EAF steelmaking');
  await choose('Company form', 'Private');
}

/** Solves the puzzle; returns the code. */
export async function askForCode({ mock }: Wire): Promise<string> {
  await press(/Get code/);
  await passCaptcha(mock);
  await screen.findByText(/Code sent/);
  await screen.findByRole('button', { name: /Resend in/ });
  return mock.world.outbox.list()[0]?.code ?? '';
}
