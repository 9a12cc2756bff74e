import { IMAGE_MAX_BYTES } from '#src/lib/limits.ts';
import { formatFileSize } from '#src/lib/format.ts';
import type { FileKind, FileProblem, FileRules } from '#src/lib/file-check.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import type { Phrase } from './words.ts';

/** document 2 §5, §8 */
const WRONG_KIND = {
  pdf: 'upload.errPdf',
  zip: 'upload.errZip',
  excel: 'upload.errExcel',
  image: 'upload.errImage',
} as const satisfies Record<FileKind, TextKey>;

/** The documented message, then an explanation. */
export function describeProblem(problem: FileProblem, rules: FileRules): Phrase[] {
  const wrongKind = rules.kinds.map((kind) => WRONG_KIND[kind]);
  switch (problem) {
    case 'type':
      return wrongKind;
    case 'content':
      return [...wrongKind, 'upload.errContent'];
    case 'workbook':
      return [...wrongKind, 'upload.errWorkbook'];
    case 'name':
      return [{ key: 'upload.errName', vars: { max: rules.nameMax ?? 0 } }];
    case 'size':
      return rules.maxBytes === IMAGE_MAX_BYTES
        ? ['upload.errSize']
        : [{ key: 'upload.errMax', vars: { size: formatFileSize(rules.maxBytes ?? 0) } }];
    case 'empty':
      return ['upload.errEmpty'];
  }
}

/** How to create an acceptable file, for common mistakes such as a ZIP in place of a table; else null. */
export function howToMake(problem: FileProblem, rules: FileRules): Phrase | null {
  const isTable = problem === 'type' || problem === 'workbook';
  return isTable && rules.kinds.includes('zip') ? 'upload.howToZip' : null;
}
