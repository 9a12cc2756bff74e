import { afterEach, beforeEach, expect, it } from 'vitest';
import { captchaVerification } from '#mocks/captcha/crypto.ts';
import { RegistrationForm } from '#src/features/registration/registration-form.tsx';
import { puzzleText } from '#src/parts/captcha/use-captcha-machine.ts';
import { gapOf, openPuzzle } from '../../parts/captcha/solve.ts';
import { configurePage } from '../../support/page-config.ts';
import { renderPage } from '../render-page.tsx';
import { askForCode, PHONE, startWire, type Wire } from './steps.tsx';

let wire: Wire;
beforeEach(async () => {
  configurePage({ captchaProof: 'verification' });
  wire = await startWire();
});
afterEach(() => wire.stop());

it('a server behind a stock AJ-Captcha core gets the encrypted text in place of the token (decision 38) [1§5 captcha before code]', async () => {
  await renderPage(<RegistrationForm kind="phone" account={{ phone: PHONE }} onLogin={() => undefined} />);
  await askForCode(wire);
  const puzzle = openPuzzle(wire.mock);
  const text = puzzleText(gapOf(wire.mock));
  const proof = captchaVerification(puzzle.id, text, puzzle.secretKey ?? '');
  expect(wire.sentTo('/n/plat/sms/checkcode/uc')).toMatchObject([{ token: proof }]);
});
