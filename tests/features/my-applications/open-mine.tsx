import { cleanup, screen, within } from '@testing-library/react';
import { useParams, useSearch } from '@tanstack/react-router';
import userEvent from '@testing-library/user-event';
import { ApplicationScreen } from '#src/features/my-applications/application-screen.tsx';
import { MineScreen } from '#src/features/my-applications/mine-screen.tsx';
import { applicationSearch, mineSearch } from '#src/features/my-applications/search.ts';
import { renderPage, type RenderedPage } from '../render-page.tsx';
import { mock, startSignedIn } from '../../support/mock.ts';
import { must } from '../../support/must.ts';

/** My EPD/CFP on the real mock, shared by the tests of its list and its files. */

/** Signs the certified company in, in a scenario. */
export async function signIn(scenario: string, fields: 'all' | 'documented' = 'all'): Promise<void> {
  await startSignedIn({ persona: 'certified', scenario, fields });
}

/** The screen as its route renders it, with all state in the URL. */
function Mine() {
  return <MineScreen search={mineSearch(useSearch({ strict: false }))} />;
}

function Application() {
  const { dialog } = applicationSearch(useSearch({ strict: false }));
  const { _splat: path = '' } = useParams({ strict: false });
  return <ApplicationScreen id={path.replace(/.*\//, '')} dialog={dialog} />;
}

/** The list, or the page of one application. */
export function open(path = '/epd/mineEpd'): Promise<RenderedPage> {
  return renderPage(path.startsWith('/epd/mineEpd/') ? <Application /> : <Mine />, path);
}

/** The page of the company's only application. */
export async function openPage(search = ''): Promise<RenderedPage> {
  cleanup();
  return open(`/epd/mineEpd/${application().id}${search}`);
}

export async function start(scenario: string, path?: string): Promise<RenderedPage> {
  await signIn(scenario);
  return open(path);
}

/** The only application of the company, from the mock. */
export const application = () => must(mock.world.store.applications.where('companyCode', 'C01')[0]);

export async function press(name: string | RegExp, where?: HTMLElement): Promise<void> {
  const scope = where === undefined ? screen : within(where);
  await userEvent.click(await scope.findByRole('button', { name }));
}

/** Presses a button and returns the dialog that it opens. */
export async function openDialog(button: string | RegExp, name: string): Promise<HTMLElement> {
  await press(button);
  return screen.findByRole('dialog', { name });
}

/** Presses a button of a dialog and confirms the prompt. */
export async function decide(dialogName: string, action: string): Promise<void> {
  await press(action, await screen.findByRole('dialog', { name: dialogName }));
  await press(action, await screen.findByRole('dialog', { name: action }));
}
