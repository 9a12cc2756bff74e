import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useState } from 'react';
import { askConfirm, type ConfirmQuestion } from '#src/ui/ask-confirm.ts';
import { renderPart } from './render.tsx';

// The dialog opens and leaves in several steps, each slow on a busy machine.

function Asker({ question }: { question: ConfirmQuestion }) {
  const [answers, setAnswers] = useState<boolean[]>([]);
  return (
    <>
      <button
        type="button"
        onClick={() =>
          void askConfirm(question).then((answer) => setAnswers((before) => [...before, answer]))
        }
      >
        ask
      </button>
      <output>{answers.join(' ')}</output>
    </>
  );
}

const refuse: ConfirmQuestion = {
  title: 'quote.title',
  body: 'quote.refuseAsk',
  confirmLabel: 'quote.refuse',
  danger: true,
};

it('answers true only through the button that says what it does', async () => {
  await renderPart(<Asker question={refuse} />);
  await userEvent.click(screen.getByText('ask'));
  expect(await screen.findByRole('dialog', { name: 'Service quote' })).toHaveTextContent(
    'Reject this quote?',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Reject quote' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('true'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('rests on the way back when the step is dangerous, and takes cancel, Escape and the cross for a no', async () => {
  await renderPart(<Asker question={refuse} />);
  for (const leave of [
    () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })),
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
  ]) {
    await userEvent.click(screen.getByText('ask'));
    // Open and listening: the focus has moved in.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await leave();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(screen.getByRole('status')).toHaveTextContent('false false false');
}, 20_000);
