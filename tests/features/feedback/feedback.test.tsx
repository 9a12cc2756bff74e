import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FeedbackScreen } from '#src/features/feedback/feedback-screen.tsx';
import { feedbackSchema, toRequest } from '#src/features/feedback/rules.ts';
import { readResultCode } from '#src/lib/result-code.ts';
import * as v from 'valibot';
import { closePuzzle, passCaptcha } from '../../parts/captcha/solve.ts';
import { renderPage } from '../render-page.tsx';
import { fill } from '../../support/fill.ts';
import { startSignedIn, refuseNext } from '../../support/mock.ts';
import { ofEachTest } from '../../support/of-each-test.ts';
import { user } from '../../support/user.ts';

const mock = ofEachTest(() => startSignedIn({ persona: 'certified' }));

const open = () => renderPage(<FeedbackScreen />, '/Feedback');
const field = (name: string) => screen.findByRole('textbox', { name });
const send = () => user.click(screen.getByRole('button', { name: 'Send feedback' }));
const sent = () => mock.world.store.feedback.all();

async function fillIn(): Promise<void> {
  await fill(await field('Name'), 'Wang');
  await fill(await field('Phone'), '0312-5550100');
  await fill(await field('E-mail'), 'wang@example.com');
  await fill(await field('Your message'), 'How do we renew?');
}

it('checks all fields before the puzzle comes [2§5 feedback]', async () => {
  const before = sent().length;
  await open();
  for (const name of ['Company name', 'Name', 'Phone', 'E-mail', 'Your message'])
    await user.clear(await field(name));
  await send();
  for (const text of [
    'Enter the company name',
    'Enter your name',
    'Enter your phone number',
    'Enter a valid e-mail address',
    'Enter your message',
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(await field('Company name')).toHaveFocus();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(sent()).toHaveLength(before);
});

it('keeps everything when the puzzle is closed, and sends after it was passed [2§5 feedback] [2§2 feedback] [2§7 submitFeedback]', async () => {
  const before = sent().length;
  const { here } = await open();
  await fillIn();
  await send();
  await closePuzzle();
  expect(sent()).toHaveLength(before);
  // Not even tried: without the puzzle the server would refuse it.
  const calls = mock.world.journal.tail().map(({ operationId }) => operationId);
  expect(calls).not.toContain('submitFeedback');
  expect(screen.getByRole('button', { name: 'Send feedback' })).not.toHaveAttribute('data-loading');
  expect(await field('Your message')).toHaveValue('How do we renew?');
  await send();
  await passCaptcha(mock);
  await waitFor(() => expect(here()).toBe('/Result'));
  expect(readResultCode()).toBe('6');
  expect(sent().at(-1)).toMatchObject({
    companyName: 'Lanjiang Iron & Steel Group',
    nickname: 'Wang',
    mail: 'wang@example.com',
    information: 'How do we renew?',
  });
});

it('keeps everything when the server refuses [2§8 feedback failure]', async () => {
  await open();
  await fillIn();
  refuseNext('submitFeedback', 'FEEDBACK_CLOSED');
  await send();
  await passCaptcha(mock);
  await screen.findByText('FEEDBACK_CLOSED');
  expect(await field('Your message')).toHaveValue('How do we renew?');
});

it('sends what was typed without the blanks around it', () => {
  const values = {
    companyName: ' A ',
    nickname: 'B ',
    phone: ' 0312-555 ',
    mail: ' a@b.cn ',
    information: ' c ',
  };
  expect(v.safeParse(feedbackSchema, values).success).toBe(true);
  expect(toRequest(values, 'proof')).toEqual({
    companyName: 'A',
    nickname: 'B',
    phone: '0312-555',
    mail: 'a@b.cn',
    information: 'c',
    token: 'proof',
  });
  expect(toRequest({ ...values, phone: '199 0000 0007' }, 'p').phone).toBe('19900000007');
});
