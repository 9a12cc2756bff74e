import { platformToday } from '#src/api/server-clock.ts';
import type { Language } from '#src/i18n/keys.ts';
import { formatDateInText } from '#src/lib/format.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { nameIn, type TwoNames } from '#src/lib/names.ts';
import { otherLanguageOf } from '#src/lib/other-language.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { coverageOf } from '#src/parts/declaration/gwp.ts';
import { validityOf } from '#src/parts/declaration/validity.ts';

/** HTML as data: a text, or an element with name, attributes and content; `{mark}` is a placeholder. */
export type Piece =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, content: readonly Piece[]];

export type PieceName =
  | 'whole'
  | 'valid'
  | 'expiring'
  | 'expired'
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

type Values = Readonly<Record<string, string | readonly Node[]>>;
const MARK = /\{(\w+)\}/;
const SVG = 'http://www.w3.org/2000/svg';

/** Server data becomes text nodes and attribute values only, which prevents HTML injection. */
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
  // Split by a capturing group: marks have odd indexes.
  return words.split(MARK).flatMap((part, at) => {
    const value = at % 2 === 0 ? part : (values[part] ?? '');
    if (typeof value !== 'string') return value;
    return value === '' ? [] : [document.createTextNode(value)];
  });
}

/** The head as rendered by features/product/product-head.tsx, with skeletons below. */
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
  const figure = (): PieceName | null => {
    if (detail.gwp === null) return detail.statesNoGwp ? 'noFigure' : null;
    return detail.gwpUnit === '' ? 'bareFigure' : 'figure';
  };
  const part = (name: PieceName | null, values: Values = {}): Node[] =>
    name === null ? [] : filled(pieces[name], values);
  return part('whole', {
    name: written(detail.product, 'otherName'),
    company: written(detail.company, 'otherCompany'),
    badge: part(validity),
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
