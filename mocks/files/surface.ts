/** Raster graphics: straight-alpha RGBA with distance-based antialiasing and alpha blending. */
import { type Bytes, concat } from '#mocks/lib/bytes.ts';
import { plotCircle, plotPath, plotPolygon, type Plot, type Point } from './raster.ts';
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

/** `rgba`: width × height × 4 bytes, row by row from the top, alpha not premultiplied. */
export function encodePng(width: number, height: number, rgba: Uint8Array): Bytes {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Eight bits each for red, green, blue and alpha.
  header.set([8, 6, 0, 0, 0], 8);
  const parts = [
    chunk('IHDR', header),
    // Level 1: for these drawings as small as the middle levels, in half the time.
    chunk('IDAT', zlibSync(filteredRows(rgba, height), { level: 1 })),
    chunk('IEND', new Uint8Array(0)),
  ];
  return concat([Uint8Array.from(SIGNATURE), ...parts]);
}

/** Red, green, blue 0–255 and opacity 0–1. */
export type Color = readonly [red: number, green: number, blue: number, alpha?: number];

export function hex(text: string, alpha = 1): Color {
  const at = (from: number): number => Number.parseInt(text.slice(from, from + 2), 16);
  return [at(1), at(3), at(5), alpha];
}

export function mix(a: Color, b: Color, t: number): Color {
  const at = (x: number, y: number): number => x + (y - x) * t;
  return [at(a[0], b[0]), at(a[1], b[1]), at(a[2], b[2]), at(a[3] ?? 1, b[3] ?? 1)];
}

export class Surface {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.rgba = new Uint8Array(width * height * 4);
  }

  /** Ignores pixels outside the picture. `coverage` from 0 to 1. */
  blend(x: number, y: number, color: Color, coverage = 1): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    const alpha = (color[3] ?? 1) * coverage;
    if (alpha <= 0) return;
    const { rgba } = this;
    // `as number`: every pixel in range has four values.
    const i = (y * this.width + x) * 4;
    const below = (1 - alpha) * ((rgba[i + 3] as number) / 255);
    const out = alpha + below;
    rgba[i] = (color[0] * alpha + (rgba[i] as number) * below) / out + 0.5;
    rgba[i + 1] = (color[1] * alpha + (rgba[i + 1] as number) * below) / out + 0.5;
    rgba[i + 2] = (color[2] * alpha + (rgba[i + 2] as number) * below) / out + 0.5;
    rgba[i + 3] = out * 255 + 0.5;
  }

  fill(color: Color, x = 0, y = 0, width = this.width, height = this.height): void {
    for (let row = y; row < y + height; row += 1)
      for (let col = x; col < x + width; col += 1) this.blend(col, row, color);
  }

  gradient(top: Color, bottom: Color): void {
    const line = this.width * 4;
    for (let y = 0; y < this.height; y += 1) {
      const [r, g, b] = mix(top, bottom, y / Math.max(1, this.height - 1));
      const start = y * line;
      this.rgba.set([r + 0.5, g + 0.5, b + 0.5, 255], start);
      // Fills a row by repeatedly doubling copies: the background is most of a picture's pixels.
      for (let done = 4; done < line; done *= 2) {
        this.rgba.copyWithin(start + done, start, start + Math.min(done, line - done));
      }
    }
  }

  line(a: Point, b: Point, color: Color, width = 1): void {
    this.path([a, b], color, width);
  }

  /** Blended once per pixel: no darker joints in translucent lines. */
  path(points: readonly Point[], color: Color, width = 1, closed = false): void {
    const all = closed && points[0] !== undefined ? [...points, points[0]] : points;
    plotPath(all, width, this, this.brush(color));
  }

  circle(centre: Point, radius: number, color: Color, width?: number): void {
    plotCircle(centre, radius, width, this, this.brush(color));
  }

  polygon(points: readonly Point[], color: Color): void {
    plotPolygon(points, this, this.brush(color));
  }

  private brush(color: Color): Plot {
    return (x, y, coverage) => this.blend(x, y, color, coverage);
  }

  png(): Bytes {
    return encodePng(this.width, this.height, this.rgba);
  }
}
