import { platformToday } from '#src/api/server-clock.ts';
import type { Language } from '#src/i18n/keys.ts';
import { formatDateInText } from '#src/lib/format.ts';
import { nameIn, type TwoNames } from '#src/lib/names.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { otherLanguageOf } from '#src/lib/other-language.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { coverageOf } from '#src/parts/declaration/gwp.ts';
import { standingOf } from '#src/parts/declaration/validity.ts';
import { filled, type Piece, type Values } from './fill-pieces.ts';

export type PieceName =
  | 'whole'
  | 'valid'
  | 'expiring'
  | 'expired'
  | 'superseded'
  | 'otherName'
  | 'otherCompany'
  | 'lastDay'
  | 'figure'
  | 'bareFigure'
  | 'noFigure'
  | 'noticeExpired'
  | 'noticeNewer'
  | 'noticeBoth';
export type HeadPieces = Readonly<Record<PieceName, readonly Piece[]>>;

/** The head as rendered by features/product/product-head.tsx, with skeletons below. */
export function headOf(detail: DeclarationDetail, language: Language, pieces: HeadPieces): Node[] {
  const newer = detail.supersededById;
  const standing = standingOf(detail.validUntil, newer !== null, platformToday());
  const written = (names: TwoNames, other: PieceName): Node[] => {
    const text = nameIn(language, names);
    return filled(otherLanguageOf(text, language) === null ? ['{text}'] : pieces[other], { text });
  };
  const notice = (): PieceName | null => {
    if (standing === 'expired') return newer === null ? 'noticeExpired' : 'noticeBoth';
    return newer === null ? null : 'noticeNewer';
  };
  const figure = (): PieceName | null => {
    if (detail.gwp === null) return detail.statesNoGwp ? 'noFigure' : null;
    return detail.gwpUnit === '' ? 'bareFigure' : 'figure';
  };
  const part = (name: PieceName | null, values: Values = {}): Node[] =>
    name === null ? [] : filled(pieces[name], values);
  return part('whole', {
    name: written(detail.product, 'otherName'),
    company: written(detail.company, 'otherCompany'),
    number: detail.number,
    badge: part(standing),
    lastDay: part(detail.validUntil === '' ? null : 'lastDay', {
      date: formatDateInText(detail.validUntil, language),
    }),
    notice: part(notice(), {
      newer: detail.supersededByNumber,
      newerPath: encodeURIComponent(newer ?? ''),
    }),
    figure: part(figure(), {
      gwp: formatNumber(detail.gwp),
      unit: detail.gwpUnit,
      of: coverageOf(detail),
    }),
  });
}
