import { configurePage } from '../../support/page-config.ts';
import { puzzleText } from '#src/parts/captcha/use-captcha-machine.ts';
import { captchaVerification } from '#mocks/captcha/judge.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { onLoginRequest, type LoginRequest } from '#src/lib/login-prompt.ts';
import { RegistrationForm } from '#src/features/registration/registration-form.tsx';
import { closePuzzle, gapOf, openPuzzle, passCaptcha } from '../../parts/captcha/solve.ts';
import { renderPage } from '../render-page.tsx';
import { askForCode, field, openForm, PHONE, press, startWire } from './steps.tsx';
import { fill } from '../../support/fill.ts';
import { ofEachTest } from '../../support/of-each-test.ts';
import { refuseNext } from '../../support/mock.ts';

const wire = ofEachTest(() => startWire());

describe('the fields', () => {
  it('are those of the document, passwords only by e-mail [1§2 register fields]', async () => {
    await openForm();
    for (const name of ['Mobile number', 'SMS code', 'Company name', 'Industry category', 'Company form'])
      expect(field(name)).toBeVisible();
    expect(screen.queryByLabelText('Set password')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Register by e-mail' }));
    for (const name of ['E-mail', 'E-mail code', 'Set password', 'Confirm password', 'Company name'])
      expect(field(name)).toBeVisible();
    expect(screen.queryByLabelText('Mobile number')).toBeNull();
  });

  it('say what is missing, each at its place, and take the focus to the first [1§5 selects] [1§5 consent]', async () => {
    await openForm();
    await press('Register');
    await screen.findByText('Enter your mobile number');
    for (const said of [
      'SMS code cannot be empty',
      'Enter the company name',
      'Read and tick the user agreement and privacy policy first',
    ])
      expect(screen.getByText(said)).toBeVisible();
    expect(screen.getAllByText('Select an industry category').length).toBeGreaterThan(0);
    expect(field('Industry category')).toHaveAttribute('aria-invalid', 'true');
    expect(field('Company form')).toHaveAttribute('aria-invalid', 'true');
    expect(field('Mobile number')).toHaveFocus();
    expect(wire.sentTo('/n/user/register/uc')).toEqual([]);
  });
});

describe('a code', () => {
  it('is asked for with a valid account and a passed puzzle only [1§5 captcha before code] [1§8 client phone input]', async () => {
    await openForm();
    await fill(field('Mobile number'), '12345');
    await press(/Get code/);
    await screen.findByText('Check the mobile number you entered');
    expect(screen.queryByRole('slider')).toBeNull();
    expect(field('Mobile number')).toHaveFocus();

    await fill(field('Mobile number'), PHONE);
    await press(/Get code/);
    await closePuzzle();
    expect(screen.getByRole('button', { name: /Get code/ })).not.toHaveAttribute('data-loading');
    expect(wire.sentTo('/n/plat/sms/checkcode/uc')).toEqual([]);
  });

  it('comes after the puzzle, whose token is passed on, and then rests for 60 s [1§4 code sending] [1§2 captcha popup] [1§5 captcha before code] [1§9 countdown] [1§7 sendSmsCode] [1§7 getCaptcha] [1§7 checkCaptcha]', async () => {
    await openForm();
    await fill(field('Mobile number'), '138 0000 0031');
    await askForCode(wire);
    const [solved] = wire.sentTo('/api/n/captcha/check');
    expect(wire.sentTo('/n/plat/sms/checkcode/uc')).toEqual([
      { smsTemplateType: 'login', inlet: 'REGISTER', phoneNumber: PHONE, token: solved?.['token'] },
    ]);
    await waitFor(() => expect(field('SMS code')).toHaveFocus());
    const resting = screen.getByRole('button', { name: /Resend in (60|59|58) s/ });
    await userEvent.click(resting);
    expect(screen.queryByRole('slider')).toBeNull();
    // The other way is open at once.
    await userEvent.click(screen.getByRole('tab', { name: 'Register by e-mail' }));
    expect(screen.getByRole('button', { name: /Get code/ })).not.toHaveAttribute('aria-disabled');
  });

  it('for an account that exists is refused at its field, with the way to log in [1§8 ACCOUNT_NUMBER_EXISTS]', async () => {
    const asked: LoginRequest[] = [];
    const stop = onLoginRequest((request) => asked.push(request));
    await openForm();
    await fill(field('Mobile number'), '19900000007');
    await press(/Get code/);
    // Who cannot see the picture learns whom to call.
    await screen.findByText('Cannot see it? Call the secretariat at 400-000-0000 for help.');
    await passCaptcha(wire.mock);
    await screen.findByText('This account is already registered. Log in directly.');
    await waitFor(() => expect(field('Mobile number')).toHaveFocus());
    await press('Log in with this account');
    expect(asked).toEqual([{ how: 'dialog', account: '19900000007' }]);
    stop();
  });

  it('asked for too often says so at its field, and the button waits as the server does [1§8 CHECK_CODE_FREQUENTLY]', async () => {
    refuseNext('sendSmsCode', 'CHECK_CODE_FREQUENTLY');
    await openForm(PHONE);
    await press(/Get code/);
    await passCaptcha(wire.mock);
    await screen.findByText('Codes requested too often. Wait a moment.');
    expect(screen.getByRole('button', { name: /Get code/ })).toHaveAttribute('aria-disabled', 'true');
    await fill(field('Mobile number'), '19900000061');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Get code/ })).not.toHaveAttribute('aria-disabled'),
    );
  });
});

it('the phone screens use their own inlet [1§7 sendSmsCodeSimple]', async () => {
  await renderPage(
    <RegistrationForm kind="phone" account={{ phone: PHONE }} inlet="PHONE" onLogin={() => undefined} />,
  );
  await askForCode(wire);
  expect(wire.sentTo('/api/n/plat/sms/checkcode/simple')).toEqual([
    {
      smsTemplateType: 'login',
      inlet: 'REGISTER',
      phoneNumber: PHONE,
      token: expect.any(String) as string,
    },
  ]);
});

it('a server behind a stock AJ-Captcha core gets the encrypted text in place of the token (decision 38) [1§5 captcha before code]', async () => {
  configurePage({ captchaProof: 'verification' });
  await renderPage(<RegistrationForm kind="phone" account={{ phone: PHONE }} onLogin={() => undefined} />);
  await askForCode(wire);
  const puzzle = openPuzzle(wire.mock);
  const text = puzzleText(gapOf(wire.mock));
  const proof = captchaVerification(puzzle.id, text, puzzle.secretKey ?? '');
  expect(wire.sentTo('/n/plat/sms/checkcode/uc')).toMatchObject([{ token: proof }]);
});
