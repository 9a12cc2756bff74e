/** What every test of the application form sees of the page, and how it leaves it. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApplicationFormScreen } from '#src/features/application-form/application-form-screen.tsx';
import { renderPage, type RenderedPage } from '../render-page.tsx';

export const user = userEvent.setup({ delay: null });

export const pcrField = () => screen.getByRole('combobox', { name: 'PCR number' });
export const product = (number: number) =>
  within(screen.getByRole('region', { name: new RegExp(`Product ${String(number)}`) }));
export const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

export async function openForm(companyName?: string, pcr?: string): Promise<RenderedPage> {
  const page = await renderPage(
    <ApplicationFormScreen companyName={companyName} pcr={pcr} />,
    '/epd/epdApplyFor',
  );
  await screen.findByRole('heading', { name: /Company and PCR/ });
  return page;
}

export async function choosePcr(filter: string): Promise<void> {
  await user.click(pcrField());
  await user.paste(filter);
  await user.click(await screen.findByRole('option', { name: /Hot rolled coil and strip/ }));
}
