import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useFinishRegistration } from '#src/features/registration/registration-form.tsx';
import { useSavedProfile } from '#src/features/supplement/supplement-form.tsx';
import { useFinishLogin } from '#src/parts/account-form/use-finish-login.ts';
import { renderPage } from '../../features/render-page.tsx';
import { enterAs, startMock, storedUserOf } from '../../support/mock.ts';
import { ofEachTest } from '../../support/of-each-test.ts';

const mock = ofEachTest(() => startMock());

const signedIn = () => ({ user: storedUserOf(mock, 'certified'), token: mock.signIn('certified') });

it.each<[string, () => (result: never) => Promise<unknown>, () => unknown]>([
  ['a login', useFinishLogin, signedIn],
  ['a registration', useFinishRegistration, signedIn],
  ['a completed profile', useSavedProfile, () => 'Wang'],
])('after %s everything is read again: it may read differently now', async (_, useFinish, result) => {
  enterAs(mock, 'certified');
  function Screen(): ReactNode {
    const finish = useFinish();
    return (
      // Each takes the result that stands beside it.
      <button type="button" onClick={() => void finish(result() as never)}>
        Finish
      </button>
    );
  }
  const { client } = await renderPage(<Screen />);
  client.setQueryData(['read before'], {});
  await userEvent.click(await screen.findByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(client.getQueryState(['read before'])?.isInvalidated).toBe(true));
});
