/** States of an application with its quote and contract (document 2 §4). */
import { CONTRACT, LCA_CHECK, QUOTE } from '#src/lib/states.ts';
import { isReleased, type Case, isQuoteOver } from '../papers.ts';
import type { ApplicationItem, Application } from '../../world/entities.ts';
import { state, type State } from './chart.ts';
import { keysOf } from '../../lib/tables.ts';

/** Each field with its call, which is also the transition. */
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

/** Number of files that the LCA check waits for; 0 once it has passed. */
export function missingFilesOf({ stage, lcaCheck, items }: Application): number {
  if (stage > 30 || lcaCheck === LCA_CHECK.passed) return 0;
  return items.flatMap((item) => keysOf(LATE_FILES).filter((field) => item[field] === null)).length;
}

const STAGE_GROUPS = {
  10: { zh: 'EPD 申请', en: 'EPD application' },
  20: { zh: '合同生成', en: 'Contract generation' },
  30: { zh: 'LCA 计算', en: 'LCA calculation' },
  40: { zh: '独立验证', en: 'Independent verification' },
  50: { zh: '报告编制', en: 'Report production' },
  60: { zh: '评审组评审', en: 'Review panel review' },
  70: { zh: '报告发布', en: 'Report release' },
} as const;
export const GROUPS = { ...STAGE_GROUPS, files: { zh: '申报文件', en: 'Files' } } as const;
export const COLUMNS = Object.entries(STAGE_GROUPS).map(([id, title]) => ({ id, title }));

/** Finer than stages: distinguishes quote, contract and LCA check. */
export const STATES = {
  applied: state('10', 0, 0, '等待报价', 'Awaiting a quote'),
  'quote-rejected': state('10', 0, 1, '报价已拒绝', 'Quote rejected'),
  'quote-waiting': state('10', 1, 0, '报价待确认', 'Quote to confirm'),
  'quote-over': state('10', 1, 1, '报价已过期', 'Quote out of date'),
  'contract-preparing': state('20', 2, 0, '合同准备中', 'Contract in preparation'),
  'contract-waiting': state('20', 3, 0, '合同待确认', 'Contract to confirm'),
  'contract-refused': state('20', 3, 1, '合同已拒绝', 'Contract refused'),
  'contract-signed': state('20', 4, 0, '合同已签订', 'Contract signed'),
  'lca-checking': state('30', 5, 0, 'LCA 数据校验中', 'LCA data in check'),
  'lca-correction': state('30', 5, 1, 'LCA 数据待修改', 'LCA data to correct'),
  'lca-passed': state('30', 6, 0, 'LCA 数据已通过', 'LCA data passed'),
  verifying: state('40', 7, 0, '独立验证中', 'In independent verification'),
  reporting: state('50', 8, 0, '报告编制中', 'Report in production'),
  'panel-review': state('60', 9, 0, '评审组评审中', 'In panel review'),
  releasing: state('70', 10, 0, '待发布', 'Awaiting release'),
  released: state('70', 11, 0, '已发布', 'Released'),
  'files-missing': state('files', 12, 0, '文件待补充', 'Files missing'),
} as const satisfies Record<string, State>;

export type ApplicationState = keyof typeof STATES;

function beforeContract({ quote, today }: Case): ApplicationState | null {
  switch (quote?.status) {
    case undefined:
    case QUOTE.notIssued:
      return 'applied';
    case QUOTE.pending:
      return isQuoteOver(quote, today) ? 'quote-over' : 'quote-waiting';
    case QUOTE.rejected:
      return 'quote-rejected';
    // A confirmed quote moves the application to stage 20.
    case QUOTE.confirmed:
      return null;
  }
}

function atContract({ quote, contract }: Case): ApplicationState | null {
  if (quote?.status !== QUOTE.confirmed) return null;
  switch (contract?.status) {
    case CONTRACT.awaitingCustomer:
      return 'contract-waiting';
    case CONTRACT.signed:
      return 'contract-signed';
    case CONTRACT.refused:
      return 'contract-refused';
    default:
      return 'contract-preparing';
  }
}

const LCA_STATE = {
  [LCA_CHECK.pending]: 'lca-checking',
  [LCA_CHECK.passed]: 'lca-passed',
  [LCA_CHECK.correction]: 'lca-correction',
} as const;

function stateOf(file: Case): ApplicationState | null {
  const { application } = file;
  switch (application.stage) {
    case 10:
      return beforeContract(file);
    case 20:
      return atContract(file);
    case 30:
      return LCA_STATE[application.lcaCheck];
    case 40:
      return 'verifying';
    case 50:
      return 'reporting';
    case 60:
      return 'panel-review';
    case 70:
      return isReleased(application) ? 'released' : 'releasing';
  }
}

/** One state, and whether the LCA check waits for files. Empty for inconsistent rows, which allow no transition. */
export function applicationAt(file: Case): readonly ApplicationState[] {
  const state = stateOf(file);
  if (state === null) return [];
  return missingFilesOf(file.application) === 0 ? [state] : [state, 'files-missing'];
}

/** During a correction any product takes the file, otherwise only one without it. */
export function takesFile(
  at: readonly ApplicationState[],
  item: ApplicationItem,
  field: LateFileField,
): boolean {
  return at.includes('lca-correction') || item[field] === null;
}
