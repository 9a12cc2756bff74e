import { platformToday } from '#src/api/server-clock.ts';
import type { Language } from '#src/i18n/keys.ts';
import { formatDateInText } from '#src/lib/format.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { nameIn, type TwoNames } from '#src/lib/names.ts';
import { otherLanguageOf } from '#src/lib/other-language.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { validityOf } from '#src/parts/declaration/validity.ts';

/** Part of a page, without the HTML that could be more: a text, or an element with its name, attributes and content. `{mark}`: put data here. */
export type Piece =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, content: readonly Piece[]];

/** The parts of a product's head (src/app/head-parts.tsx). */
export type PieceName =
  | 'whole'
  | 'valid'
  | 'expiring'
  | 'expired'
  | 'otherName'
  | 'otherCompany'
  | 'figure'
  | 'noFigure'
  | 'noticeExpired'
  | 'noticeNewer'
  | 'noticeBoth';
export type HeadPieces = Readonly<Record<PieceName, readonly Piece[]>>;

type Values = Readonly<Record<string, string | readonly Node[]>>;
const MARK = /\{(\w+)\}/;
const SVG = 'http://www.w3.org/2000/svg';

/** The pieces as nodes. What came from the server becomes text or the value of an attribute, never an element. */
function filled(pieces: readonly Piece[], values: Values, space?: string): Node[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') return filledText(piece, values);
    const [name, attributes, content] = piece;
    const inside = name === 'svg' ? SVG : space;
    const element =
      inside === undefined ? document.createElement(name) : document.createElementNS(inside, name);
    for (const [attribute, value] of Object.entries(attributes))
      element.setAttribute(
        attribute,
        value.replace(MARK, (_, mark: string) => {
          const put = values[mark];
          return typeof put === 'string' ? put : '';
        }),
      );
    element.append(...filled(content, values, inside));
    return [element];
  });
}

function filledText(words: string, values: Values): Node[] {
  // Marks stand at the odd places.
  return words.split(MARK).flatMap((part, at) => {
    const value = at % 2 === 0 ? part : (values[part] ?? '');
    if (typeof value !== 'string') return value;
    return value === '' ? [] : [document.createTextNode(value)];
  });
}

/** The head of a product as features/product/product-head.tsx draws it, with grey shapes below. */
export function headOf(detail: DeclarationDetail, language: Language, pieces: HeadPieces): Node[] {
  const validity = validityOf(detail.validUntil, platformToday());
  const newer = detail.supersededById;
  const written = (names: TwoNames, other: PieceName): Node[] => {
    const text = nameIn(language, names);
    return filled(otherLanguageOf(text, language) === null ? ['{text}'] : pieces[other], { text });
  };
  const notice = (): PieceName | null => {
    if (validity === 'expired') return newer === null ? 'noticeExpired' : 'noticeBoth';
    return newer === null ? null : 'noticeNewer';
  };
  const part = (name: PieceName | null, values: Values = {}): Node[] =>
    name === null ? [] : filled(pieces[name], values);
  return part('whole', {
    name: written(detail.product, 'otherName'),
    company: written(detail.company, 'otherCompany'),
    badge: part(validity),
    lastDay: formatDateInText(detail.validUntil, language),
    notice: part(notice(), {
      newer: detail.supersededByNumber === '' ? (newer ?? '') : detail.supersededByNumber,
      newerPath: encodeURIComponent(newer ?? ''),
    }),
    figure: part(detail.gwp === null ? 'noFigure' : 'figure', { gwp: formatNumber(detail.gwp) }),
  });
}
