import { PAGE_SIZE_MAX, PLOT_DOTS_MAX, SEARCH_PAGE_SIZE } from '#src/lib/limits.ts';
import type { TwoNames } from '#src/lib/names.ts';
import type { Declaration, Peer } from '#src/parts/declaration/declaration.ts';
import { commonUnit } from '#src/parts/declaration/gwp.ts';
import { placeAmong, placeAmongPeers, type Place } from '#src/parts/declaration/place.ts';
import { isCurrent } from '#src/parts/declaration/validity.ts';
import { FILL_CALLS_MAX } from '#src/parts/own-filters/fill.ts';
import type { PcrPage } from './read.ts';
import { countOf, spreadOf, type Figure, type Spread } from './spread.ts';

export interface Dot extends Figure {
  id: string;
  /** Registration number, or empty. */
  number: string;
  product: TwoNames;
  company: TwoNames;
  /** Among the valid declarations under its PCR; null where these are few or not all known. */
  place: Place | null;
}

export const placedPeers = (peers: readonly Peer[]): Dot[] =>
  peers.map((peer) => ({ ...peer, place: placeAmongPeers(peer.id, peers) }));

export interface Mark extends Figure {
  id: string;
  letter: string;
  name: string;
  unit: string;
}

export interface PlotData {
  spread: Spread;
  unit: string;
  /** The declarations if few enough to draw as dots, else null. */
  dots: readonly Dot[] | null;
  /** Number of declarations read; a sample when less than `total`. */
  seen: number;
  total: number;
}

/**
 * Reads the plot's data of one PCR. A server that computes the distribution returns it with one page; otherwise as many pages
 * are read as decision 31 allows, newest first (unbiased towards low figures), and rows that do not match are dropped.
 * @param ask loads a page (from 1, with a page size) of valid declarations under the PCR
 */
export async function readPlot(
  ask: (page: number, size: number) => Promise<PcrPage>,
  today: string,
): Promise<PlotData> {
  const first = await ask(1, SEARCH_PAGE_SIZE);
  if (first.spread !== null) {
    const count = countOf(first.spread);
    const all = count <= PLOT_DOTS_MAX && first.peers.length === count;
    return {
      spread: first.spread,
      unit: commonUnit(first.rows),
      dots: all ? placedPeers(first.peers) : null,
      seen: count,
      total: count,
    };
  }
  const rows = new Map(first.rows.map((row) => [row.id, row]));
  let { total } = first;
  for (let page = 1; page < FILL_CALLS_MAX && rows.size < (total ?? Infinity); page += 1) {
    const more = await ask(page, PAGE_SIZE_MAX);
    const before = rows.size;
    for (const row of more.rows) rows.set(row.id, row);
    ({ total } = more);
    // Stops when a page adds no rows: the server ignores the page number. The second page may overlap the smaller first one.
    if (rows.size === before && page > 1) break;
  }
  return plotOf(
    [...rows.values()].map((row) => ({ ...row, pcrNumber: '*' })),
    total ?? rows.size,
    today,
  );
}

/** @param rows of any PCR; figures are set against those of the same number */
export function plotOf(rows: readonly Declaration[], total: number, today: string): PlotData {
  // Figures in different units cannot share an axis: the newest declaration's unit is used.
  const unit = rows.find(({ gwp }) => gwp !== null)?.gwpUnit ?? '';
  const drawn = rows.flatMap((row) =>
    row.gwp === null || row.gwpUnit !== unit || !isCurrent(row, today) ? [] : [{ ...row, gwp: row.gwp }],
  );
  const byPcr = new Map<string, number[]>();
  for (const { pcrNumber, gwp } of drawn) byPcr.set(pcrNumber, [...(byPcr.get(pcrNumber) ?? []), gwp]);
  const areAll = rows.length >= total;
  const dots = drawn.map(({ id, number, product, company, route, gwp, pcrNumber }): Dot => ({
    id,
    number,
    product,
    company,
    route,
    gwp,
    place: areAll && pcrNumber !== '' ? placeAmong(gwp, byPcr.get(pcrNumber) ?? []) : null,
  }));
  return {
    spread: spreadOf(dots),
    unit,
    dots: dots.length <= PLOT_DOTS_MAX ? dots : null,
    seen: rows.length,
    total: Math.max(total, rows.length),
  };
}

export type Standing = 'lowestQuarter' | 'belowMedian' | 'aboveMedian' | 'highestQuarter' | 'alone';

export function standingOf({ route, gwp }: Figure, { routes }: Spread): Standing {
  const own = routes.find((one) => one.route === route);
  if (own === undefined || own.count < 2) return 'alone';
  if (gwp <= own.q1) return 'lowestQuarter';
  if (gwp < own.median) return 'belowMedian';
  return gwp < own.q3 ? 'aboveMedian' : 'highestQuarter';
}
