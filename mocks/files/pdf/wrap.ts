/** Line breaking for Chinese and Latin in one paragraph. */
import { isCjk, textWidth, type Style } from './text.ts';

/** May not begin a line. */
const CLOSING = '，。、；：！？）》」』】〉”’…％%,.;:!?)]}';
/** May not end a line. */
const OPENING = '（《「『【〈“‘([{';

/** Cuts a text into the smallest pieces a line may be broken between: a Han character, a Latin word, a space. */
export function breakUnits(text: string): string[] {
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

/** Cuts one over-long unit (a hash, an address) by characters. */
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

/** Breaks a text into lines no wider than `width` points. A newline in the text always breaks. */
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
