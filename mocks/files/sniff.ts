/** Detects the file type by content (decision 26). */
import { unzipSync } from 'fflate';

export type FileKind = 'pdf' | 'zip' | 'xlsx' | 'xls' | 'png' | 'jpeg' | 'unknown';

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06];
const PDF = '%PDF-';
/** Some scanners write a preamble; readers accept a header within this distance, bytes. */
const PDF_HEADER_WITHIN = 1024;
/** Maximum of entries examined: more than any workbook has. */
const ENTRIES_READ = 10_000;

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

function hasPdfHeader(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, PDF_HEADER_WITHIN)).includes(PDF);
}

/** Reads only the archive's directory; false if it is damaged. */
function holdsWorkbook(bytes: Uint8Array): boolean {
  let types = false;
  let sheets = false;
  let entries = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        // A malicious directory may claim four billion entries.
        entries += 1;
        if (name === '' || entries > ENTRIES_READ) throw new RangeError('No directory of a workbook.');
        types ||= name === '[Content_Types].xml';
        sheets ||= name.startsWith('xl/');
        return false;
      },
    });
  } catch {
    return false;
  }
  return types && sheets;
}

export function sniffKind(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, PNG)) return 'png';
  if (startsWith(bytes, JPEG)) return 'jpeg';
  if (startsWith(bytes, OLE)) return 'xls';
  if (startsWith(bytes, ZIP) || startsWith(bytes, EMPTY_ZIP)) {
    return holdsWorkbook(bytes) ? 'xlsx' : 'zip';
  }
  return hasPdfHeader(bytes) ? 'pdf' : 'unknown';
}
