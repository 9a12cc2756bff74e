/** Captcha coordinates are bitmap pixels; CSS only scales the picture (decision 7). */

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** y of every slider answer: the piece is as tall as the picture, so only x counts (AJ-Captcha). */
export const PIECE_Y = 5;
/** Shorter drags are accidental and are not sent, CSS pixels. */
export const MIN_DRAG = 3;
/** Steps of the arrow keys and the two buttons, bitmap pixels; AJ-Captcha's tolerance is 5. */
export const STEP = { fine: 1, button: 2, coarse: 10 } as const;

export function farthest(picture: Size, piece: Size): number {
  return Math.max(0, picture.width - piece.width);
}

export function clampX(x: number, max: number): number {
  return Math.min(max, Math.max(0, Math.round(x)));
}

/** @param moved CSS pixels. @param scale bitmap pixels per CSS pixel */
export function draggedX(start: number, moved: number, scale: number, max: number): number {
  return clampX(start + moved * scale, max);
}

/** Position that centres the handle under a tap on the track; `tap` and `handle` in CSS pixels. */
export function tappedX(tap: number, handle: number, scale: number, max: number): number {
  return clampX((tap - handle / 2) * scale, max);
}

/** Position after a key press; null for keys that do not move the piece. */
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

/** Clicked point in whole bitmap pixels, clamped to the picture. `offset` and `shown` in CSS pixels. */
export function clickedPoint(offset: Point, shown: Size, natural: Size): Point {
  return {
    x: clampX((offset.x / shown.width) * natural.width, natural.width),
    y: clampX((offset.y / shown.height) * natural.height, natural.height),
  };
}
