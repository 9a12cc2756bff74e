import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@tanstack/react-router';
import { beforeEach, expect, it } from 'vitest';
import { ApplicationFormScreen } from '#src/features/application-form/application-form-screen.tsx';
import { fileInputOf, holdUploads } from '../../support/held-upload.ts';
import { startSignedIn } from '../../support/mock.ts';
import { press, product, user } from './form-page.tsx';
import { renderPage } from '../render-page.tsx';

beforeEach(() => startSignedIn({ persona: 'certified' }));

const files = () => screen.getByRole('group', { name: /LCA report/ });

it('asks before it leaves while a file is on its way, and only then', async () => {
  holdUploads();
  const { here } = await renderPage(
    <>
      <ApplicationFormScreen companyName={undefined} />
      <Link to="/news">Away</Link>
      <Link to="/epd/epdApplyFor">Back</Link>
    </>,
    '/epd/epdApplyFor',
  );
  await screen.findByRole('heading', { name: /Company and PCR/ });
  const away = () => userEvent.click(screen.getByRole('link', { name: 'Away' }));
  const answer = async (button: string) => {
    const question = await screen.findByRole('dialog', { name: 'Leave this page?' });
    expect(question).toHaveTextContent('A file is still being uploaded.');
    await userEvent.click(within(question).getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };

  // What was typed lies in the draft: nothing would be lost, so nothing is asked.
  await away();
  await waitFor(() => expect(here()).toBe('/news'));
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  await waitFor(() => expect(here()).toBe('/epd/epdApplyFor'));

  await userEvent.upload(
    fileInputOf(files()),
    new File(['%PDF-1.7'], 'report.pdf', { type: 'application/pdf' }),
  );
  await within(files()).findByText(/Uploading/);

  await away();
  await answer('Stay here');
  expect(here()).toBe('/epd/epdApplyFor');
  expect(within(files()).getByText(/Uploading/)).toBeVisible();

  await away();
  await answer('Leave');
  await waitFor(() => expect(here()).toBe('/news'));
});

it('gives a slow upload to its own product when another was removed meanwhile, and tells of one whose product is gone', async () => {
  const remove = async (number: number): Promise<void> => {
    const before = screen.getAllByRole('region', { name: /Product \d/ }).length;
    await user.click(product(number).getByRole('button', { name: 'Remove product' }));
    const question = await screen.findByRole('dialog', { name: 'Remove product' });
    await user.click(within(question).getByRole('button', { name: 'Remove product' }));
    await waitFor(() =>
      expect(screen.getAllByRole('region', { name: /Product \d/ })).toHaveLength(before - 1),
    );
  };
  const report = (number: number) => product(number).getByRole('group', { name: /LCA report/ });
  const choose = async (number: number, name: string): Promise<void> => {
    await user.upload(fileInputOf(report(number)), new File(['%PDF-1.7'], name, { type: 'application/pdf' }));
    await within(report(number)).findByText(/Uploading/);
  };
  const uploads = holdUploads();
  await renderPage(<ApplicationFormScreen companyName={undefined} />, '/epd/epdApplyFor');
  await screen.findByRole('heading', { name: /Company and PCR/ });
  await press('Add product');
  await press('Add product');
  await choose(2, 'second.pdf');
  await choose(3, 'third.pdf');
  await remove(1);
  await uploads[0]?.finish('file-of-second');
  expect(report(1)).toHaveTextContent('second.pdf');
  expect(within(report(2)).getByText(/Uploading/)).toBeVisible();

  await remove(2);
  expect(uploads[1]?.abort).toHaveBeenCalled();
  expect(await screen.findByText(/The upload of “third.pdf” was not finished/)).toBeVisible();
  expect(report(1)).toHaveTextContent('second.pdf');
  // Nothing is on its way any more: the form may be sent.
  expect(screen.queryByText('You can submit once the upload is complete')).not.toBeInTheDocument();
});
