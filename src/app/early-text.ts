/** A script of its own (scripts/first-paint.ts): shows a legal document as plain text before the portal's scripts have loaded. */
import type { components } from '#src/api/generated/schema.d.ts';
import type { Language } from '#src/i18n/keys.ts';
import { formatDate } from '#src/lib/format.ts';
import { record } from '#src/lib/received.ts';
import { LEGAL, LEGAL_TYPES } from '#src/parts/legal/legal-document.ts';
import { toLegalDocument } from '#src/parts/legal/read.ts';
import { drawEarly, earlyData } from './early-data.ts';
import { filled, type Piece } from './fill-pieces.ts';
import type { TextPieceName } from './early-parts.tsx';

/** Defined by the build. */
declare const PIECES: Readonly<Record<Language, Readonly<Record<TextPieceName, readonly Piece[]>>>>;

type Wire = components['schemas']['AgreementText'];

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };
/** Elements without visible text. */
const HIDDEN = /<(?:!--|script|style|template|noscript)/i;

/**
 * Approximate text of HTML, one line per block, for a text node; empty if that is not simple. DOMParser is no alternative: it
 * needs the Trusted Types policy that the portal creates, and a page may create each policy only once.
 */
function linesOf(html: string): string {
  if (HIDDEN.test(html)) return '';
  return html
    .replace(/\s+/g, ' ')
    .replace(/<(?:br|\/(?:p|div|li|tr|h[1-6]))\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}

async function drawText(): Promise<void> {
  const early = await earlyData<Wire>();
  const type = LEGAL_TYPES.find((one) => LEGAL[one].path === window.location.pathname);
  if (early === null || type === undefined) return;
  const { data, language, main } = early;
  const { version, publishedOn, expiresOn, html } = toLegalDocument(record<Wire>(data), { type });
  const text = linesOf(html);
  const facts = [version, publishedOn].filter((fact) => fact !== '').length;
  // Other combinations wait for the portal.
  if (text === '' || expiresOn !== null || facts === 1) return;
  const name: TextPieceName = facts === 0 ? `${type}.bare` : type;
  const pieces = PIECES[language][name];
  main
    .querySelector('[data-shape=text]')
    ?.replaceWith(...filled(pieces, { version, date: formatDate(publishedOn, language), text }));
}

drawEarly(drawText);
