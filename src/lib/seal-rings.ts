/**
 * Rings of the seal that a record's hash draws, in a box of 100 around its centre. The portal and the mock's papers share them;
 * each has the rule for itself (src/parts/certificate/seal.ts).
 */
export interface SealRing {
  /** Distance of the wave from the centre. */
  radius: number;
  swing: number;
  /** Fewest lobes, and how many numbers of lobes there are. */
  lobes: readonly [from: number, choices: number];
  /** How often the wave is drawn, each time turned a little. */
  copies: number;
  /** Points of a lobe. */
  steps: number;
}

export const SEAL_RINGS: readonly SealRing[] = [
  { radius: 44.5, swing: 3.5, lobes: [30, 14], copies: 2, steps: 8 },
  { radius: 34.5, swing: 7, lobes: [13, 12], copies: 4, steps: 10 },
  { radius: 20.5, swing: 8, lobes: [7, 8], copies: 5, steps: 12 },
  { radius: 7.5, swing: 4.5, lobes: [5, 6], copies: 3, steps: 14 },
];
