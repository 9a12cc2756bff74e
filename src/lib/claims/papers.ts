import type { Claim } from './claim.ts';

const DETAIL = 'getApplicationDetail /data';
const ITEMS = `${DETAIL}/items/[]` as const;

/** The dialogs of an application: details, quote, contract and upload (document 2 §2, §4). */
export const PAPER_CLAIMS = [
  {
    id: 'quote.state',
    screen: '/epd/mineEpd',
    says: ['quote.state.s1', 'quote.state.s2', 'quote.state.s3', 'quote.confirm', 'quote.refuse'],
    fields: [['getQuote /data/status']],
    without: {
      zh: '报价状态未知，无法确认或拒绝',
      en: 'the state of the quote is unknown, and it can be neither accepted nor rejected',
    },
  },
  {
    id: 'quote.amount',
    screen: '/epd/mineEpd',
    says: ['quote.amount'],
    fields: [['getQuote /data/amount']],
    without: { zh: '报价金额只在 PDF 中', en: 'the amount of the quote stands in its PDF alone' },
  },
  {
    id: 'quote.currency',
    screen: '/epd/mineEpd',
    says: ['quote.amountValue'],
    fields: [['getQuote /data/currency'], ['getQuote /data/amount']],
    without: { zh: '金额不带币种', en: 'amounts have no currency' },
  },
  {
    id: 'quote.validUntil',
    screen: '/epd/mineEpd',
    says: ['quote.validUntil', 'quote.over'],
    fields: [['getQuote /data/validUntil']],
    without: { zh: '不显示报价的有效期', en: 'no last day of the quote is shown' },
  },
  {
    id: 'quote.issued',
    screen: '/epd/mineEpd',
    says: ['quote.issuedAt'],
    fields: [['getQuote /data/issuedAt']],
    without: { zh: '不显示报价出具时间', en: 'it is not shown when the quote was issued' },
  },
  {
    id: 'quote.decided',
    screen: '/epd/mineEpd',
    says: ['quote.decidedAt'],
    fields: [['getQuote /data/decidedAt']],
    without: { zh: '不显示确认或拒绝的时间', en: 'it is not shown when the quote was answered' },
  },
  {
    id: 'contract.state',
    screen: '/epd/mineEpd',
    says: [
      'contract.state.s2',
      'contract.state.s3',
      'contract.state.s4',
      'contract.confirm',
      'contract.refuse',
    ],
    fields: [['getContract /data/status']],
    without: {
      zh: '合同状态未知，无法确认或拒绝',
      en: 'the state of the contract is unknown, and it can be neither accepted nor refused',
    },
  },
  {
    id: 'contract.signBy',
    screen: '/epd/mineEpd',
    says: ['contract.signBy', 'contract.over'],
    fields: [['getContract /data/signBy']],
    without: { zh: '不显示合同的签署期限', en: 'no last day to sign is shown' },
  },
  {
    id: 'contract.number',
    screen: '/epd/mineEpd',
    says: ['contract.number'],
    fields: [['getContract /data/contractNumber']],
    without: { zh: '不显示合同编号', en: 'the contract has no number' },
  },
  {
    id: 'contract.times',
    screen: '/epd/mineEpd',
    says: ['contract.issuedAt'],
    fields: [['getContract /data/issuedAt']],
    without: { zh: '不显示合同发出时间', en: 'it is not shown when the contract was sent' },
  },
  {
    id: 'contract.decided',
    screen: '/epd/mineEpd',
    says: ['contract.decidedAt'],
    fields: [['getContract /data/decidedAt']],
    without: { zh: '不显示签署或拒绝的时间', en: 'it is not shown when the contract was answered' },
  },
  {
    id: 'details.papers',
    screen: '/epd/mineEpd',
    says: ['quote.state.s0', 'contract.state.s1'],
    fields: [
      ['listMyApplications /data/list/[]/quoteStatus', 'getQuote /data/status'],
      ['listMyApplications /data/list/[]/contractStatus', 'getContract /data/status'],
    ],
    without: {
      zh: '申请详情不说明报价与合同的状态',
      en: 'the details do not say how quote and contract stand',
    },
  },
  {
    id: 'details.number',
    screen: '/epd/mineEpd',
    says: ['epd.mine.number'],
    fields: [[`${DETAIL}/applicationNumber`]],
    without: { zh: '申请以产品与提交日期区分', en: 'applications are told apart by product and day' },
  },
  {
    id: 'details.check',
    screen: '/epd/mineEpd',
    says: ['epd.mine.lcaState.pending', 'epd.mine.lcaState.passed', 'epd.mine.lcaState.correction'],
    fields: [[`${ITEMS}/lcaValidateStatus`]],
    without: { zh: '不说明产品的 LCA 核查状态', en: 'it is not said how the LCA check of a product stands' },
  },
  {
    id: 'details.notUploaded',
    screen: '/epd/mineEpd',
    says: ['epd.mine.notUploaded', 'epd.mine.upload.missing'],
    fields: [[`${ITEMS}/lcaAttachmentCn`, `${ITEMS}/dataAttachment`, `${ITEMS}/epdAttachmentTest`]],
    nullTells: true,
    without: { zh: '不说明缺少哪些文件', en: 'it is not said which files are missing' },
  },
  {
    id: 'details.reports',
    screen: '/epd/mineEpd',
    says: ['epd.mine.reportCn'],
    fields: [[`${ITEMS}/epdAttachmentCn`]],
    nullTells: true,
    without: { zh: '详情中没有中文报告', en: 'the details have no Chinese report' },
  },
  {
    id: 'details.sentBy',
    screen: '/epd/mineEpd',
    says: ['epd.mine.version.by'],
    fields: [[`${ITEMS}/fileVersions`]],
    without: { zh: '不说明文件由谁、何时上传', en: 'it is not said when a file was sent, and by whom' },
  },
  {
    id: 'details.history',
    screen: '/epd/mineEpd',
    says: ['epd.mine.history', 'epd.mine.notBegun'],
    fields: [[`${DETAIL}/stages`]],
    without: { zh: '不显示各阶段的日期', en: 'the days of the stages are not shown' },
  },
  {
    id: 'upload.correction',
    screen: '/epd/mineEpd',
    says: ['epd.mine.upload.correction', 'epd.mine.confirmModified'],
    fields: [[`${ITEMS}/lcaValidateStatus`]],
    without: { zh: '无法得知数据是否待修改', en: 'it is not known whether data is to be corrected' },
  },
  {
    id: 'upload.confirmed',
    screen: '/epd/mineEpd',
    says: ['epd.mine.upload.confirmedBy', 'epd.mine.upload.confirmed'],
    fields: [[`${DETAIL}/correctionConfirmedTime`]],
    without: {
      zh: '不说明修改何时由谁确认',
      en: 'it is not said when a correction was confirmed, and by whom',
    },
  },
] as const satisfies readonly Claim[];
