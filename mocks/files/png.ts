/** PNG encoder: 8 bits per channel, no interlace; RGB if opaque, else RGBA. */
import { concat, type Bytes } from '#mocks/lib/bytes.ts';
import { zlibSync } from 'fflate';

// `as number` below: indexes are always in range (noUncheckedIndexedAccess).

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (let i = 0; i < bytes.length; i += 1) {
    crc = (CRC_TABLE[(crc ^ (bytes[i] as number)) & 0xff] as number) ^ (crc >>> 8);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i += 1) bytes[4 + i] = type.charCodeAt(i);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}

function isOpaque(rgba: Uint8Array): boolean {
  for (let i = 3; i < rgba.length; i += 4) if (rgba[i] !== 255) return false;
  return true;
}

function withoutAlpha(rgba: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from] as number;
    rgb[to + 1] = rgba[from + 1] as number;
    rgb[to + 2] = rgba[from + 2] as number;
  }
  return rgb;
}

/** The "up" filter suits drawings, where most rows repeat the one above. */
function filteredRows(pixels: Uint8Array, height: number): Uint8Array {
  const line = pixels.length / height;
  const out = new Uint8Array(pixels.length + height);
  out.set(pixels.subarray(0, line), 1);
  for (let y = 1; y < height; y += 1) {
    const start = y * line;
    const shift = y + 1;
    out[start + y] = 2;
    for (let i = start; i < start + line; i += 1)
      out[i + shift] = (pixels[i] as number) - (pixels[i - line] as number);
  }
  return out;
}

/** `rgba`: width × height × 4 bytes, row by row from the top, alpha not premultiplied. @throws RangeError if the size differs */
export function encodePng(width: number, height: number, rgba: Uint8Array): Bytes {
  if (rgba.length !== width * height * 4 || width < 1 || height < 1) {
    throw new RangeError(`${rgba.length} bytes are no ${width} x ${height} picture`);
  }
  const opaque = isOpaque(rgba);
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, opaque ? 2 : 6, 0, 0, 0], 8);
  const parts = [
    chunk('IHDR', header),
    // Level 1: for these drawings as small as the middle levels, in half the time.
    chunk('IDAT', zlibSync(filteredRows(opaque ? withoutAlpha(rgba) : rgba, height), { level: 1 })),
    chunk('IEND', new Uint8Array(0)),
  ];
  return concat([Uint8Array.from(SIGNATURE), ...parts]);
}
