/** File type by magic number instead of the extension (decision 26). */

type ContentKind = 'pdf' | 'zip' | 'xlsx' | 'xls' | 'png' | 'jpeg';

/** Bytes read from both ends of a file: enough for all signatures and a ZIP's central directory. */
const HEAD_BYTES = 4096;
const TAIL_BYTES = 262_144;
/** A PDF header may follow other bytes within this range (ISO 32000, Annex on implementation). */
const PDF_HEADER_WITHIN = 1024;

const SIGNATURES: readonly { kind: Exclude<ContentKind, 'pdf' | 'xlsx'>; bytes: readonly number[] }[] = [
  { kind: 'zip', bytes: [0x50, 0x4b, 0x03, 0x04] },
  { kind: 'zip', bytes: [0x50, 0x4b, 0x05, 0x06] },
  { kind: 'xls', bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  { kind: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { kind: 'jpeg', bytes: [0xff, 0xd8, 0xff] },
];

function asLatin(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

/** File names in the central directory at the end of a ZIP; empty if it is damaged or truncated. */
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

/** A ZIP that contains an xlsx file does not have these entries. */
function isWorkbook(names: readonly string[]): boolean {
  return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith('xl/'));
}

/** File type from the first bytes and, to distinguish xlsx from ZIP, the last bytes; null for unsupported types. */
export function sniffKind(head: Uint8Array, tail: Uint8Array = head): ContentKind | null {
  const found = SIGNATURES.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte));
  // Checked last, because a ZIP may start with an embedded PDF.
  if (found === undefined)
    return asLatin(head.subarray(0, PDF_HEADER_WITHIN)).includes('%PDF-') ? 'pdf' : null;
  return found.kind === 'zip' && isWorkbook(entryNames(tail)) ? 'xlsx' : found.kind;
}

export async function readKind(file: Blob): Promise<ContentKind | null> {
  const read = async (part: Blob): Promise<Uint8Array> => new Uint8Array(await part.arrayBuffer());
  const [head, tail] = await Promise.all([
    read(file.slice(0, HEAD_BYTES)),
    read(file.slice(Math.max(0, file.size - TAIL_BYTES))),
  ]);
  return sniffKind(head, tail);
}

export type FileKind = 'pdf' | 'zip' | 'excel' | 'image';

interface KindRule {
  /** Allowed extensions, lower case. */
  extensions: readonly string[];
  contents: readonly ContentKind[];
  mime: readonly string[];
}

/** Extensions and contents of each kind (document 2 §5). A macro-enabled workbook is an xlsx by content. */
export const FILE_KINDS: Record<FileKind, KindRule> = {
  pdf: { extensions: ['.pdf'], contents: ['pdf'], mime: ['application/pdf'] },
  zip: {
    extensions: ['.zip'],
    contents: ['zip'],
    mime: ['application/zip', 'application/x-zip-compressed'],
  },
  excel: {
    extensions: ['.xls', '.xlsx', '.xlsm'],
    contents: ['xls', 'xlsx'],
    mime: ['application/vnd.ms-excel', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
  image: {
    extensions: ['.jpg', '.jpeg', '.png'],
    contents: ['jpeg', 'png'],
    mime: ['image/jpeg', 'image/png'],
  },
};

const ALL_KINDS: readonly FileKind[] = ['pdf', 'zip', 'excel', 'image'];

export interface FileRules {
  kinds: readonly FileKind[];
  /** Files accepted by exact name; their content must match the extension. */
  besides?: readonly string[];
  nameMax?: number;
  /** Exclusive, bytes. */
  maxBytes?: number;
}

/** `content`: the bytes do not match the extension, `workbook`: a renamed spreadsheet. */
export type FileProblem = 'name' | 'type' | 'content' | 'workbook' | 'size' | 'empty';

/** The first violated rule, cheap checks first; null if valid. */
export async function checkFile(file: File, rules: FileRules): Promise<FileProblem | null> {
  if (rules.nameMax !== undefined && Array.from(file.name).length > rules.nameMax) return 'name';
  const name = file.name.toLowerCase();
  const taken = rules.besides?.includes(file.name) === true ? ALL_KINDS : rules.kinds;
  const fitting = taken.filter((kind) => FILE_KINDS[kind].extensions.some((end) => name.endsWith(end)));
  if (fitting.length === 0) return 'type';
  if (file.size === 0) return 'empty';
  if (rules.maxBytes !== undefined && file.size >= rules.maxBytes) return 'size';
  const content = await readKind(file);
  const fits = content !== null && fitting.some((kind) => FILE_KINDS[kind].contents.includes(content));
  if (fits) return null;
  return content === 'xlsx' && fitting.includes('zip') ? 'workbook' : 'content';
}

export function acceptOf({ kinds, besides = [] }: FileRules): string {
  const ends = besides.map((name) => name.slice(name.lastIndexOf('.')).toLowerCase());
  const all = [
    ...kinds.flatMap((kind) => [...FILE_KINDS[kind].extensions, ...FILE_KINDS[kind].mime]),
    ...ends,
  ];
  return [...new Set(all)].join(',');
}
