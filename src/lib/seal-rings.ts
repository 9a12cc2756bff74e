/**
 * Rings of the seal drawn from a record's hash, in a 100-unit box; shared by the portal (src/parts/certificate/seal.ts) and the
 * mock's PDFs.
 */
export interface SealRing {
  /** Mean radius of the wave. */
  radius: number;
  swing: number;
  lobes: readonly [from: number, choices: number];
  copies: number;
  /** Points per lobe. */
  steps: number;
}

export const SEAL_RINGS: readonly SealRing[] = [
  { radius: 44.5, swing: 3.5, lobes: [30, 14], copies: 2, steps: 8 },
  { radius: 34.5, swing: 7, lobes: [13, 12], copies: 4, steps: 10 },
  { radius: 20.5, swing: 8, lobes: [7, 8], copies: 5, steps: 12 },
  { radius: 7.5, swing: 4.5, lobes: [5, 6], copies: 3, steps: 14 },
];
