import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMock, type TestMock } from '#mocks/adapters/msw-node.ts';
import { clearSession, currentUser, readToken, startSession, toStoredUser } from '#src/api/session.ts';
import type { Language } from '#src/i18n/keys.ts';
import { onLoginRequest, type LoginRequest } from '#src/lib/login-prompt.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { RegistrationForm } from '#src/features/registration/registration-form.tsx';
import { RegistrationScreen } from '#src/features/registration/registration-screen.tsx';
import { passCaptcha } from '../../parts/captcha/solve.ts';
import { fill } from '../auth/render-login.tsx';
import { renderPage, type RenderedPage } from '../render-page.tsx';

vi.mock(import('#src/parts/captcha/pictures.ts'), () => import('../../parts/captcha/solve.ts'));

const PHONE = '13800000031';
const MAIL = 'new.user@example.com';
const COMPANY = '北屿特殊钢股份有限公司';

let mock: TestMock;
let send: typeof globalThis.fetch;
let sent: { path: string; body: Record<string, unknown> }[];
beforeEach(async () => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  clearSession();
  mock = await startMock();
  sent = [];
  send = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    const text = await request.clone().text();
    if (text.startsWith('{'))
      sent.push({ path: new URL(request.url).pathname, body: JSON.parse(text) as Record<string, unknown> });
    return send(request);
  });
});
afterEach(() => {
  vi.stubGlobal('fetch', send);
  mock.stop();
  // They would outlive the page.
  notifications.clean();
});

