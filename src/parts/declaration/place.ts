import type { CSSProperties } from 'react';
import { PLOT_DOTS_MAX } from '#src/lib/limits.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import type { Phrase } from '#src/ui/words.ts';
import type { Peer } from './declaration.ts';

/** Place of a figure among comparable declarations: valid, under the same PCR, in the same unit. */
export interface Place {
  /** From 1, the lowest; equal figures share the better rank. */
  rank: number;
  of: number;
  /** How many are higher. */
  higher: number;
  /** 0 is the lowest, 1 the highest; 0.5 when all are equal. */
  share: number;
}

const LEAST = 3;
/** From this many on, quarters say more than ranks. */
const QUARTERS_FROM = 8;

/** @param values of all comparable declarations, its own included; null for fewer than {@link LEAST} */
export function placeAmong(value: number, values: readonly number[]): Place | null {
  const of = values.length;
  if (of < LEAST || !values.includes(value)) return null;
  const lower = values.filter((other) => other < value).length;
  const higher = values.filter((other) => other > value).length;
  return { rank: lower + 1, of, higher, share: lower + higher === 0 ? 0.5 : lower / (lower + higher) };
}

/** Place of a declaration by id; null where it is not among its peers, or where these may be a sample. */
export function placeAmongPeers(
  id: string,
  peers: readonly { readonly id: string; readonly gwp: number }[],
): Place | null {
  const own = peers.find((peer) => peer.id === id);
  if (own === undefined || peers.length >= PLOT_DOTS_MAX) return null;
  return placeAmong(
    own.gwp,
    peers.map(({ gwp }) => gwp),
  );
}

const FROM_BELOW = ['epd.place.lowest', 'epd.place.low2', 'epd.place.low3', 'epd.place.low4'] as const;
const FROM_ABOVE = ['epd.place.highest', 'epd.place.high2', 'epd.place.high3'] as const;
const QUARTERS = [
  'epd.place.quarter1',
  'epd.place.quarter2',
  'epd.place.quarter3',
  'epd.place.quarter4',
] as const;

/** `second lowest of 5`, or the quarter when there are many. */
export function placeWords({ rank, of, higher, share }: Place): Phrase {
  const lower = rank - 1;
  const vars = { of: formatNumber(of) };
  if (lower + higher === 0) return { key: 'epd.place.same', vars };
  const atEnd = lower === 0 || higher === 0;
  if (of >= QUARTERS_FROM && !atEnd)
    return { key: QUARTERS[Math.min(Math.floor(share * 4), 3)] ?? 'epd.place.same', vars };
  const key = lower <= higher ? FROM_BELOW[lower] : FROM_ABOVE[higher];
  return { key: key ?? 'epd.place.same', vars };
}

/** The data colour of a declaration's key figure (src/ui/key-figure.module.css); none without a place. */
export function figureStyle(id: string, peers: readonly Peer[] = []): CSSProperties {
  const place = placeAmongPeers(id, peers);
  const style: CSSProperties & { '--figure-colour'?: string } =
    place === null ? {} : { '--figure-colour': dataColour(place.share) };
  return style;
}

/** CSS colour of a share: blue-grey for the lowest, over straw, to glowing for the highest. Words stand beside it. */
export function dataColour(share: number): string {
  const [cool, hot] = share < 0.5 ? ['low', 'middle'] : ['middle', 'high'];
  const percent = (share < 0.5 ? share : share - 0.5) * 200;
  return `color-mix(in oklab, var(--data-${hot}) ${percent.toFixed(1)}%, var(--data-${cool}))`;
}
