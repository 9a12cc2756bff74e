import { loadChunk } from '#src/lib/load-chunk.ts';
import { PIECE_Y, type Point } from './geometry.ts';

/** The text of a slider answer. No spaces: the server's reader stumbles over them. */
export function puzzleText(x: number): string {
  return JSON.stringify({ x: Math.round(x), y: PIECE_Y });
}

/** The text of a clickWord answer, in the order of the clicks. */
export function wordsText(points: readonly Point[]): string {
  return JSON.stringify(points.map(({ x, y }) => ({ x, y })));
}

/** What goes over the wire: the answer, and the text for servers that want a second verification. */
export interface SealedAnswer {
  pointJson: string;
  verification: string;
}

/**
 * Encrypts an answer with the key of its challenge; without a key it stays plain (AJ-Captcha). The key is used once and
 * kept nowhere. The cipher is fetched when it is needed.
 */
export async function sealAnswer(
  text: string,
  token: string,
  secretKey: string | null,
): Promise<SealedAnswer> {
  const second = `${token}---${text}`;
  if (secretKey === null || secretKey === '') return { pointJson: text, verification: second };
  const { encryptAes } = await loadChunk(() => import('./cipher.ts'));
  return { pointJson: encryptAes(text, secretKey), verification: encryptAes(second, secretKey) };
}
