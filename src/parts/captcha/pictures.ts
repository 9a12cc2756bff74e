import { ProtocolError } from '#src/lib/errors.ts';
import type { Size } from './geometry.ts';
import type { Challenge } from './read.ts';

/** With decoded pictures and their own sizes: servers differ (310 or 330 px wide). */
export interface Puzzle extends Challenge {
  size: Size;
  pieceSize: Size;
}

/** Decodes the pictures first, so that a broken one is a failed load and nothing flickers. @throws ProtocolError */
export async function loadPictures(challenge: Challenge): Promise<Puzzle> {
  const [size, pieceSize] = await Promise.all([
    measure(challenge.picture),
    challenge.piece === null ? { width: 0, height: 0 } : measure(challenge.piece),
  ]);
  return { ...challenge, size, pieceSize };
}

async function measure(source: string): Promise<Size> {
  const image = new Image();
  image.src = source;
  try {
    await image.decode();
  } catch (cause) {
    throw new ProtocolError('The picture of the puzzle is broken.', { cause });
  }
  return { width: image.naturalWidth, height: image.naturalHeight };
}
