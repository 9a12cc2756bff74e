import { SEAL_RINGS } from '#src/lib/seal-rings.ts';

/** One closed wave and the angles, in degrees, at which it is drawn. */
export interface SealWave {
  /** SVG path data around 0, 0; within 50 units. */
  path: string;
  turns: readonly number[];
}

/** Numbers of a hash: its groups of four digits, folded to two for each ring. */
function numbersOf(hash: string): number[] | null {
  const digits = /^(?:0x)?([\da-f]{32,})$/i.exec(hash.trim())?.[1];
  if (digits === undefined) return null;
  const numbers = SEAL_RINGS.flatMap(() => [0, 0]);
  for (let at = 0; at + 4 <= digits.length; at += 4) {
    const index = (at / 4) % numbers.length;
    // Rotated before it is mixed, so that equal groups do not cancel each other.
    const before = numbers[index] ?? 0;
    numbers[index] =
      (((before << 3) | (before >> 13)) & 0xffff) ^ Number.parseInt(digits.slice(at, at + 4), 16);
  }
  return numbers;
}

/** Guilloche that is the same for the same hash and another one for each other; null for what is no hash. */
export function sealOf(hash: string): SealWave[] | null {
  const numbers = numbersOf(hash);
  if (numbers === null) return null;
  return SEAL_RINGS.map(({ radius, swing, lobes: [from, choices], copies, steps }, ring) => {
    const [kind = 0, shape = 0] = numbers.slice(ring * 2);
    const lobes = from + (kind % choices);
    const slow = 3 + ((kind >> 8) % 6);
    const depth = 0.1 + ((shape & 0xff) / 0xff) * 0.3;
    const start = (shape / 0x10000) * 2 * Math.PI;
    const points = Array.from({ length: lobes * steps }, (_, step) => {
      const angle = (step / (lobes * steps)) * 2 * Math.PI;
      const strength = 1 - depth + depth * Math.cos(slow * angle + start);
      const distance = radius + swing * strength * Math.cos(lobes * angle);
      return `${(distance * Math.cos(angle)).toFixed(1)} ${(distance * Math.sin(angle)).toFixed(1)}`;
    });
    const first = (kind / 0x10000) * 360;
    const turns = Array.from({ length: copies }, (_, copy) => first + (360 * copy) / (copies * lobes));
    return { path: `M${points.join('L')}Z`, turns };
  });
}
