/** Pictures for the test DOM, which decodes none: a PNG at a `data:` address is as large as its header says. */

const PNG = 'data:image/png;base64,';
/** Width and height stand behind signature, length and name of the first chunk, 4 bytes each. */
const SIZE_AT = 16;

function sizeOf({ src }: HTMLImageElement): { width: number; height: number } | null {
  if (!src.startsWith(PNG)) return null;
  const head = Uint8Array.from(atob(src.slice(PNG.length, PNG.length + 32)), (letter) =>
    letter.charCodeAt(0),
  );
  const view = new DataView(head.buffer);
  return { width: view.getUint32(SIZE_AT), height: view.getUint32(SIZE_AT + 4) };
}

/** Gives pictures their size, and lets a broken one be refused as browsers do. */
export function decodePictures(): void {
  Object.defineProperties(HTMLImageElement.prototype, {
    naturalWidth: { configurable: true, get: size('width') },
    naturalHeight: { configurable: true, get: size('height') },
  });
  HTMLImageElement.prototype.decode = async function (this: HTMLImageElement): Promise<void> {
    await Promise.resolve();
    if (sizeOf(this) === null) throw new DOMException('The source image cannot be decoded.', 'EncodingError');
  };
}

function size(side: 'width' | 'height') {
  return function (this: HTMLImageElement): number {
    return sizeOf(this)?.[side] ?? 0;
  };
}
