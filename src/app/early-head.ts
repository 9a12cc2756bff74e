/**
 * Draws the head of a product into the page that stands before the portal's scripts, as soon as the product that was asked for early is
 * there: a small script of its own (scripts/first-paint.ts), which the entry runs. The portal reads the same answer, and says what is
 * wrong with it.
 */
import { waitingAnswer } from '#src/api/early-answer.ts';
import { noteServerTime } from '#src/api/server-clock.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import type { Language } from '#src/i18n/keys.ts';
import { record, text } from '#src/lib/received.ts';
import { toDetail } from '#src/parts/declaration/read.ts';
import { headOf, type HeadPieces } from './fill-head.ts';

/** Of the build. */
declare const HEAD_PIECES: Readonly<Record<Language, HeadPieces>>;

async function drawHead(): Promise<void> {
  const early = waitingAnswer();
  if (early === null) return;
  const response = (await early.answer).clone();
  if (!response.ok) return;
  noteServerTime(response.headers.get('date'));
  const { code, data } = record<{ code: unknown; data: components['schemas']['ProductInfo'] }>(
    await response.json(),
  );
  if (text(code) !== '1') return;
  const language = early.language === 'en' ? 'en' : 'zh';
  const main = document.querySelector(`#first > [data-page='product-${language}'] main`);
  // Whoever has taken the answer draws it.
  if (waitingAnswer() !== early) return;
  const detail = toDetail(
    record<components['schemas']['ProductInfo']>(data),
    early.address.split('/').at(-1) ?? '',
  );
  main?.replaceChildren(...headOf(detail, language, HEAD_PIECES[language]));
}

drawHead().catch(() => undefined);
