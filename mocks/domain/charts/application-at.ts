/** The states of an application with its papers, and where one is (document 2 §4). */
import { CONTRACT, LCA_CHECK, QUOTE } from '#src/lib/states.ts';
import { isReleased, type Case } from '../application-case.ts';
import { isQuoteOver } from '../papers.ts';
import { missingFilesOf, type LateFileField } from './application-files.ts';
import type { ApplicationItem } from '../../world/entities.ts';
import type { State } from './chart.ts';

/** By stage, which is also a column of the board. */
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
/** The board's columns. */
export const COLUMNS = Object.entries(STAGE_GROUPS).map(([id, title]) => ({ id, title }));

/** Finer than the stages: the states of quote, contract and LCA check are told apart. */
export const STATES = {
  applied: { title: { zh: '等待报价', en: 'Awaiting a quote' }, group: '10', row: 0, column: 0 },
  'quote-rejected': { title: { zh: '报价已拒绝', en: 'Quote rejected' }, group: '10', row: 0, column: 1 },
  'quote-waiting': { title: { zh: '报价待确认', en: 'Quote to confirm' }, group: '10', row: 1, column: 0 },
  'quote-over': { title: { zh: '报价已过期', en: 'Quote out of date' }, group: '10', row: 1, column: 1 },
  'contract-preparing': {
    title: { zh: '合同准备中', en: 'Contract in preparation' },
    group: '20',
    row: 2,
    column: 0,
  },
  'contract-waiting': {
    title: { zh: '合同待确认', en: 'Contract to confirm' },
    group: '20',
    row: 3,
    column: 0,
  },
  'contract-refused': { title: { zh: '合同已拒绝', en: 'Contract refused' }, group: '20', row: 3, column: 1 },
  'contract-signed': { title: { zh: '合同已签订', en: 'Contract signed' }, group: '20', row: 4, column: 0 },
  'lca-checking': {
    title: { zh: 'LCA 数据校验中', en: 'LCA data in check' },
    group: '30',
    row: 5,
    column: 0,
  },
  'lca-correction': {
    title: { zh: 'LCA 数据待修改', en: 'LCA data to correct' },
    group: '30',
    row: 5,
    column: 1,
  },
  'lca-passed': { title: { zh: 'LCA 数据已通过', en: 'LCA data passed' }, group: '30', row: 6, column: 0 },
  verifying: {
    title: { zh: '独立验证中', en: 'In independent verification' },
    group: '40',
    row: 7,
    column: 0,
  },
  reporting: { title: { zh: '报告编制中', en: 'Report in production' }, group: '50', row: 8, column: 0 },
  'panel-review': { title: { zh: '评审组评审中', en: 'In panel review' }, group: '60', row: 9, column: 0 },
  releasing: { title: { zh: '待发布', en: 'Awaiting release' }, group: '70', row: 10, column: 0 },
  released: { title: { zh: '已发布', en: 'Released' }, group: '70', row: 11, column: 0 },
  'files-missing': { title: { zh: '文件待补充', en: 'Files missing' }, group: 'files', row: 12, column: 0 },
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
    // A confirmed quote has led to stage 20.
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

/**
 * Where an application is: one state, and beside it whether the LCA check waits for files; none for rows that contradict each
 * other, with which nothing can be done.
 */
export function applicationAt(file: Case): readonly ApplicationState[] {
  const state = stateOf(file);
  if (state === null) return [];
  return missingFilesOf(file.application) === 0 ? [state] : [state, 'files-missing'];
}

/** Whether a product can take this file, where the call is open: any product in a correction, else one that has none. */
export function takesFile(
  at: readonly ApplicationState[],
  item: ApplicationItem,
  field: LateFileField,
): boolean {
  return at.includes('lca-correction') || item[field] === null;
}
