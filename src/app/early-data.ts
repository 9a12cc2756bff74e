import { pendingAnswer } from '#src/api/early-answer.ts';
import { noteServerTime } from '#src/api/server-clock.ts';
import type { Language } from '#src/i18n/keys.ts';
import { parseLossless } from '#src/lib/lossless-json.ts';
import { record, text } from '#src/lib/received.ts';

interface EarlyData<Data> {
  data: Data;
  language: Language;
  address: string;
  main: Element;
}

/** Response of the page's early call; null if it failed or the portal has used it. */
export async function earlyData<Data>(): Promise<EarlyData<Data> | null> {
  const early = pendingAnswer();
  if (early === null) return null;
  const response = (await early.answer).clone();
  if (!response.ok) return null;
  noteServerTime(response.headers.get('date'));
  const { code, data } = record<{ code: unknown; data: Data }>(parseLossless(await response.text()));
  if (text(code) !== '1' || pendingAnswer() !== early) return null;
  const language = early.language === 'en' ? 'en' : 'zh';
  const main = document.querySelector(`#first > [lang|='${language}'] main`);
  // Callers read each field as unvalidated.
  return main === null ? null : { data: data as Data, language, address: early.address, main };
}

/** The portal's scripts wait a moment until it has drawn or failed (public/scheme.js). */
export function drawEarly(draw: () => Promise<void>): void {
  const done = Reflect.get(window, 'headDrawn') as (() => void) | undefined;
  void draw()
    .catch(() => undefined)
    .then(done);
}
