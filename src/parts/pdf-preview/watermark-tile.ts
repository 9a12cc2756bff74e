/** Size of the letters of a watermark, px. */
export const WATERMARK_SIZE = 15;
/** Free room between two marks of a line, and between two lines, px. */
const GAP = { x: 72, y: 88 } as const;

/**
 * The tile that a watermark repeats: two lines, the second one moved by half a tile, as wide as the text needs.
 * @returns width and height, px
 */
export function watermarkTile(text: string): { width: number; height: number } {
  let ems = 0;
  // Chinese letters are as wide as high, Latin ones are narrower; a little too wide is better than cut off.
  for (const letter of text) ems += (letter.codePointAt(0) ?? 0) > 0x2e7f ? 1 : 0.64;
  return { width: Math.ceil(ems * WATERMARK_SIZE) + GAP.x, height: 2 * GAP.y };
}
