/**
 * Text as runs of one font: Helvetica (WinAnsi) for Latin, a Chinese font with glyphs of 1 em for the rest. Neither is embedded,
 * because every viewer has both; a page stays a few kilobytes.
 */
import { Encodings, Font, FontNames } from '@cantoo/pdf-lib/standard-fonts';

/** Must not begin a line. */
const CLOSING = '，。、；：！？）》」』】〉”’…％%,.;:!?)]}';
/** Must not end a line. */
const OPENING = '（《「『【〈“‘([{';

/** Smallest units between line breaks: a Han character, a Latin word, a space. */
function breakUnits(text: string): string[] {
  const units: string[] = [];
  let open = false;
  let previous = '';
  for (const char of text) {
    const last = units.length - 1;
    const glued =
      open ||
      (previous !== '' && previous !== ' ' && CLOSING.includes(char)) ||
      (previous !== '' && char !== ' ' && previous !== ' ' && !isCjk(char) && !isCjk(previous));
    if (glued && last >= 0) units[last] += char;
    else units.push(char);
    open = OPENING.includes(char);
    previous = char;
  }
  return units;
}

function chop(unit: string, width: number, style: Style): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const char of unit) {
    if (piece !== '' && textWidth(piece + char, style) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += char;
  }
  return piece === '' ? pieces : [...pieces, piece];
}

/** `width` in points. Newlines always break. */
export function wrap(text: string, width: number, style: Style): string[] {
  return text.split('\n').flatMap((part) => wrapPart(part, width, style));
}

function wrapPart(text: string, width: number, style: Style): string[] {
  const units = breakUnits(text).flatMap((unit) =>
    textWidth(unit, style) > width ? chop(unit, width, style) : [unit],
  );
  const result: string[] = [];
  let line = '';
  for (const unit of units) {
    if (line === '' && unit === ' ' && result.length > 0) continue;
    if (line !== '' && unit !== ' ' && textWidth(line + unit, style) > width) {
      result.push(line.trimEnd());
      line = '';
    }
    line += unit;
  }
  if (line !== '' || result.length === 0) result.push(line.trimEnd());
  return result;
}

export interface Style {
  size: number;
  bold?: boolean;
  color: string;
}

export type Face = 'latin' | 'latinBold' | 'cjk';

interface Run {
  face: Face;
  text: string;
  /** Relative to the font size of the line. */
  scale: number;
  /** Height above the baseline, em. */
  rise: number;
  /** Width, em of the line's font size. */
  width: number;
  /** Space before the run, em. */
  gap: number;
}

type Script = 'latin' | 'cjk' | 'thin' | 'sub';

const regular = Font.load(FontNames.Helvetica);
const bold = Font.load(FontNames.HelveticaBold);

/** Punctuation of both scripts; uses the font of the text around it. */
const SHARED = '“”‘’…—·';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
/** The quarter em between Latin and Chinese in Chinese typesetting, slightly reduced. */
const SCRIPT_GAP = 0.16;
const SUB_SCALE = 0.64;
const THIN_SCALE = 0.7;

function scriptOf(char: string, before: Script): Script {
  if (char === '\u2009' || char === '\u202f') return 'thin';
  if (SUBSCRIPTS.includes(char)) return 'sub';
  if (SHARED.includes(char)) return before === 'cjk' ? 'cjk' : 'latin';
  return Encodings.WinAnsi.canEncodeUnicodeCodePoint(char.codePointAt(0) ?? 0) ? 'latin' : 'cjk';
}

function isCjk(char: string): boolean {
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

const SCALES: Readonly<Record<Script, number>> = { latin: 1, cjk: 1, thin: THIN_SCALE, sub: SUB_SCALE };

/** Helvetica has neither thin spaces nor subscripts: plain ones stand for them, smaller. */
function glyphsOf(script: Script, text: string): string {
  if (script === 'thin') return ' '.repeat(text.length);
  return script === 'sub' ? [...text].map((char) => SUBSCRIPTS.indexOf(char)).join('') : text;
}

function makeRun(script: Script, given: string, heavy: boolean, gap: number): Run {
  const face: Face = script === 'cjk' ? 'cjk' : heavy ? 'latinBold' : 'latin';
  const text = glyphsOf(script, given);
  const scale = SCALES[script];
  const width = script === 'cjk' ? [...text].length : latinWidth(text, heavy) * scale;
  return { face, text, scale, rise: script === 'sub' ? -0.13 : 0, width, gap };
}

/** No gap next to a space, or to punctuation that includes space. */
function gapBetween(left: string, right: string, from: Script, to: Script): number {
  const meets = (from === 'cjk' && to === 'latin') || (to === 'cjk' && (from === 'latin' || from === 'sub'));
  if (!meets) return 0;
  return /[\p{Script=Han}]/u.test(left + right) && !/[\s\p{P}]/u.test(left + right) ? SCRIPT_GAP : 0;
}

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
