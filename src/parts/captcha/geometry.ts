/** Where things are in a puzzle. Everything is counted in pixels of the bitmap; the screen only scales it (decision 7). */

/** A position in pixels of the bitmap. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The y of every slider answer: the piece is as tall as the picture, so only x counts (AJ-Captcha). */
export const PIECE_Y = 5;
/** A drag shorter than this, in pixels of the screen, was a slip of the hand and is not sent. */
export const MIN_DRAG = 3;
/** Steps of the keyboard and of the two buttons, in pixels of the bitmap. Any of them stays inside the tolerance of 5. */
export const STEP = { fine: 1, button: 2, coarse: 10 } as const;

/** Farthest place of the piece's left edge. */
export function farthest(picture: Size, piece: Size): number {
  return Math.max(0, picture.width - piece.width);
}

/** A whole position inside the picture. */
export function clampX(x: number, max: number): number {
  return Math.min(max, Math.max(0, Math.round(x)));
}

/**
 * Position after a drag.
 * @param start position at which the drag began
 * @param moved pixels of the screen
 * @param scale pixels of the bitmap for one of the screen: naturalWidth / shown width
 */
export function draggedX(start: number, moved: number, scale: number, max: number): number {
  return clampX(start + moved * scale, max);
}

/** Position that brings the middle of the handle under a tap on the track; `tap` and `handle` in pixels of the screen. */
export function tappedX(tap: number, handle: number, scale: number, max: number): number {
  return clampX((tap - handle / 2) * scale, max);
}

/** Position after a key, or null when the key does not move the piece. */
export function keyedX(x: number, key: { key: string; shiftKey: boolean }, max: number): number | null {
  const step = key.shiftKey ? STEP.coarse : STEP.fine;
  switch (key.key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return clampX(x + step, max);
    case 'ArrowLeft':
    case 'ArrowDown':
      return clampX(x - step, max);
    case 'PageUp':
      return clampX(x + STEP.coarse, max);
    case 'PageDown':
      return clampX(x - STEP.coarse, max);
    case 'Home':
      return 0;
    case 'End':
      return max;
    default:
      return null;
  }
}

/** Place of a click in the bitmap, whole and inside of it. `offset` and `shown` in pixels of the screen. */
export function clickedPoint(offset: Point, shown: Size, natural: Size): Point {
  return {
    x: clampX((offset.x / shown.width) * natural.width, natural.width),
    y: clampX((offset.y / shown.height) * natural.height, natural.height),
  };
}
