import type { UploadPurpose } from '#src/api/upload.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import type { FileKind } from '#src/lib/file-check.ts';
import { FILE_NAME_MAX } from '#src/lib/limits.ts';

interface ItemFileRule {
  label: TextKey;
  hint: TextKey;
  kinds: readonly FileKind[];
  nameMax: number;
  purpose: UploadPurpose;
}

/** The files of a product in an application, first sent or corrected (document 2 §3, §5). */
export const ITEM_FILES = {
  lcaReport: {
    label: 'epd.apply.lcaReport',
    hint: 'epd.apply.hintPdf',
    kinds: ['pdf'],
    nameMax: FILE_NAME_MAX,
    purpose: { businessType: 'LCA', reportType: 'LCA_REPORT', businessVersion: 'CN' },
  },
  dataTable: {
    label: 'epd.apply.dataTable',
    hint: 'epd.apply.hintZip',
    kinds: ['zip'],
    nameMax: FILE_NAME_MAX,
    purpose: { businessType: 'LCA', reportType: 'DATA_TABLE', businessVersion: 'CN' },
  },
  preReport: {
    label: 'epd.apply.preReport',
    hint: 'epd.apply.hintPdf',
    kinds: ['pdf'],
    nameMax: FILE_NAME_MAX,
    purpose: { businessType: 'EPD', reportType: 'PRE_REPORT', businessVersion: 'CN' },
  },
} as const satisfies Record<string, ItemFileRule>;

export type ItemFileKind = keyof typeof ITEM_FILES;
export const ITEM_FILE_KINDS = [
  'lcaReport',
  'dataTable',
  'preReport',
] as const satisfies readonly ItemFileKind[];
