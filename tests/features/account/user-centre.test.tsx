import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { TestMock } from '#mocks/adapters/msw-node.ts';
import { operate } from '#mocks/operator/index.ts';
import type { PersonaId } from '#mocks/world/persona.ts';
import { currentUser } from '#src/api/session.ts';
import { UserCentreScreen } from '#src/features/account/user-centre-screen.tsx';
import type { Language } from '#src/i18n/keys.ts';
import type { RenderedPage } from '../render-page.tsx';
import { press, renderAccount, userOf } from './render-account.tsx';
import { mock, refuseNext } from '../../support/mock.ts';
import { fill } from '../../support/fill.ts';

let page: RenderedPage;

async function open(
  persona: PersonaId,
  visit: { prepare?: (mock: TestMock) => void; language?: Language } = {},
): Promise<void> {
  page = await renderAccount(<UserCentreScreen />, { persona }, visit);
}

beforeEach(() => window.localStorage.clear());

const section = (name: string) => screen.findByRole('region', { name });
const link = (name: string | RegExp) => screen.findByRole('link', { name });

describe('a certified company with an e-mail account', () => {
  it('sees account, company and its ways on [1§2 user] [2§2 user tiles] [1§7 getUserDetail] [1§7 getCompanyOfUser] [2§2 user centre]', async () => {
    await open('certified');
    const account = within(await section('Account'));
    await account.findByText('certified@example.com');
    account.getByText('Active');
    account.getByText('Approved');
    expect(account.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', '/changepassword');
    const company = within(await section('Company information'));
    await company.findByText(/Lanjiang/);
    company.getByText('Certified');
    expect(company.queryByRole('button', { name: /certif/i })).toBeNull();
    expect(await link(/My EPD\/CFP/)).toHaveAttribute('href', '/epd/mineEpd');
    expect(await link(/Verification \(steel mill\)/)).toHaveAttribute('href', '/steelMill');
    expect(await link(/My PCR/)).toHaveAttribute('href', '/Pcr/minePcr');
    expect(await link(/Low-carbon steel application/)).toHaveAttribute('href', '/dtpfg/dtpfgApplyFor');
    expect(await link('User agreement')).toHaveAttribute('href', '/policy');
    expect(await link('Privacy policy')).toHaveAttribute('href', '/agreement');
  });

  it('changes the company e-mail; a bad one and a refusal are said at the field, and nothing typed is lost [2§2 user e-mail] [2§7 updateCompanyEmail]', async () => {
    await open('certified');
    await press('Change company e-mail');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change company e-mail' }));
    const field = await dialog.findByRole('textbox', { name: 'New company e-mail' });
    await press('Save', 'Change company e-mail');
    await dialog.findByText('This is the current e-mail');
    await fill(field, 'no-address');
    await press('Save', 'Change company e-mail');
    await dialog.findByText('Enter a valid e-mail address');

    await fill(field, 'carbon@example.com');
    refuseNext('updateCompanyEmail', '邮箱域名不可用');
    await press('Save', 'Change company e-mail');
    await dialog.findByText('邮箱域名不可用');
    expect(field).toHaveValue('carbon@example.com');
    await press('Save', 'Change company e-mail');
    await screen.findByText('Company e-mail updated');
    await within(await section('Company information')).findByText('carbon@example.com');
    expect(mock.world.store.companies.get('co-01')?.email).toBe('carbon@example.com');
  });

  it('changes the own name, which the header then knows too [1§7 updateUserName]', async () => {
    await open('certified');
    await press('Change user name');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change user name' }));
    await fill(await dialog.findByRole('textbox', { name: 'New user name' }), '  王立  ');
    await press('Save', 'Change user name');
    await within(await section('Account')).findByText('王立');
    await waitFor(() => expect(currentUser()?.userName).toBe('王立'));
  });

  it('is told what a cancellation means before it leads to its page [2§2 user cancellation]', async () => {
    await open('certified');
    await press('Cancel my account');
    const dialog = within(await screen.findByRole('dialog', { name: 'Account cancellation' }));
    dialog.getByText(/After cancellation you cannot log in/);
    await press('Keep my account', 'Account cancellation');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.here()).toBe('/user');
    await press('Cancel my account');
    await press('Request cancellation', 'Account cancellation');
    await waitFor(() => expect(page.here()).toBe('/passpassword'));
  });
});

describe('others', () => {
  test('an account with a phone has no password to change', async () => {
    await open('uncertified');
    await screen.findByText('You log in by SMS code; no password is needed');
    expect(screen.queryByRole('link', { name: 'Change password' })).toBeNull();
  });

  test('a company without certification is led to it; a failed one learns why [1§4 company gate]', async () => {
    await open('failed-company', {
      prepare: ({ world }) => {
        world.store.companies.update('co-21', { statusReason: '<img src=x onerror=alert(1)>照片不清晰' });
      },
    });
    const company = within(await section('Company information'));
    // What staff or people wrote is text, never markup.
    await company.findByText(/<img src=x onerror=alert\(1\)>照片不清晰/);
    expect(document.querySelector('img[src="x"]')).toBeNull();
    await press('Certify again');
    await waitFor(() => expect(page.here()).toBe('/enterprise'));
  });

  test('a rejected registration says why and leads to the form', async () => {
    await open('rejected');
    const notice = within(await section('Registration rejected'));
    notice.getByText(/The company name differs from that on the business licence/);
    notice.getByText(/^Company certification alone opens neither applications nor downloads/);
    const company = within(await section('Company information'));
    await company.findByText('Not certified');
    expect(company.queryByText(/Once your company is certified you can apply/)).toBeNull();
    expect(notice.getByRole('link', { name: 'Edit registration details' })).toHaveAttribute(
      'href',
      '/information',
    );
  });

  test('a registration under review says so; once it is approved the stored user follows', async () => {
    await open('reviewing', {
      prepare: ({ world }) =>
        void operate(world, 'decideRegistration', { userId: 'u-reviewing', approve: true }),
    });
    expect(await screen.findByText('Approved')).toBeInTheDocument();
    expect(currentUser()?.auditStatus).toBe(1);
    expect(screen.queryByRole('region', { name: 'Registration under review' })).toBeNull();
  });

  test('in Chinese, the review is explained [2§9 registration review]', async () => {
    await open('reviewing', { language: 'zh' });
    const notice = within(await section('注册信息审核中'));
    notice.getByText(/1 个工作日内完成审核/);
    notice.getByText(/^仅通过企业认证还不能申请和下载/);
  });
});

describe('a cancellation in review', () => {
  it('is said, stops changes with a warning, and can be taken back [1§2 user] [2§2 user cancellation] [2§8 cancellation in review] [2§7 revokeCancellation]', async () => {
    await open('leaving');
    const notice = within(await section('Cancellation in review'));
    await within(await section('Account')).findByText('Cancellation in review');
    expect(screen.queryByRole('button', { name: 'Cancel my account' })).toBeNull();
    await press('Change user name');
    await screen.findByText('Your account cancellation is in review. This action is not available.');
    expect(screen.queryByRole('dialog', { name: 'Change user name' })).toBeNull();

    notice.getByRole('button', { name: 'Withdraw cancellation' }).click();
    await press('Withdraw cancellation', 'Withdraw cancellation');
    await screen.findByText('Cancellation request withdrawn');
    await within(await section('Account')).findByText('Active');
    expect(userOf('u-leaving').status).toBe('active');
    await screen.findByRole('button', { name: 'Cancel my account' });
  });
});
