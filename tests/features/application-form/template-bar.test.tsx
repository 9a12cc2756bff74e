import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { config } from '#src/config/config.ts';
import { TemplateBar } from '#src/features/application-form/template-bar.tsx';
import { catchLinks } from '../../support/opened-links.ts';
import { startSignedIn, type SignedInMock } from '../../support/mock.ts';
import { renderPage } from '../render-page.tsx';

let mock: SignedInMock;
let opened: HTMLAnchorElement[];

beforeEach(async () => {
  opened = catchLinks();
  mock = await startSignedIn({ persona: 'certified' });
  await renderPage(<TemplateBar />, '/epd/epdApplyFor');
});

const openTool = () => userEvent.click(screen.getByRole('button', { name: 'Fill in EPD online' }));

it('gives each of the three templates [2§2 application templates] [2§7 listTemplates] [2§7 downloadAttachment]', async () => {
  const template = (name: string) =>
    screen.getByRole('button', { name: new RegExp(`^Download ${name} template`) });
  for (const [at, name] of ['EPD', 'LCA report', 'data-collection'].entries()) {
    await waitFor(() => expect(template(name)).toBeEnabled());
    await userEvent.click(template(name));
    await waitFor(() => expect(opened).toHaveLength(at + 1));
  }
  const named = opened.map(({ download }) => download);
  expect(new Set(named).size).toBe(3);
  const { attachments } = mock.world.store;
  for (const name of named) expect(attachments.where('fileName', name)).not.toEqual([]);
});

describe('the EPD tool (document 2 §2, decision 24)', () => {
  it('opens with the token that was fetched for the user, not with that of the session [2§2 application tools] [2§7 getEpdToolToken]', async () => {
    await openTool();
    await waitFor(() => expect(opened).toHaveLength(1));
    const [link] = opened;
    const address = new URL(link?.href ?? '');
    expect(address.origin).toBe(new URL(config().epdToolUrl).origin);
    const [forTool] = mock.world.store.sessions
      .where('userId', mock.person.id)
      .filter(({ purpose }) => purpose === 'tool');
    expect(forTool).toBeDefined();
    expect(address.searchParams.get('token')).toBe(forTool?.id);
    expect(link).toMatchObject({ rel: 'noopener noreferrer', referrerPolicy: 'no-referrer' });
  });

  it('opens nothing without a token, and says so', async () => {
    mock.world.faults = [
      { operationId: 'getEpdToolToken', kind: 'code', value: 0, message: 'The tool rests today.' },
    ];
    await openTool();
    expect(await screen.findByText('The tool rests today.')).toBeVisible();
    expect(opened).toEqual([]);
  });
});
