import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestMock } from '#mocks/adapters/msw-node.ts';
import type { PersonaId } from '#mocks/world/persona.ts';
import { currentUser } from '#src/api/session.ts';
import { InformationScreen, UserinfoScreen } from '#src/features/account/userinfo-screen.tsx';
import { RegistrationForm } from '#src/features/account/registration-form.tsx';
import { toOwnAccount } from '#src/api/shared/read.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { renderPage, type RenderedPage } from '../render-page.tsx';
import { press, renderAccount, userOf } from './render-account.tsx';
import { refuseNext } from '../../support/mock.ts';
import { fill } from '../../support/fill.ts';
import { must } from '../../support/must.ts';

let page: RenderedPage;
beforeEach(() => window.localStorage.clear());

const field = (name: string) => screen.findByRole('textbox', { name });

async function open(
  persona: PersonaId,
  screenOf = <InformationScreen />,
  path = '/information',
  prepare?: (mock: TestMock) => void,
): Promise<void> {
  page = await renderAccount(screenOf, { persona }, { path, ...(prepare !== undefined && { prepare }) });
}

describe('/information', () => {
  it('shows reason and account, takes the corrected names, and the review starts again [1§2 modify form] [1§5 company name] [2§2 change registration] [2§7 modifyRegistration]', async () => {
    await open('rejected');
    await screen.findByText(/The company name differs from that on the business licence/);
    expect(await field('Account')).toHaveValue('19900000003');
    expect(await field('Account')).toHaveAttribute('readonly');
    const company = await field('Company name');
    expect(company).toHaveValue('北川钢材');
    await fill(company, '  北川钢材有限公司  ');
    await userEvent.tab();
    expect(await field('Company name')).toHaveValue('北川钢材有限公司');
    await press('Submit for review');
    await screen.findByText('Details submitted for review');
    await waitFor(() => expect(page.here()).toBe('/user'));
    expect(userOf('u-rejected')).toMatchObject({
      auditStatus: 0,
      companyName: '北川钢材有限公司',
      userName: '沈工',
      companyType: '3',
    });
    expect(currentUser()).toMatchObject({
      auditStatus: 0,
      companyName: '北川钢材有限公司',
      reasonReject: null,
    });
  });

  it('sent again unchanged asks first: it would only be rejected again', async () => {
    await open('rejected');
    await field('Company name');
    await press('Submit for review');
    await press('Cancel', 'Nothing was changed');
    expect(userOf('u-rejected').auditStatus).toBe(2);
    await press('Submit for review');
    await press('Submit unchanged', 'Nothing was changed');
    await waitFor(() => expect(userOf('u-rejected').auditStatus).toBe(0));
  });

  it('asks for the names and the company type; a refusal keeps what was typed [1§5 company name] [1§5 selects] [2§5 change registration]', async () => {
    await open('rejected', <InformationScreen />, '/information', ({ world }) => {
      world.store.users.update('u-rejected', { companyType: null });
    });
    await fill(await field('User name'), '');
    await fill(await field('Company name'), '');
    await press('Submit for review');
    await screen.findByText('Enter a user name');
    screen.getByText('Enter the company name');
    screen.getByText('Select a company type');

    await fill(await field('User name'), '沈立');
    await fill(await field('Company name'), '北川');
    await userEvent.click(screen.getByRole('combobox', { name: 'Company type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Downstream user' }));
    refuseNext('modifyRegistration', '企业名称已被占用');
    await press('Submit for review');
    await screen.findByText('企业名称已被占用');
    expect(await field('User name')).toHaveValue('沈立');
    expect(page.here()).toBe('/information');
  });

  it('keeps what was typed over a reload', async () => {
    await open('rejected');
    await fill(await field('User name'), '沈立');
    cleanup();
    await renderPage(<InformationScreen />, '/information');
    expect(await field('User name')).toHaveValue('沈立');
  });

  it.each([
    ['reviewing', 'Your registration is under review. A system message tells you the result.'],
    ['certified', 'Your registration has been approved.'],
  ] as const)('tells %s that there is nothing to change', async (persona, words) => {
    await open(persona);
    await screen.findByText(words);
    expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
  });

  it('leaves the company name alone where the server does not allow it [1§2 modify form]', async () => {
    await open('rejected', <></>);
    const user = must(currentUser());
    const account = toOwnAccount({ auditStatus: 2, companyNameEditable: false, companyType: '3' }, user);
    cleanup();
    await renderPage(<RegistrationForm account={account} user={user} onDone={() => undefined} />);
    expect(await field('Company name')).toHaveAttribute('readonly');
    expect(await field('Company name')).toHaveAccessibleDescription('The company name cannot be changed now');
    await press('Submit for review');
    await press('Submit unchanged', 'Nothing was changed');
    await screen.findByText('Details submitted for review');
    expect(userOf('u-rejected')).toMatchObject({ auditStatus: 0, companyName: '北川钢材' });
  });
});

describe('/userinfo [1§2 userinfo]', () => {
  it('returns to the stored product, sent or cancelled [2§2 change registration]', async () => {
    window.localStorage.setItem(STORAGE.pdfId, '1001');
    await open('rejected', <UserinfoScreen />, '/userinfo');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Company type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Upstream supplier' }));
    await press('Submit for review');
    await waitFor(() => expect(page.here()).toBe('/app/epd/1001'));
    expect(userOf('u-rejected')).toMatchObject({ auditStatus: 0, companyType: '2' });
    cleanup();
    await open('rejected', <UserinfoScreen />, '/userinfo');
    await press('Cancel');
    await waitFor(() => expect(page.here()).toBe('/app/epd/1001'));
    expect(userOf('u-rejected').auditStatus).toBe(2);
  });
});
