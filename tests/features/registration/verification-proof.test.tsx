import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { captchaVerification } from '#mocks/captcha/crypto.ts';
import { RegistrationForm } from '#src/features/registration/registration-form.tsx';
import { puzzleText } from '#src/parts/captcha/answer.ts';
import { openToken } from '../../parts/captcha/solve.ts';
import { renderPage } from '../render-page.tsx';
import { askForCode, PHONE, startWire, type Wire } from './steps.tsx';

vi.mock(import('#src/parts/captcha/pictures.ts'), () => import('../../parts/captcha/solve.ts'));

let wire: Wire;
beforeEach(async () => {
  // As an operator sets it; it is read once, when something first asks.
  document.body.innerHTML =
    '<script type="application/json" id="portal-config">{ "captchaProof": "verification" }</script>';
  wire = await startWire();
});
afterEach(() => wire.stop());

it('a server behind a stock AJ-Captcha core gets the encrypted text in place of the token (decision 38) [1§5 captcha before code]', async () => {
  await renderPage(<RegistrationForm kind="phone" account={{ phone: PHONE }} onLogin={() => undefined} />);
  await askForCode(wire);
  const puzzle = wire.mock.world.store.captchas.get(openToken());
  const text = puzzleText(puzzle?.points[0]?.x ?? 0);
  const proof = captchaVerification(openToken(), text, puzzle?.secretKey ?? '');
  expect(wire.sentTo('/n/plat/sms/checkcode/uc')).toMatchObject([{ token: proof }]);
});
