import { SEAL_RINGS } from '#src/lib/seal-rings.ts';
import type { Sheet } from './sheet.ts';

/** The portal's rule (src/parts/certificate/seal.ts), once more: 64 hexadecimal digits, folded to two numbers for each ring. */
function numbersOf(hash: string): number[] {
  const numbers = SEAL_RINGS.flatMap(() => [0, 0]);
  (hash.replace(/^0x/, '').match(/.{4}/g) ?? []).forEach((digits, at) => {
    const before = numbers[at % numbers.length] ?? 0;
    numbers[at % numbers.length] = (((before << 3) | (before >> 13)) & 0xffff) ^ Number.parseInt(digits, 16);
  });
  return numbers;
}

/** Waves of a seal in SVG path data, each with the angles at which it is drawn, in degrees. */
export function sealWaves(hash: string): { path: string; turns: number[] }[] {
  const numbers = numbersOf(hash);
  return SEAL_RINGS.map(({ radius, swing, lobes: [from, choices], copies, steps }, ring) => {
    const [kind = 0, shape = 0] = numbers.slice(ring * 2);
    const lobes = from + (kind % choices);
    const depth = 0.1 + ((shape & 0xff) / 0xff) * 0.3;
    const points = Array.from({ length: lobes * steps }, (_, step) => {
      const angle = (step / (lobes * steps)) * 2 * Math.PI;
      const slow = Math.cos((3 + ((kind >> 8) % 6)) * angle + (shape / 0x10000) * 2 * Math.PI);
      const distance = radius + swing * (1 - depth + depth * slow) * Math.cos(lobes * angle);
      return `${(distance * Math.cos(angle)).toFixed(1)} ${(distance * Math.sin(angle)).toFixed(1)}`;
    });
    const turns = Array.from(
      { length: copies },
      (_, copy) => (kind / 0x10000) * 360 + (360 * copy) / (copies * lobes),
    );
    return { path: `M${points.join('L')}Z`, turns };
  });
}

/** @param size diameter in points */
export function drawSeal(
  sheet: Sheet,
  hash: string,
  x: number,
  y: number,
  size: number,
  color: string,
): void {
  for (const { path, turns } of sealWaves(hash))
    for (const turn of turns) sheet.outline(path, { x, y, turn, scale: size / 100 }, color, 0.3);
}
