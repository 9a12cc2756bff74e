/** Position of the panel, stored in a cookie: signing out clears all other browser storage. */
import { COOKIE_MAX_AGE, cookieIn, PANEL_PLACE_COOKIE } from '../../lib/cookies.ts';

export interface Place {
  /** Relative to the window: 0 is left, 1 right. */
  readonly x: number;
  readonly y: number;
  readonly isOpen: boolean;
  /** Section of the workbench, with its `#`; empty for the first one. */
  readonly section: string;
}

/** Clear of the portal's elements in the corners. */
const FIRST: Place = { x: 1, y: 0.7, isOpen: false, section: '' };
const STEP = 0.05;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const within = (value: number): number =>
  Math.round(Math.min(Math.max(Number.isFinite(value) ? value : 0, 0), 1) * 1000) / 1000;

/** The place after an arrow key; null for any other key. */
export function movedByKey(place: Place, key: string): Place | null {
  const step = ARROWS[key];
  return step === undefined ? null : { ...place, x: within(place.x + step[0]), y: within(place.y + step[1]) };
}

/**
 * The place after dragging.
 * @param room available distance in each direction, px
 */
export function movedBy(
  place: Place,
  by: { readonly x: number; readonly y: number },
  room: { readonly x: number; readonly y: number },
): Place {
  const along = (from: number, px: number, free: number): number =>
    free <= 0 ? from : within(from + px / free);
  return { ...place, x: along(place.x, by.x, room.x), y: along(place.y, by.y, room.y) };
}

/** The cookie's value: `1_0.7_open_requests`. */
export function placeText({ x, y, isOpen, section }: Place): string {
  return [x, y, isOpen ? 'open' : 'closed', section.replace(/^#|\/.*|\W/g, '')].join('_');
}

/** Parses the cookie's value; the default place if it is invalid. */
export function placeOf(text: string | null): Place {
  const [, x, y, state, section = ''] = /^([\d.]+)_([\d.]+)_(open|closed)_(\w*)$/.exec(text ?? '') ?? [];
  if (x === undefined || y === undefined) return FIRST;
  return {
    x: within(Number(x)),
    y: within(Number(y)),
    isOpen: state === 'open',
    section: section === '' ? '' : `#${section}`,
  };
}

export function readPlace(): Place {
  return placeOf(cookieIn(document.cookie, PANEL_PLACE_COOKIE));
}

export function keepPlace(place: Place): void {
  document.cookie = `${PANEL_PLACE_COOKIE}=${placeText(place)}; Max-Age=${COOKIE_MAX_AGE}; Path=/; SameSite=Lax`;
}
