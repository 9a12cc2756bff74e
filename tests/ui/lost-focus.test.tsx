import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Dialog } from '#src/ui/dialog.tsx';
import { keepFocusNear } from '#src/ui/lost-focus.ts';
import { renderPart } from './render.tsx';

let end: () => void;
beforeEach(() => void (end = keepFocusNear(document)));
afterEach(() => end());

/** A card whose work is done by a button, there or in a dialog; then the button has no reason to be. */
function Card({ inDialog = false }: { inDialog?: boolean }): ReactNode {
  const [done, setDone] = useState(false);
  const [opened, setOpened] = useState(false);
  const finish = (): void => {
    setDone(true);
    setOpened(false);
  };
  return (
    <main>
      <article aria-label="card">
        {!done && <button onClick={inDialog ? () => setOpened(true) : finish}>Decide</button>}
        <Dialog opened={opened} onClose={() => setOpened(false)} title="common.details">
          <button onClick={finish}>Accept</button>
        </Dialog>
      </article>
    </main>
  );
}

it('a button that goes away with its work leaves the focus on the part around it', async () => {
  await renderPart(<Card />);
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
  await waitFor(() => expect(screen.getByRole('article')).toHaveFocus());
});

it('so does the button that opened a dialog in which the work was done', async () => {
  await renderPart(<Card inDialog />);
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.getByRole('article')).toHaveFocus());
});

it('a dialog that is only closed gives the focus back to what opened it', async () => {
  await renderPart(<Card inDialog />);
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
  await screen.findByRole('button', { name: 'Accept' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Decide' })).toHaveFocus());
});

function OnlyCard(): ReactNode {
  const [done, setDone] = useState(false);
  return (
    <main>
      <h1>My work</h1>
      {!done && (
        <section aria-label="waiting">
          <button onClick={() => setDone(true)}>Decide</button>
        </section>
      )}
    </main>
  );
}

it('when nothing around it is left, the focus goes to the heading of the page', async () => {
  await renderPart(<OnlyCard />);
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'My work' })).toHaveFocus());
});

it('so it does when a dialog closes that nothing on the page has opened', async () => {
  function Linked(): ReactNode {
    const [opened, setOpened] = useState(true);
    return (
      <main>
        <h1>My work</h1>
        <Dialog opened={opened} onClose={() => setOpened(false)} title="common.details">
          <button>Accept</button>
        </Dialog>
      </main>
    );
  }
  await renderPart(<Linked />);
  await screen.findByRole('button', { name: 'Accept' });
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'My work' })).toHaveFocus());
});

it('never takes the focus below a dialog, which may be slow to take it', async () => {
  await renderPart(<OnlyCard />);
  const dialog = document.createElement('div');
  dialog.role = 'dialog';
  document.body.append(dialog);
  onTestFinished(() => dialog.remove());
  vi.useFakeTimers();
  const button = screen.getByRole('button', { name: 'Decide' });
  button.focus();
  fireEvent.click(button);
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.body).toHaveFocus();
  dialog.remove();
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.getByRole('heading', { name: 'My work' })).toHaveFocus();
});
