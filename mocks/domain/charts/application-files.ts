/** The files of a product that may come late, or again while a correction is asked for. */
import type { ApplicationItem } from '../../world/entities.ts';
import type { ApplicationState } from './application-at.ts';

/** By where the product keeps the file: the call that brings it, which is also its transition. */
export const LATE_FILES = {
  lcaAttachmentId: {
    call: 'replaceLcaReport',
    title: { zh: '上传 LCA 报告', en: 'Upload the LCA report' },
  },
  dataAttachmentId: {
    call: 'replaceDataTable',
    title: { zh: '上传数据收集表', en: 'Upload the data table' },
  },
  preReportAttachmentId: {
    call: 'replacePreReport',
    title: { zh: '上传 EPD 预报告', en: 'Upload the EPD pre-report' },
  },
} as const;

export type LateFileField = keyof typeof LATE_FILES;

/** Whether a product can take this file, where the call is open: any product in a correction, else one that has none. */
export function takesFile(
  at: readonly ApplicationState[],
  item: ApplicationItem,
  field: LateFileField,
): boolean {
  return at.includes('lca-correction') || item[field] === null;
}
