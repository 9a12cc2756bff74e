/** What a file really is, read from its bytes (decision 26). A name can be changed; the content cannot pretend. */

export type ContentKind = 'pdf' | 'zip' | 'xlsx' | 'xls' | 'png' | 'jpeg';

/** Bytes read from the start and from the end of a file: enough for every signature and a ZIP's list of contents. */
const HEAD_BYTES = 4096;
const TAIL_BYTES = 262_144;
/** A PDF may carry other bytes before its header, up to this many (ISO 32000, Annex on implementation). */
const PDF_HEADER_WITHIN = 1024;

const SIGNATURES: readonly { kind: Exclude<ContentKind, 'pdf' | 'xlsx'>; bytes: readonly number[] }[] = [
  { kind: 'zip', bytes: [0x50, 0x4b, 0x03, 0x04] },
  { kind: 'zip', bytes: [0x50, 0x4b, 0x05, 0x06] },
  { kind: 'xls', bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  { kind: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { kind: 'jpeg', bytes: [0xff, 0xd8, 0xff] },
];

/** Bytes as one character each, so that text inside them can be looked for. */
function asLatin(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

/** Names in the directory of an archive, which stands at its end; none where the directory is damaged or not whole. */
function entryNames(tail: Uint8Array): string[] {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  let end = tail.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1;
  if (end < 0) return [];
  const names: string[] = [];
  let at = end - view.getUint32(end + 12, true);
  while (at >= 0 && at + 46 <= end && view.getUint32(at, true) === DIRECTORY_ENTRY) {
    const nameLength = view.getUint16(at + 28, true);
    names.push(asLatin(tail.subarray(at + 46, at + 46 + nameLength)));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

/** A workbook is an archive with these entries of its own; an archive that holds a workbook as a file has them not. */
function isWorkbook(names: readonly string[]): boolean {
  return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith('xl/'));
}

/**
 * Kind of a file from the bytes at its start and, for telling a workbook from a plain archive, at its end.
 * @returns null when it is none of the kinds that the portal takes
 */
export function sniffKind(head: Uint8Array, tail: Uint8Array = head): ContentKind | null {
  const found = SIGNATURES.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte));
  // After the signatures: an archive may begin with a PDF that it holds.
  if (found === undefined)
    return asLatin(head.subarray(0, PDF_HEADER_WITHIN)).includes('%PDF-') ? 'pdf' : null;
  return found.kind === 'zip' && isWorkbook(entryNames(tail)) ? 'xlsx' : found.kind;
}

/** {@link sniffKind} of a file, reading only its two ends. */
export async function readKind(file: Blob): Promise<ContentKind | null> {
  const read = async (part: Blob): Promise<Uint8Array> => new Uint8Array(await part.arrayBuffer());
  const [head, tail] = await Promise.all([
    read(file.slice(0, HEAD_BYTES)),
    read(file.slice(Math.max(0, file.size - TAIL_BYTES))),
  ]);
  return sniffKind(head, tail);
}
