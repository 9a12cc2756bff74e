/** File names in `Content-Disposition` as Chinese servers of old send them: bare bytes of GBK. */
import type { Leaving } from './dialect.ts';

/** GBK bytes by character: decoded once, because only decoding is known to every runtime. */
let bytesOf: Map<string, string> | undefined;

function table(): Map<string, string> {
  const gbk = new TextDecoder('gbk');
  const found = new Map<string, string>();
  for (let first = 0x81; first <= 0xfe; first += 1)
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const character = gbk.decode(Uint8Array.of(first, second));
      if (character.length === 1 && character !== '\uFFFD' && !found.has(character))
        found.set(character, String.fromCharCode(first, second));
    }
  return found;
}

/** A text as its bytes, one character for each, as headers hold them. */
export function gbkBytes(text: string): string {
  bytesOf ??= table();
  const known = bytesOf;
  return [...text].map((sign) => (sign < '\u0080' ? sign : (known.get(sign) ?? '?'))).join('');
}

export const gbkFileNames = (leaving: Leaving): Leaving => {
  const disposition = leaving.headers['content-disposition'] ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  if (encoded === undefined) return leaving;
  const [kind = 'attachment'] = disposition.split(';', 1);
  const name = gbkBytes(decodeURIComponent(encoded).replaceAll('"', "'"));
  return {
    ...leaving,
    headers: { ...leaving.headers, 'content-disposition': `${kind}; filename="${name}"` },
  };
};
