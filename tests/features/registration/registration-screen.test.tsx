import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { RegistrationScreen } from '#src/features/registration/registration-screen.tsx';
import { enterAs } from '../../support/mock.ts';
import { renderPage } from '../render-page.tsx';
import { COMPANY, field, fillCompany, MAIL, openForm, PHONE, startWire } from './steps.tsx';
import { fill } from '../../support/fill.ts';
import { ofEachTest } from '../../support/of-each-test.ts';
const wire = ofEachTest(() => startWire());

it('the notice stands before the form and says what is needed; then the form is there [1§2 register]', async () => {
  await renderPage(<RegistrationScreen offered={undefined} />, '/register');
  const notice = await screen.findByRole('dialog', { name: 'Before you register' });
  expect(notice).toHaveTextContent('We review every registration within 1 working day');
  await userEvent.click(await screen.findByRole('button', { name: 'I understand, start' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field('Mobile number')).toBeVisible();
});

it('what was typed survives the other tab, and a reload without codes and passwords', async () => {
  await openForm();
  await fill(field('Mobile number'), PHONE);
  await fillCompany();
  await userEvent.click(screen.getByRole('tab', { name: 'Register by e-mail' }));
  await fill(field('E-mail'), MAIL);
  await fill(field('Set password'), 'Steel2026');
  expect(field('Company name')).toHaveValue(COMPANY);
  await userEvent.click(screen.getByRole('tab', { name: 'Register by mobile' }));
  expect(field('Mobile number')).toHaveValue(PHONE);
  await userEvent.click(screen.getByRole('tab', { name: 'Register by e-mail' }));
  expect(field('Set password')).toHaveValue('Steel2026');

  // Where the page goes away, everything is written.
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Steel2026');
  document.body.innerHTML = '';
  await renderPage(<RegistrationScreen offered={undefined} />, '/register', 'zh');
  expect(await screen.findByLabelText('邮箱', { selector: 'input' })).toHaveValue(MAIL);
  expect(field('设置密码')).toHaveValue('');
  expect(screen.getByText(/验证码、密码和同意勾选不会保留/)).toBeVisible();
  expect(field('企业名称')).toHaveValue(COMPANY);
  await waitFor(() => expect(field('行业类别')).toHaveValue('短流程钢铁'));
  // Who has begun has read the notice.
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('somebody who is signed in is told so, with the ways on', async () => {
  enterAs(wire.mock, 'certified');
  const page = await renderPage(<RegistrationScreen offered={undefined} />, '/register');
  // In the language of the page (decision 35).
  await screen.findByText('You are logged in as Lanjiang Iron & Steel Group');
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Go to personal centre' }));
  await waitFor(() => expect(page.here()).toBe('/user'));
});
