/** The three files of a product: they may come late, until the LCA check has passed, or again in a correction (decision 43). */
import { LCA_CHECK } from '#src/lib/states.ts';
import { keysOf } from '../../lib/tables.ts';
import type { Application } from '../../world/entities.ts';

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

/** How many files the LCA check waits for; none once it has passed. */
export function missingFilesOf({ stage, lcaCheck, items }: Application): number {
  if (stage > 30 || lcaCheck === LCA_CHECK.passed) return 0;
  return items.flatMap((item) => keysOf(LATE_FILES).filter((field) => item[field] === null)).length;
}
