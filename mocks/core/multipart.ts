/** Streaming parser for multipart/form-data (RFC 7578): files are stored while the rest is still arriving. */
import { concat } from '../lib/bytes.ts';

/** Maximum number of parts; the contract's largest form has four (invented). */
const PARTS_MAX = 100;
/** Headers of one part, bytes (invented). */
const HEAD_MAX_BYTES = 16 * 1024;

export class FormError extends Error {
  override readonly name = 'FormError';
}

export interface PartSink {
  add(piece: Uint8Array): void | Promise<void>;
  end(): Promise<void>;
}

interface PartHead {
  readonly name: string;
  readonly fileName: string | null;
  readonly type: string;
}

const UTF8 = new TextDecoder();
const ASCII = new TextEncoder();
const LINE = ASCII.encode('\r\n');
const HEAD_END = ASCII.encode('\r\n\r\n');
const LAST = ASCII.encode('--');

function boundaryOf(contentType: string): string | null {
  const found = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,200})"|([^;\s]{1,200}))/i.exec(
    contentType,
  );
  return found?.[1] ?? found?.[2] ?? null;
}

function indexIn(bytes: Uint8Array, wanted: Uint8Array): number {
  const [first = 0] = wanted;
  const end = bytes.length - wanted.length;
  for (let at = bytes.indexOf(first); at !== -1 && at <= end; at = bytes.indexOf(first, at + 1)) {
    let same = 1;
    while (same < wanted.length && bytes[at + same] === wanted[same]) same += 1;
    if (same === wanted.length) return at;
  }
  return -1;
}

/** Browsers escape line breaks and quotes in names. */
const unescaped = (text: string): string =>
  text.replace(/%0A/gi, '\n').replace(/%0D/gi, '\r').replace(/%22/g, '"');

function headOf(bytes: Uint8Array): PartHead {
  const lines = UTF8.decode(bytes).split('\r\n');
  const field = (name: string): string | undefined =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  const disposition = field('content-disposition') ?? '';
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
  if (!/^form-data\s*;/i.test(disposition) || name === undefined) throw new FormError('A part has no name');
  const fileName = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1];
  return {
    name: unescaped(name),
    fileName: fileName === undefined ? null : unescaped(fileName),
    type: field('content-type') ?? 'text/plain',
  };
}

class ChunkBuffer {
  private readonly source: AsyncIterator<Uint8Array>;
  private held: Uint8Array;

  constructor(source: AsyncIterator<Uint8Array>) {
    this.source = source;
    // Prefix a line break, so that the first boundary looks like all others.
    this.held = LINE;
  }

  private async more(): Promise<void> {
    const next = await this.source.next();
    if (next.done === true) throw new FormError('The form has no end');
    this.held = this.held.length === 0 ? next.value : concat([this.held, next.value]);
  }

  async take(count: number): Promise<Uint8Array> {
    while (this.held.length < count) await this.more();
    const taken = this.held.subarray(0, count);
    this.held = this.held.subarray(count);
    return taken;
  }

  /** Passes everything before `mark` to `use` in chunks and consumes the mark. */
  async upTo(mark: Uint8Array, use: (piece: Uint8Array) => void | Promise<void>): Promise<void> {
    for (;;) {
      const at = indexIn(this.held, mark);
      const sure = at === -1 ? this.held.length - mark.length + 1 : at;
      if (sure > 0) await use(await this.take(sure));
      if (at !== -1) {
        await this.take(mark.length);
        return;
      }
      await this.more();
    }
  }
}

/** Passes each part to the sink returned by `open`. @throws FormError */
export async function readParts(
  source: AsyncIterable<Uint8Array>,
  contentType: string,
  open: (head: PartHead) => PartSink,
): Promise<void> {
  const boundary = boundaryOf(contentType);
  if (boundary === null) throw new FormError('The form names no boundary');
  const iterator = source[Symbol.asyncIterator]();
  try {
    await readAll(new ChunkBuffer(iterator), boundary, open);
  } finally {
    // After an early return, the caller drains the request.
    await iterator.return?.();
  }
}

async function readAll(
  pieces: ChunkBuffer,
  boundary: string,
  open: (head: PartHead) => PartSink,
): Promise<void> {
  const mark = ASCII.encode(`\r\n--${boundary}`);
  await pieces.upTo(mark, () => undefined);
  for (let parts = 0; ; parts += 1) {
    const after = await pieces.take(2);
    if (indexIn(after, LAST) === 0) return;
    if (indexIn(after, LINE) !== 0) throw new FormError('A boundary is followed by something else');
    if (parts === PARTS_MAX) throw new FormError(`The form has more than ${PARTS_MAX} parts`);
    const head: Uint8Array[] = [];
    let bytes = 0;
    await pieces.upTo(HEAD_END, (piece) => {
      bytes += piece.length;
      if (bytes > HEAD_MAX_BYTES) throw new FormError('A part has too many header lines');
      head.push(piece.slice());
    });
    const sink = open(headOf(concat(head)));
    await pieces.upTo(mark, (piece) => sink.add(piece));
    await sink.end();
  }
}
