/** A picture being drawn: straight RGBA, antialiased by distance, blended over what is there. */
import type { Bytes } from '#mocks/lib/bytes.ts';
import { encodePng } from './png.ts';
import { plotEllipse, plotPath, plotPolygon, type Plot, type Point } from './raster.ts';

export type { Point } from './raster.ts';

/** Red, green, blue 0–255 and opacity 0–1. */
export type Color = readonly [red: number, green: number, blue: number, alpha?: number];

/** Turns '#1B5E8C' into a colour. */
export function hex(text: string, alpha = 1): Color {
  const at = (from: number): number => Number.parseInt(text.slice(from, from + 2), 16);
  return [at(1), at(3), at(5), alpha];
}

/** The colour at `t` (0–1) between two. */
export function mix(a: Color, b: Color, t: number): Color {
  const at = (x: number, y: number): number => x + (y - x) * t;
  return [at(a[0], b[0]), at(a[1], b[1]), at(a[2], b[2]), at(a[3] ?? 1, b[3] ?? 1)];
}

/** Measures in pixels, from the upper left corner. */
export class Surface {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;

  /** A transparent picture. */
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.rgba = new Uint8Array(width * height * 4);
  }

  /** Lays a colour over one pixel with the given coverage (0–1). Outside the picture nothing happens. */
  blend(x: number, y: number, color: Color, coverage = 1): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    const alpha = (color[3] ?? 1) * coverage;
    if (alpha <= 0) return;
    const { rgba } = this;
    // As number: a pixel within the picture has all four.
    const i = (y * this.width + x) * 4;
    const below = (1 - alpha) * ((rgba[i + 3] as number) / 255);
    const out = alpha + below;
    rgba[i] = (color[0] * alpha + (rgba[i] as number) * below) / out + 0.5;
    rgba[i + 1] = (color[1] * alpha + (rgba[i + 1] as number) * below) / out + 0.5;
    rgba[i + 2] = (color[2] * alpha + (rgba[i + 2] as number) * below) / out + 0.5;
    rgba[i + 3] = out * 255 + 0.5;
  }

  /** Fills a box given by whole pixels. */
  fill(color: Color, x = 0, y = 0, width = this.width, height = this.height): void {
    for (let row = y; row < y + height; row += 1)
      for (let col = x; col < x + width; col += 1) this.blend(col, row, color);
  }

  /** Paints the whole picture, opaque, from the top colour to the bottom one. */
  gradient(top: Color, bottom: Color): void {
    const line = this.width * 4;
    for (let y = 0; y < this.height; y += 1) {
      const [r, g, b] = mix(top, bottom, y / Math.max(1, this.height - 1));
      const start = y * line;
      this.rgba.set([r + 0.5, g + 0.5, b + 0.5, 255], start);
      // One pixel spread over its row by doubling copies: the background is most of a picture's pixels.
      for (let done = 4; done < line; done *= 2) {
        this.rgba.copyWithin(start + done, start, start + Math.min(done, line - done));
      }
    }
  }

  /** A line with round ends. */
  line(a: Point, b: Point, color: Color, width = 1): void {
    plotPath([a, b], width, this, this.brush(color));
  }

  /** A line through several points; a translucent one has no darker joints. */
  path(points: readonly Point[], color: Color, width = 1, closed = false): void {
    const all = closed && points[0] !== undefined ? [...points, points[0]] : points;
    plotPath(all, width, this, this.brush(color));
  }

  /** A disc, or a ring when `width` is given. */
  circle(centre: Point, radius: number, color: Color, width?: number): void {
    plotEllipse(centre, radius, radius, width, this, this.brush(color));
  }

  /** An ellipse, or its outline when `width` is given. */
  ellipse(centre: Point, rx: number, ry: number, color: Color, width?: number): void {
    plotEllipse(centre, rx, ry, width, this, this.brush(color));
  }

  /** A filled polygon (even-odd). */
  polygon(points: readonly Point[], color: Color): void {
    plotPolygon(points, this, this.brush(color));
  }

  private brush(color: Color): Plot {
    return (x, y, coverage) => this.blend(x, y, color, coverage);
  }

  /** The finished file. */
  png(): Bytes {
    return encodePng(this.width, this.height, this.rgba);
  }
}
