/** A script of its own (scripts/first-paint.ts): renders the head of a product before the portal's scripts have loaded. */
import { waitingAnswer } from '#src/api/early-answer.ts';
import { noteServerTime } from '#src/api/server-clock.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import type { Language } from '#src/i18n/keys.ts';
import { parseLossless } from '#src/lib/lossless-json.ts';
import { record, text } from '#src/lib/received.ts';
import { toDetail } from '#src/parts/declaration/read.ts';
import { headOf, type HeadPieces } from './fill-head.ts';

/** Defined by the build. */
declare const HEAD_PIECES: Readonly<Record<Language, HeadPieces>>;

async function drawHead(): Promise<void> {
  const early = waitingAnswer();
  if (early === null) return;
  const response = (await early.answer).clone();
  if (!response.ok) return;
  noteServerTime(response.headers.get('date'));
  const { code, data } = record<{ code: unknown; data: components['schemas']['ProductInfo'] }>(
    parseLossless(await response.text()),
  );
  if (text(code) !== '1') return;
  const language = early.language === 'en' ? 'en' : 'zh';
  const main = document.querySelector(`#first > [lang|='${language}'] main`);
  // The portal has consumed the response and renders it.
  if (waitingAnswer() !== early) return;
  const detail = toDetail(
    record<components['schemas']['ProductInfo']>(data),
    early.address.split('/').at(-1) ?? '',
  );
  main?.replaceChildren(...headOf(detail, language, HEAD_PIECES[language]));
}

drawHead().catch(() => undefined);
