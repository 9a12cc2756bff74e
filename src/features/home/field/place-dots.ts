import type { SteelRoute } from '#src/parts/declaration/declaration.ts';
import { placeAmong, type Place } from '#src/parts/declaration/place.ts';
import { gwpUnitOf } from '#src/parts/declaration/gwp.ts';
import { isCurrent } from '#src/parts/declaration/validity.ts';
import { dotRows } from '#src/ui/dot-positions.ts';
import type { LatestDeclaration } from '../read.ts';
import { FIELD_MAX, LANES, type Lane } from './lanes.ts';

const ROUTES_OF: Readonly<Record<Lane, readonly SteelRoute[]>> = {
  'bf-bof': ['BF-BOF'],
  'scrap-eaf': ['EAF', 'EAF-AOD'],
  'dri-eaf': ['DRI-EAF'],
};

const UNIT = gwpUnitOf('1 t');
/** Where figures above the axis stand, percent of the axis. */
const BEYOND = 106;
/** Between dots that stand side by side, percent of the axis. */
const NEAR = 2.4;
/** So many steps have room on each side of a lane; more are pushed together. */
const STEPS = 3;

export interface FieldDot {
  row: LatestDeclaration & { gwp: number };
  lane: Lane;
  /** Percent of the axis. */
  x: number;
  /** Steps above (positive) or below the line of its lane. */
  step: number;
  /** What steps are multiplied by, so that they stay in their lane. */
  fit: number;
  /** Among the valid declarations under its PCR; null where fewer than three or not all are known. */
  place: Place | null;
}

/**
 * The valid declarations per tonne by production route, each lane from the lowest figure up.
 * @param all whether these are all declarations of the register
 */
export function placeDots(rows: readonly LatestDeclaration[], all: boolean, today: string): FieldDot[] {
  const shown = rows.filter(
    (row): row is FieldDot['row'] => row.gwp !== null && row.gwpUnit === UNIT && isCurrent(row, today),
  );
  return LANES.flatMap(({ lane }) => {
    const own = shown.filter(({ route }) => route !== null && ROUTES_OF[lane].includes(route));
    const dots = own.map((row) => ({
      row,
      value: row.gwp > FIELD_MAX ? (FIELD_MAX * BEYOND) / 100 : row.gwp,
    }));
    const placed = dotRows(dots, 0, FIELD_MAX, NEAR);
    const fit = Math.min(1, STEPS / Math.ceil(Math.max(1, ...placed.map(({ row }) => row)) / 2));
    return placed.map(({ dot: { row }, x, step }) => {
      const peers = shown.filter(({ pcr }) => pcr === row.pcr && pcr !== '').map(({ gwp }) => gwp);
      const place = all ? placeAmong(row.gwp, peers) : null;
      return { row, lane, x, step, fit, place };
    });
  });
}

/** Whether a declaration has the typed words in its names or number; all have the empty text. */
export function isSought({ number, sought }: LatestDeclaration, typed: string): boolean {
  return [number, ...sought].join('\n').toLowerCase().includes(typed.trim().toLowerCase());
}
