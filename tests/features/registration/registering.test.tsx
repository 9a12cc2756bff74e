import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentUser, readToken } from '#src/api/session.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import {
  agree,
  askForCode,
  COMPANY,
  field,
  fillCompany,
  MAIL,
  openForm,
  PHONE,
  press,
  startWire,
} from './steps.tsx';
import { fill } from '../../support/fill.ts';
import { ofEachTest } from '../../support/of-each-test.ts';

const wire = ofEachTest(() => startWire());

it('by phone: a wrong code is refused at its field, the right one signs in and leads to /Result with code 7 [1§4 registration success] [1§7 registerByPhone] [1§8 CHECK_CODE_ERROR] [1§8 client success] [1§5 consent]', async () => {
  const page = await openForm();
  await fill(field('Mobile number'), PHONE);
  await askForCode(wire);
  const code = wire.mock.world.outbox.list()[0]?.code ?? '';
  await fill(field('SMS code'), code === '000001' ? '000002' : '000001');
  await fillCompany(` ${COMPANY} `);
  await press('Register');
  await screen.findByText('Read and tick the user agreement and privacy policy first');
  expect(screen.getByRole('button', { name: 'Register' })).not.toHaveAttribute('data-loading');
  expect(wire.sentTo('/n/user/register/uc')).toEqual([]);
  await agree();
  await press('Register');
  await screen.findByText('Wrong verification code. Enter it again.');
  expect(field('SMS code')).toHaveFocus();
  expect(field('Company name')).toHaveValue(COMPANY);
  expect(currentUser()).toBeNull();

  await fill(field('SMS code'), code);
  await press('Register');
  await waitFor(() => expect(page.here()).toBe('/Result'));
  await screen.findByText('Registration submitted');
  expect(currentUser()).toMatchObject({ userAccount: PHONE, companyName: COMPANY, auditStatus: 0 });
  expect(readToken()).not.toBeNull();
  expect(window.localStorage.getItem(STORAGE.resultCode)).toBe('7');
  expect(window.localStorage.getItem(STORAGE.registered)).toBe('1');
  await waitFor(() =>
    expect(wire.mock.world.journal.tail().map(({ operationId }) => operationId)).toContain(
      'getCompanyOfUser',
    ),
  );
  expect(wire.sentTo('/n/user/register/uc').at(-1)).toEqual({
    mobile: PHONE,
    userAccount: PHONE,
    companyName: COMPANY,
    industryCategory: 'STEEL_EAF',
    companyForm: 'PRIVATE',
    verify: code,
    password: code,
  });
  expect(window.sessionStorage.getItem('draft:registration:visitor')).toBeNull();
});

it('by e-mail: the passwords must be equal and travel encrypted [1§2 captcha popup] [1§7 registerByEmail] [1§7 sendRegisterEmailCode] [1§8 client mismatch]', async () => {
  const page = await openForm(MAIL);
  expect(field('E-mail')).toHaveValue(MAIL);
  await askForCode(wire);
  expect(wire.sentTo('/api/n/user/email/verify/send')).toEqual([
    { userAccount: MAIL, token: expect.any(String) as string, inlet: 'WEB' },
  ]);
  await fill(field('E-mail code'), wire.mock.world.outbox.list()[0]?.code ?? '');
  await fill(field('Set password'), 'Steel2026');
  await fill(field('Confirm password'), 'Steel2027');
  await fillCompany();
  await agree();
  await press('Register');
  await screen.findByText('The two passwords do not match');
  await fill(field('Confirm password'), 'Steel2026');
  await press('Register');
  await waitFor(() => expect(page.here()).toBe('/Result'));
  expect(currentUser()).toMatchObject({ userAccount: MAIL, accountType: '2' });
  expect(wire.all()).not.toContain('Steel2026');
});

it('from the link of a declaration says that the registration is under review [1§8 client under review]', async () => {
  window.localStorage.setItem(STORAGE.pdfId, 'd-1001');
  await openForm(PHONE);
  await askForCode(wire);
  await fill(field('SMS code'), wire.mock.world.outbox.list()[0]?.code ?? '');
  await fillCompany('<img src=x onerror=alert(1)>');
  await agree();
  await press('Register');
  await screen.findByText(/registration is under review/i);
  expect(currentUser()?.companyName).toBe('<img src=x onerror=alert(1)>');
});
