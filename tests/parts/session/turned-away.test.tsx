import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Gate } from '#src/lib/gates.ts';
import { onLoginRequest, type LoginRequest } from '#src/lib/login-prompt.ts';
import { TurnedAway } from '#src/parts/session/turned-away.tsx';
import { renderPage } from '../../features/render-page.tsx';
import { startMock, startSignedIn } from '../../support/mock.ts';

beforeEach(() => startMock());

const HREF = '/epd/mineEpd?turn=yours';
const show = (gate: Exclude<Gate, { kind: 'allow' }>, lang: 'zh' | 'en' = 'en') =>
  renderPage(<TurnedAway gate={gate} page="nav.epdMine" href={HREF} />, '/', lang);
const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the page for whoever is turned away [2§6 login routes] [2§6 approval routes] [2§8 warnings]', () => {
  it('says which page wants a login, and the login leads back to it', async () => {
    const asked: LoginRequest[] = [];
    const stop = onLoginRequest((request) => asked.push(request));
    await show({ kind: 'login' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Log in to use “My EPD/CFP”');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(asked).toEqual([{ how: 'dialog', returnPath: HREF }]);
    expect(ways()).toEqual(['/register', '/']);
    stop();
  });

  it.each([
    ['guard.auditReviewing', /under review.*1 working day/s, ['/epd/epdSearch', '/']],
    ['guard.companyPending', /certification is pending.*system message/s, ['/user', '/']],
    ['guard.companyFailed', /certif/is, ['/enterprise', '/']],
    ['guard.agencyOnly', /third-party agencies only.*feedback/s, ['/myLists', '/Feedback', '/']],
  ] as const)('%s: says why, what happens next, and offers ways on', async (warning, says, led) => {
    await show({ kind: 'warn', warning });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      '“My EPD/CFP” is not available to you yet',
    );
    expect(document.body.textContent).toMatch(says);
    expect(ways()).toEqual(led);
  });

  it('asks a rejected person to fill it in again, with the reason, in the language of the page', async () => {
    await startSignedIn({ persona: 'rejected' });
    await show({ kind: 'redirect', to: '/information', warning: 'guard.auditRejected', ask: true }, 'zh');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('暂时不能使用“我的 EPD/CFP”');
    expect(screen.getByText(/企业名称与营业执照不一致/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '重新填写' })).toHaveAttribute('href', '/information');
  });
});
