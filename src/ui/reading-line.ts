/** Which part of a long page is being read. Pure; all lengths in px, tops counted from the upper edge of the window. */

/** Share of the free window above which somebody reads. */
const READ_AT = 0.25;

export interface Scrolling {
  /** Height of the window. */
  window: number;
  /** What a header that stays covers of it. */
  covered: number;
  /** Scrolled so far. */
  done: number;
  /** Left to scroll. */
  left: number;
}

/**
 * The line at which somebody reads: in the upper part of the window, and near the end of the page further and further down,
 * so that short sections at the end get their turn too. The same place gives the same line, whatever way led there.
 */
export function readingLine({ window, covered, done, left }: Scrolling): number {
  const usual = covered + (window - covered) * READ_AT;
  // A page that hardly scrolls begins at its first section all the same.
  const span = Math.min(window - usual, (done + left) / 2);
  const near = span <= 0 ? 0 : Math.min(1, Math.max(0, 1 - left / span));
  return usual + (window - usual) * near;
}

/** The last section that begins above the line; the first one while none does. */
export function sectionAt(
  sections: readonly { id: string; top: number }[],
  line: number,
): string | undefined {
  return (sections.findLast(({ top }) => top <= line) ?? sections[0])?.id;
}
