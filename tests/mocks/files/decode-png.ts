import { unzlibSync } from 'fflate';

export interface DecodedPng {
  width: number;
  height: number;
  /** 3 for RGB, 4 for RGBA. */
  channels: number;
  /** Red, green, blue, alpha at a pixel. */
  at: (x: number, y: number) => [number, number, number, number];
}

/** Decodes what the PNG writer writes, by the PNG specification and not by the writer's code. */
export function decodePng(bytes: Uint8Array): DecodedPng {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height, channels] = [view.getUint32(16), view.getUint32(20), view.getUint8(25) === 6 ? 4 : 3];
  const data: Uint8Array[] = [];
  for (let at = 8; at < bytes.length;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === 'IDAT') data.push(bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const raw = unzlibSync(Buffer.concat(data));
  const line = width * channels;
  const pixels = new Uint8Array(line * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (line + 1)];
    if (filter !== 0 && filter !== 2) throw new Error(`unexpected filter ${String(filter)}`);
    for (let i = 0; i < line; i += 1) {
      const above = filter === 2 && y > 0 ? (pixels[(y - 1) * line + i] ?? 0) : 0;
      pixels[y * line + i] = (raw[y * (line + 1) + 1 + i] ?? 0) + above;
    }
  }
  const channel = (x: number, y: number, c: number): number => pixels[(y * width + x) * channels + c] ?? 0;
  return {
    width,
    height,
    channels,
    at: (x, y) => [
      channel(x, y, 0),
      channel(x, y, 1),
      channel(x, y, 2),
      channels === 4 ? channel(x, y, 3) : 255,
    ],
  };
}

/** Perceived brightness, 0–255. */
export function luminance([r, g, b]: readonly [number, number, number, number]): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
