/**
 * Text as runs of one font. Latin is Helvetica in WinAnsi, everything else goes to the Chinese font, where every glyph
 * is one em wide. Neither font is embedded: each viewer has both, and a page stays a few kilobytes.
 */
import { Encodings, Font, FontNames } from '@cantoo/pdf-lib/standard-fonts';

export interface Style {
  size: number;
  bold?: boolean;
  color: string;
}

export type Face = 'latin' | 'latinBold' | 'cjk';

export interface Run {
  face: Face;
  text: string;
  /** Size relative to the line's. */
  scale: number;
  /** Height above the baseline, in ems. */
  rise: number;
  /** In ems of the line's size. */
  width: number;
  /** Space before the run, in ems. */
  gap: number;
}

type Script = 'latin' | 'cjk' | 'thin' | 'sub';

const regular = Font.load(FontNames.Helvetica);
const bold = Font.load(FontNames.HelveticaBold);

/** Punctuation that exists in both scripts and takes the form of the text around it. */
const SHARED = '“”‘’…—·';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
/** The quarter space that Chinese typesetting leaves where Latin meets Chinese, a little tightened. */
const SCRIPT_GAP = 0.16;
const SUB_SCALE = 0.64;
const THIN_SCALE = 0.7;

function scriptOf(char: string, before: Script): Script {
  if (char === '\u2009' || char === '\u202f') return 'thin';
  if (SUBSCRIPTS.includes(char)) return 'sub';
  if (SHARED.includes(char)) return before === 'cjk' ? 'cjk' : 'latin';
  return Encodings.WinAnsi.canEncodeUnicodeCodePoint(char.codePointAt(0) ?? 0) ? 'latin' : 'cjk';
}

/** True for text that Helvetica has no glyphs for. */
export function isCjk(char: string): boolean {
  return scriptOf(char, 'cjk') === 'cjk';
}

function latinWidth(text: string, heavy: boolean): number {
  let width = 0;
  for (const char of text) {
    const { name } = Encodings.WinAnsi.encodeUnicodeCodePoint(char.codePointAt(0) ?? 32);
    width += (heavy ? bold : regular).getWidthOfGlyph(name) ?? 278;
  }
  return width / 1000;
}

function makeRun(script: Script, text: string, heavy: boolean, gap: number): Run {
  const face: Face = script === 'cjk' ? 'cjk' : heavy ? 'latinBold' : 'latin';
  if (script === 'cjk') return { face, text, scale: 1, rise: 0, width: [...text].length, gap };
  if (script === 'thin') {
    const spaces = ' '.repeat(text.length);
    return {
      face,
      text: spaces,
      scale: THIN_SCALE,
      rise: 0,
      width: latinWidth(spaces, heavy) * THIN_SCALE,
      gap,
    };
  }
  if (script === 'sub') {
    const digits = [...text].map((char) => SUBSCRIPTS.indexOf(char)).join('');
    return {
      face,
      text: digits,
      scale: SUB_SCALE,
      rise: -0.13,
      width: latinWidth(digits, heavy) * SUB_SCALE,
      gap,
    };
  }
  return { face, text, scale: 1, rise: 0, width: latinWidth(text, heavy), gap };
}

/** No extra gap beside a space or punctuation that already brings its own. */
function gapBetween(left: string, right: string, from: Script, to: Script): number {
  const meets = (from === 'cjk' && to === 'latin') || (to === 'cjk' && (from === 'latin' || from === 'sub'));
  if (!meets) return 0;
  return /[\p{Script=Han}]/u.test(left + right) && !/[\s\p{P}]/u.test(left + right) ? SCRIPT_GAP : 0;
}

/** Splits a text into runs, with the gaps between scripts. */
export function toRuns(text: string, heavy = false): Run[] {
  const runs: Run[] = [];
  let script: Script = scriptOf([...text].find((char) => !SHARED.includes(char)) ?? ' ', 'latin');
  let held = '';
  let gap = 0;
  for (const char of text) {
    const next = scriptOf(char, script);
    if (next !== script && held !== '') {
      runs.push(makeRun(script, held, heavy, gap));
      gap = gapBetween([...held].at(-1) ?? '', char, script, next);
      held = '';
    }
    script = next;
    held += char;
  }
  if (held !== '') runs.push(makeRun(script, held, heavy, gap));
  return runs;
}

/** Width of a text in points. */
export function textWidth(text: string, style: Style): number {
  return toRuns(text, style.bold).reduce((sum, run) => sum + run.gap + run.width, 0) * style.size;
}

/** The string operand of a run: WinAnsi bytes or UTF-16BE, in hexadecimal. */
export function encodeRun(run: Run): string {
  let hex = '';
  if (run.face === 'cjk') {
    for (let i = 0; i < run.text.length; i += 1) hex += run.text.charCodeAt(i).toString(16).padStart(4, '0');
  } else {
    for (const char of run.text) {
      const { code } = Encodings.WinAnsi.encodeUnicodeCodePoint(char.codePointAt(0) ?? 32);
      hex += code.toString(16).padStart(2, '0');
    }
  }
  return `<${hex}>`;
}