/** Opens /register and puts its notice away, as everybody does. */
async function openForm(offered?: string, language?: Language): Promise<RenderedPage> {
  const page = await renderPage(<RegistrationScreen offered={offered} />, '/register', language);
  await userEvent.click(await screen.findByRole('button', { name: /I understand|开始注册/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return page;
}

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const register = () => press('Register');
const newestCode = () => mock.world.outbox.list()[0]?.code ?? '';
const sentTo = (path: string) => sent.filter((call) => call.path === path).map(({ body }) => body);

async function choose(name: string, option: string): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

async function fillCompany(name = COMPANY): Promise<void> {
  await fill(field('Company name'), name);
  await choose('Industry category', 'EAF steelmaking');
  await choose('Company form', 'Private');
}

async function askForCode(): Promise<void> {
  await press(/Get code/);
  await passCaptcha(mock);
  await screen.findByText(/Code sent/);
  await screen.findByRole('button', { name: /Resend in/ });
}

describe('the notice', () => {
  it('stands before the form and says what is needed; then the form is there [1§2 register]', async () => {
    await renderPage(<RegistrationScreen offered={undefined} />, '/register');
    const notice = await screen.findByRole('dialog', { name: 'Before you register' });
    expect(notice).toHaveTextContent('We review every registration within 1 working day');
    await userEvent.click(await screen.findByRole('button', { name: 'I understand, start' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('Mobile number')).toBeVisible();
  });
});

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

  it('offer the dictionaries in the language of the page [1§7 listIndustryCategories] [1§7 listCompanyForms]', async () => {
    await openForm(undefined, 'zh');
    await choose('行业类别', '短流程钢铁');
    await choose('企业性质', '民营企业');
    expect(field('行业类别')).toHaveValue('短流程钢铁');
  });

  it('say when a dictionary does not come, and ask again', async () => {
    mock.world.faults = [
      { operationId: 'listCompanyForms', kind: 'code', value: 0, message: 'DICT_ERROR', times: 1 },
    ];
    await openForm();
    await screen.findByText(/Options could not be loaded/);
    await press('Try again');
    await waitFor(() => expect(screen.queryByText(/Options could not be loaded/)).toBeNull());
    await choose('Company form', 'Private');
  });

  it('trim the company name when it is left [1§5 company name]', async () => {
    await openForm();
    await fill(field('Company name'), `  ${COMPANY}  `);
    await userEvent.tab();
    expect(field('Company name')).toHaveValue(COMPANY);
    await fill(field('Company name'), '钢'.repeat(33));
    await register();
    await screen.findByText('Company name cannot exceed 32 characters');
  });

  it('say what is missing, each at its place, and take the focus to the first [1§5 selects] [1§5 consent]', async () => {
    await openForm();
    await register();
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
    expect(sent.map(({ path }) => path)).not.toContain('/n/user/register/uc');
  });
});

describe('a code', () => {
  it('is asked for with a valid account only [1§5 captcha before code] [1§8 client phone input]', async () => {
    await openForm();
    await fill(field('Mobile number'), '12345');
    await press(/Get code/);
    await screen.findByText('Check the mobile number you entered');
    expect(screen.queryByRole('slider')).toBeNull();
    expect(field('Mobile number')).toHaveFocus();
  });

  it('comes after the puzzle, whose token is passed on, and then rests for 60 s [1§4 code sending] [1§2 captcha popup] [1§5 captcha before code] [1§9 countdown] [1§7 sendSmsCode] [1§7 getCaptcha] [1§7 checkCaptcha]', async () => {
    await openForm();
    await fill(field('Mobile number'), '138 0000 0031');
    await askForCode();
    const [solved] = sentTo('/api/n/captcha/check');
    expect(sentTo('/n/plat/sms/checkcode/uc')).toEqual([
      { smsTemplateType: 'register', inlet: 'REGISTER', phoneNumber: PHONE, token: solved?.['token'] },
    ]);
    await waitFor(() => expect(field('SMS code')).toHaveFocus());
    const resting = screen.getByRole('button', { name: /Resend in (60|59|58) s/ });
    await userEvent.click(resting);
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('for an account that exists is refused at its field, with the way to log in [1§8 ACCOUNT_NUMBER_EXISTS]', async () => {
    const asked: LoginRequest[] = [];
    const stop = onLoginRequest((request) => asked.push(request));
    await openForm();
    await fill(field('Mobile number'), '19900000007');
    await press(/Get code/);
    await passCaptcha(mock);
    await screen.findByText('This account is already registered. Log in directly.');
    await waitFor(() => expect(field('Mobile number')).toHaveFocus());
    await press('Log in with this account');
    expect(asked).toEqual([{ how: 'dialog', account: '19900000007' }]);
    stop();
  });

  it('asked for too often says so at its field [1§8 CHECK_CODE_FREQUENTLY]', async () => {
    mock.world.faults = [
      { operationId: 'sendSmsCode', kind: 'code', value: 0, message: 'CHECK_CODE_FREQUENTLY', times: 1 },
    ];
    await openForm(PHONE);
    await press(/Get code/);
    await passCaptcha(mock);
    await screen.findByText('Codes requested too often. Wait a moment.');
    expect(screen.getByRole('button', { name: /Get code/ })).not.toHaveAttribute('aria-disabled');
  });
});

describe('registering', () => {
  it('by phone: a wrong code is refused at its field, the right one signs in and leads to /Result with code 7 [1§4 registration success] [1§7 registerByPhone] [1§8 CHECK_CODE_ERROR]', async () => {
    const page = await openForm();
    await fill(field('Mobile number'), PHONE);
    await askForCode();
    const code = newestCode();
    await fill(field('SMS code'), code === '000001' ? '000002' : '000001');
    await fillCompany(` ${COMPANY} `);
    await userEvent.click(screen.getByRole('checkbox'));
    await register();
    await screen.findByText('Wrong verification code. Enter it again.');
    expect(field('SMS code')).toHaveFocus();
    expect(field('Company name')).toHaveValue(COMPANY);
    expect(currentUser()).toBeNull();

    await fill(field('SMS code'), code);
    await register();
    await waitFor(() => expect(page.here()).toBe('/Result'));
    expect(currentUser()).toMatchObject({ userAccount: PHONE, companyName: COMPANY, auditStatus: 0 });
    expect(readToken()).not.toBeNull();
    expect(window.localStorage.getItem(STORAGE.resultCode)).toBe('7');
    expect(window.localStorage.getItem(STORAGE.registered)).toBe('1');
    await waitFor(() =>
      expect(mock.world.journal.tail().map(({ operationId }) => operationId)).toContain('getCompanyOfUser'),
    );
    expect(sentTo('/n/user/register/uc').at(-1)).toEqual({
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

  it('by e-mail: the passwords must be equal and travel encrypted [1§7 registerByEmail] [1§7 sendRegisterEmailCode] [1§8 client mismatch]', async () => {
    const page = await openForm(MAIL);
    expect(field('E-mail')).toHaveValue(MAIL);
    await askForCode();
    expect(sentTo('/api/n/user/email/verify/send')).toEqual([
      { userAccount: MAIL, token: expect.any(String) as string, inlet: 'WEB' },
    ]);
    await fill(field('E-mail code'), newestCode());
    await fill(field('Set password'), 'Steel2026');
    await fill(field('Confirm password'), 'Steel2027');
    await fillCompany();
    await userEvent.click(screen.getByRole('checkbox'));
    await register();
    await screen.findByText('The two passwords do not match');
    await fill(field('Confirm password'), 'Steel2026');
    await register();
    await waitFor(() => expect(page.here()).toBe('/Result'));
    expect(currentUser()).toMatchObject({ userAccount: MAIL, accountType: '2' });
    expect(JSON.stringify(sent)).not.toContain('Steel2026');
  });

  it('an expired code says so, and a dropped connection loses nothing [1§8 CHECK_CODE_OUT_TIME]', async () => {
    await openForm(PHONE);
    await askForCode();
    await fill(field('SMS code'), newestCode());
    await fillCompany();
    await userEvent.click(screen.getByRole('checkbox'));
    mock.world.faults = [{ operationId: 'registerByPhone', kind: 'network', times: 1 }];
    await register();
    await screen.findByText('Network problem. Check your connection.');
    mock.world.clock.set({ advanceMs: 20 * 60_000 });
    await register();
    await screen.findByText('Verification code is wrong or expired. Get a new one.');
    expect(field('Mobile number')).toHaveValue(PHONE);
    expect(field('Industry category')).toHaveValue('EAF steelmaking');
  });

  it('from the link of a declaration says that the registration is under review [1§8 client under review]', async () => {
    window.localStorage.setItem(STORAGE.pdfId, 'd-1001');
    await openForm(PHONE);
    await askForCode();
    await fill(field('SMS code'), newestCode());
    await fillCompany('<img src=x onerror=alert(1)>');
    await userEvent.click(screen.getByRole('checkbox'));
    await register();
    await screen.findByText(/registration is under review/i);
    expect(currentUser()?.companyName).toBe('<img src=x onerror=alert(1)>');
  });
});

describe('what was typed', () => {
  it('survives the other tab, and a reload without codes and passwords', async () => {
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
    expect(field('企业名称')).toHaveValue(COMPANY);
    await waitFor(() => expect(field('行业类别')).toHaveValue('短流程钢铁'));
    // Who has begun has read the notice.
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('the phone screens use their own inlet [1§7 sendSmsCodeSimple]', async () => {
  await renderPage(
    <RegistrationForm kind="phone" account={{ phone: PHONE }} inlet="PHONE" onLogin={() => undefined} />,
  );
  await askForCode();
  expect(sentTo('/api/n/plat/sms/checkcode/simple')).toEqual([
    {
      smsTemplateType: 'register',
      inlet: 'REGISTER',
      phoneNumber: PHONE,
      token: expect.any(String) as string,
    },
  ]);
});

it('somebody who is signed in is told so, with the ways on', async () => {
  mock.stop();
  mock = await startMock({ persona: 'certified' });
  const user = toStoredUser(mock.user);
  if (user !== null) startSession(mock.token ?? '', user);
  const page = await renderPage(<RegistrationScreen offered={undefined} />, '/register');
  await screen.findByText(/You are logged in as/);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Go to personal center' }));
  await waitFor(() => expect(page.here()).toBe('/user'));
});
