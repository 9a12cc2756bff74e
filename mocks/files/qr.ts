/** QR codes as pictures that can be printed and scanned. */
import type { Bytes } from '#mocks/lib/bytes.ts';
import { encode } from 'uqr';
import { hex, Surface } from './surface.ts';

/** Light modules around the code, which scanners need; the standard asks for four. */
const QUIET_ZONE = 4;

/**
 * A QR code for `text`, black on white, as a square PNG of `size` pixels. Modules are whole pixels, so it stays sharp;
 * what does not divide evenly widens the quiet zone.
 * @throws RangeError when the text has so many modules that one would be smaller than a pixel.
 */
export function qrPng(text: string, size = 512): Bytes {
  const { data, size: modules } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const scale = Math.floor(size / modules);
  if (scale < 1) throw new RangeError(`${modules} modules do not fit into ${size} pixels`);
  const surface = new Surface(size, size);
  surface.gradient(hex('#FFFFFF'), hex('#FFFFFF'));
  const offset = Math.floor((size - modules * scale) / 2);
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) surface.fill(hex('#000000'), offset + x * scale, offset + y * scale, scale, scale);
    });
  });
  return surface.png();
}
