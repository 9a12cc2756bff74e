import { readKind, type ContentKind } from './file-kind.ts';

/** What an upload field may ask for. */
export type FileKind = 'pdf' | 'zip' | 'excel' | 'image';

interface KindRule {
  /** Allowed ends of the name, lower case. */
  extensions: readonly string[];
  contents: readonly ContentKind[];
  /** For the file dialog. */
  mime: readonly string[];
}

/** Names and contents of each kind (document 2 §5). A workbook with macros is an xlsx by content. */
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
  /** Single files that are taken besides, by their exact names; they must be what their name says. */
  besides?: readonly string[];
  /** Longest name, in characters. */
  nameMax?: number;
  /** The file must be smaller than this, bytes. */
  maxBytes?: number;
}

/** Why a file is not taken; `content` means that the name fits and the bytes do not, `workbook` that a table was renamed. */
export type FileProblem = 'name' | 'type' | 'content' | 'workbook' | 'size' | 'empty';

/** First reason why a file breaks the rules, cheap checks first; null when it may be uploaded. */
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

/** Value of the `accept` attribute; single files are let through by the ends of their names. */
export function acceptOf({ kinds, besides = [] }: FileRules): string {
  const ends = besides.map((name) => name.slice(name.lastIndexOf('.')).toLowerCase());
  const all = [
    ...kinds.flatMap((kind) => [...FILE_KINDS[kind].extensions, ...FILE_KINDS[kind].mime]),
    ...ends,
  ];
  return [...new Set(all)].join(',');
}
