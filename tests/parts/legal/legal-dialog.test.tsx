import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AGREEMENT_SCROLL_HEIGHT, DIALOG_WIDTH } from '#src/lib/limits.ts';
import { Consent } from '#src/parts/account-form/consent.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { renderPage } from '../../features/render-page.tsx';
import { startMock, refuseNext } from '../../support/mock.ts';

beforeEach(() => startMock());

/** This DOM has no layout: the text is as high as we say, in an area of the documented height. */
function textIsHigh(px: number): void {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(px);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(AGREEMENT_SCROLL_HEIGHT);
}

/** A form in a dialog, as the login is. */
function Form(): ReactNode {
  const [ticked, setTicked] = useState(false);
  const [opened, setOpened] = useState(true);
  return (
    <Dialog opened={opened} onClose={() => setOpened(false)} title="auth.loginTitle">
      <input aria-label="Typed" />
      <Consent checked={ticked} onChange={setTicked} missing={false} />
    </Dialog>
  );
}

async function openFromForm(link: string, title: string): Promise<HTMLElement> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Typed' }), 'kept');
  // By its words: this DOM takes the name of a button inside a label from the label.
  await userEvent.click(screen.getByText(link, { selector: 'button' }));
  return screen.findByRole('dialog', { name: title });
}

const readButton = (dialog: HTMLElement) => within(dialog).findByRole('button', { name: 'I have read this' });

describe('a legal document above a form', () => {
  it('opens its read button only after scrolling to the end, and keeps what was typed [1§2 read gate] [1§2 legal pages] [1§7 getCurrentAgreement]', async () => {
    textIsHigh(2000);
    await renderPage(<Form />);
    const dialog = await openFromForm('user agreement', 'User agreement');
    const read = await readButton(dialog);
    expect(within(dialog).getByText(/1\. General/)).toBeInTheDocument();
    expect(read).toHaveAttribute('aria-disabled', 'true');
    expect(read).toHaveAccessibleDescription('Scroll to the end to continue');

    // Pressed too early it closes nothing, and leads to the text.
    await userEvent.click(read);
    const area = within(dialog).getByRole('region', { name: 'User agreement' });
    expect(area).toHaveFocus();
    fireEvent.scroll(area, { target: { scrollTop: 1000 } });
    expect(read).toHaveAttribute('aria-disabled', 'true');

    fireEvent.scroll(area, { target: { scrollTop: 2000 - AGREEMENT_SCROLL_HEIGHT } });
    await waitFor(() => expect(read).not.toHaveAttribute('aria-disabled'));
    expect(dialog).not.toHaveTextContent('Scroll to the end');
    await userEvent.click(read);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'User agreement' })).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Typed' })).toHaveValue('kept');
  });

  it('Escape closes the document and not the form, which keeps what was typed', async () => {
    textIsHigh(2000);
    await renderPage(<Form />);
    await readButton(await openFromForm('user agreement', 'User agreement'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'User agreement' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Log in' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Typed' })).toHaveValue('kept');
  });

  it('opens at once when there is nothing to scroll, and in at most 372 px [1§9 agreement height]', async () => {
    expect([AGREEMENT_SCROLL_HEIGHT, DIALOG_WIDTH]).toEqual([372, 580]);
    textIsHigh(AGREEMENT_SCROLL_HEIGHT);
    await renderPage(<Form />);
    const dialog = await openFromForm('user agreement', 'User agreement');
    expect(await readButton(dialog)).not.toHaveAttribute('aria-disabled');
    expect(within(dialog).getByRole('region').style.maxHeight).toContain('372px');
  });

  it('opens for somebody who gets to the end without scrolling', async () => {
    textIsHigh(2000);
    await renderPage(<Form />);
    const dialog = await openFromForm('user agreement', 'User agreement');
    const read = await readButton(dialog);
    act(() => within(dialog).getByText('End of document').focus());
    expect(read).not.toHaveAttribute('aria-disabled');
  });

  it('says why there is no text, and tries again', async () => {
    refuseNext('getCurrentAgreement', 'Not now.');
    await renderPage(<Form />);
    const dialog = await openFromForm('user agreement', 'User agreement');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Not now.');
    expect(within(dialog).queryByRole('button', { name: 'I have read this' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText(/1\. General/)).toBeInTheDocument();
  });
});
