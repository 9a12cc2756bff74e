import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { ApplicationFormScreen } from '#src/features/application-form/application-form-screen.tsx';
import { sourceOf } from '#src/features/application-form/former.ts';
import { fill } from '../../support/fill.ts';
import { startSignedIn } from '../../support/mock.ts';
import { pcrField, press, product, user } from './form-page.tsx';
import { renderPage } from '../render-page.tsx';
import { ofEachTest } from '../../support/of-each-test.ts';

const mock = ofEachTest(() => startSignedIn({ persona: 'certified' }));

async function openFrom(address: { copyOf?: string; renew?: string }) {
  const page = await renderPage(
    <ApplicationFormScreen companyName={undefined} former={sourceOf(address)} />,
    '/epd/epdApplyFor',
  );
  await screen.findByRole('heading', { name: /Company and PCR/ });
  return page;
}

const limitedText = (number = 1) => product(number).getByRole('textbox', { name: 'Product name' });
const draftOf = (id: string) => window.localStorage.getItem(`draft:epd-application:${id}`);

function keepDraft(typedName: string): void {
  const values = { pcrNumber: 'PCR-ST-2023-03', items: [{ naming: 'type', typedName }] };
  window.localStorage.setItem(
    `draft:epd-application:${mock.person.id}`,
    JSON.stringify({ version: 1, savedAt: Date.now() - 60_000, values }),
  );
}

it('copies an application: rules, products, technology; its files are named and not attached', async () => {
  const { store } = mock.world;
  await openFrom({ copyOf: 'app-001' });
  const [item] = store.applications.get('app-001')?.items ?? [];
  const number = store.applications.get('app-001')?.number ?? '';
  expect(screen.getByText(`Filled in from application ${number}`)).toBeVisible();
  await waitFor(() => expect(pcrField()).toHaveDisplayValue(/PCR-ST-2023-01/));
  expect(limitedText()).toHaveValue(item?.productName);
  expect(product(1).getByRole('radio', { name: /EPD/ })).toBeChecked();
  expect(product(1).getByRole('combobox', { name: /Process technology/ })).toHaveValue('Pickling');
  expect(screen.getByText(/Files are not taken over. To attach anew: 3/)).toBeVisible();
  const file = store.attachments.get(item?.lcaAttachmentId ?? '')?.fileName ?? '';
  const report = within(product(1).getByRole('group', { name: /LCA report/ }));
  expect(report.getByText(`Former file: ${file} (not taken over, attach it anew)`)).toBeVisible();
  expect(report.getByRole('button', { name: /Choose file/ })).toBeVisible();
  // Somebody who copies needs no guide for a first application.
  expect(screen.queryByText(/Your first application/)).not.toBeInTheDocument();
});

it('says what could not be taken over, such as rules that are gone', async () => {
  mock.world.store.applications.update('app-001', { pcrNumber: 'PCR-ST-1999-01' });
  await openFrom({ copyOf: 'app-001' });
  expect(screen.getByText(/The former PCR PCR-ST-1999-01 .*is no longer available/)).toBeVisible();
  expect(pcrField()).toHaveValue('');
  expect(limitedText()).toHaveValue('热轧酸洗卷');
});

it('renews a declaration whose application is not known, and says what cannot be named', async () => {
  await openFrom({ renew: 'epd-035' });
  expect(screen.getByText(/The application behind this declaration was not found/)).toBeVisible();
  expect(limitedText()).toHaveValue('热轧卷板 SPHC');
});

it.each([
  [
    'another company’s declaration',
    { renew: 'epd-012' },
    /belongs to .* You can only renew those of your own/,
  ],
  [
    'an application that does not exist',
    { copyOf: 'app-999' },
    /was not found. The form has not been filled in/,
  ],
])('leaves the form empty for %s, and says so', async (_, address, words) => {
  await openFrom(address);
  expect(screen.getByText(words)).toBeVisible();
  expect(pcrField()).toHaveValue('');
});

it('asks before a draft is replaced; the draft can be brought back', async () => {
  keepDraft('My own draft');
  await openFrom({ copyOf: 'app-001' });
  expect(limitedText()).toHaveValue('My own draft');
  expect(screen.getByText(/You can bring the draft back afterwards/)).toBeVisible();
  await press(/^Use APP/);
  expect(limitedText()).toHaveValue('热轧酸洗卷');
  await press('Bring the draft back');
  expect(limitedText()).toHaveValue('My own draft');
  await press('Go on with the draft');
  expect(screen.queryByRole('button', { name: /^Use APP/ })).not.toBeInTheDocument();
  expect(limitedText()).toHaveValue('My own draft');
});

it('goes on with a draft that began as the same copy, without a question', async () => {
  await openFrom({ copyOf: 'app-001' });
  await fill(limitedText(), 'Changed since');
  cleanup();
  expect(draftOf(mock.person.id)).toContain('Changed since');
  await openFrom({ copyOf: 'app-001' });
  expect(limitedText()).toHaveValue('Changed since');
  expect(screen.getByText(/Filled in from application/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Use APP/ })).not.toBeInTheDocument();
});

it('begins empty when somebody would rather not copy', async () => {
  await openFrom({ copyOf: 'app-001' });
  await press('Begin with an empty form');
  const question = await screen.findByRole('dialog', { name: 'Begin with an empty form' });
  await user.click(within(question).getByRole('button', { name: 'Begin with an empty form' }));
  await waitFor(() => expect(screen.queryByText(/Filled in from/)).not.toBeInTheDocument());
  expect(pcrField()).toHaveValue('');
  expect(draftOf(mock.person.id)).toBeNull();
});

/** The form where its address is, as its route shows it, and the ways that a browser has. */
function AtItsAddress() {
  const { history } = useRouter();
  const { pathname, search } = useLocation();
  return (
    <>
      {pathname === '/epd/epdApplyFor' && (
        <ApplicationFormScreen companyName={undefined} former={sourceOf(search)} />
      )}
      <Link to="/epd/epdApplyFor" search={{ copyOf: 'app-001' }}>
        Copy
      </Link>
      <Link to="/epd/epdApplyFor" search={{ renew: 'epd-002' }}>
        Renew
      </Link>
      <button onClick={() => history.back()}>Back of the browser</button>
    </>
  );
}

it.each([
  ['a copy', 'Copy'],
  ['a renewal', 'Renew'],
])('what was sent as %s is not offered once more by the way back', async (_, link) => {
  const { here } = await renderPage(<AtItsAddress />, '/epd/mineEpd');
  await user.click(screen.getByRole('link', { name: link }));
  await screen.findByText(/Filled in (from|to renew)/);
  await waitFor(() => expect(pcrField()).toHaveDisplayValue(/PCR-ST-2023-01/));
  const before = mock.world.store.applications.all().length;
  await press('Submit application');
  const summary = await screen.findByRole('dialog', { name: 'Check your application' });
  await user.click(within(summary).getByRole('button', { name: 'Submit application' }));
  await waitFor(() => expect(here()).toBe('/Result?type=1'));
  expect(mock.world.store.applications.all()).toHaveLength(before + 1);
  expect(draftOf(mock.person.id)).toBeNull();

  await press('Back of the browser');
  await waitFor(() => expect(here()).toBe('/epd/mineEpd'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
