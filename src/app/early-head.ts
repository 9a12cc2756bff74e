/** A script of its own (scripts/first-paint.ts): renders the head of a product before the portal's scripts have loaded. */
import type { components } from '#src/api/generated/schema.d.ts';
import type { Language } from '#src/i18n/keys.ts';
import { record } from '#src/lib/received.ts';
import { toDetail } from '#src/parts/declaration/read.ts';
import { drawEarly, earlyData } from './early-data.ts';
import { headOf, type HeadPieces } from './fill-head.ts';

/** Defined by the build. */
declare const PIECES: Readonly<Record<Language, HeadPieces>>;

type Wire = components['schemas']['ProductInfo'];

async function drawHead(): Promise<void> {
  const early = await earlyData<Wire>();
  if (early === null) return;
  const { data, language, address, main } = early;
  const detail = toDetail(record<Wire>(data), address.split('/').at(-1) ?? '');
  main.replaceChildren(...headOf(detail, language, PIECES[language]));
}

drawEarly(drawHead);
