import type { Claim } from './claim.ts';

const DETAIL = 'getApplicationDetail /data';
const ITEMS = `${DETAIL}/items/[]` as const;

/** The page of an application and its dialogs: quote, contract and upload (document 2 §2, §4). */
export const PAPER_CLAIMS = {
  'quote.state': {
    says: ['quote.state.s1', 'quote.state.s2', 'quote.state.s3', 'quote.confirm', 'quote.refuse'],
    fields: [['getQuote /data/status']],
    without: {
      zh: '报价状态未知，无法确认或拒绝',
      en: 'the state of the quote is unknown, and it can be neither accepted nor rejected',
    },
  },
  'quote.amount': {
    says: ['quote.amount'],
    fields: [['getQuote /data/amount']],
    without: { zh: '报价金额只在 PDF 中', en: 'the amount of the quote stands in its PDF alone' },
  },
  'quote.currency': {
    says: ['quote.amountValue'],
    fields: [['getQuote /data/currency'], ['getQuote /data/amount']],
    without: { zh: '金额不带币种', en: 'amounts have no currency' },
  },
  'quote.validUntil': {
    says: ['quote.validUntil', 'quote.over'],
    fields: [['getQuote /data/validUntil']],
    without: { zh: '不显示报价的有效期', en: 'no last day of the quote is shown' },
  },
  'quote.issued': {
    says: ['quote.issuedAt'],
    fields: [['getQuote /data/issuedAt']],
    without: { zh: '不显示报价出具时间', en: 'it is not shown when the quote was issued' },
  },
  'quote.decided': {
    says: ['quote.decidedAt'],
    fields: [['getQuote /data/decidedAt']],
    without: { zh: '不显示确认或拒绝的时间', en: 'it is not shown when the quote was answered' },
  },
  'contract.state': {
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
  'contract.signBy': {
    says: ['contract.signBy', 'contract.over'],
    fields: [['getContract /data/signBy']],
    without: { zh: '不显示合同的签署期限', en: 'no last day to sign is shown' },
  },
  'contract.number': {
    says: ['contract.number'],
    fields: [['getContract /data/contractNumber']],
    without: { zh: '不显示合同编号', en: 'the contract has no number' },
  },
  'contract.times': {
    says: ['contract.issuedAt'],
    fields: [['getContract /data/issuedAt']],
    without: { zh: '不显示合同发出时间', en: 'it is not shown when the contract was sent' },
  },
  'contract.decided': {
    says: ['contract.decidedAt'],
    fields: [['getContract /data/decidedAt']],
    without: { zh: '不显示签署或拒绝的时间', en: 'it is not shown when the contract was answered' },
  },
  'details.check': {
    says: ['epd.mine.lcaState.pending', 'epd.mine.lcaState.passed', 'epd.mine.lcaState.correction'],
    fields: [[`${ITEMS}/lcaValidateStatus`]],
    without: { zh: '不说明产品的 LCA 核查状态', en: 'it is not said how the LCA check of a product stands' },
  },
  'details.notUploaded': {
    says: ['epd.mine.notUploaded', 'epd.mine.upload.missing'],
    fields: [[`${ITEMS}/lcaAttachmentCn`, `${ITEMS}/dataAttachment`, `${ITEMS}/epdAttachmentTest`]],
    nullTells: true,
    without: { zh: '不说明缺少哪些文件', en: 'it is not said which files are missing' },
  },
  'details.reports': {
    says: ['epd.mine.reportCn'],
    fields: [[`${ITEMS}/epdAttachmentCn`]],
    nullTells: true,
    without: { zh: '详情中没有中文报告', en: 'the details have no Chinese report' },
  },
  'details.sentBy': {
    says: ['epd.mine.version.by'],
    fields: [[`${ITEMS}/fileVersions`]],
    without: { zh: '不说明文件由谁、何时上传', en: 'it is not said when a file was sent, and by whom' },
  },
  'story.applied': {
    says: ['epd.mine.story.applied'],
    fields: [[`${DETAIL}/applicationTime`]],
    without: { zh: '经过中没有提交申请一项', en: 'the story does not begin with the application' },
  },
  'story.quote': {
    says: ['epd.mine.story.quoteIssued'],
    fields: [['getQuote /data/issuedAt']],
    without: { zh: '经过中没有出具报价一项', en: 'the story does not tell of the quote' },
  },
  'story.quoteDecided': {
    says: ['epd.mine.story.quoteAccepted', 'epd.mine.story.quoteRefused'],
    fields: [['getQuote /data/decidedAt'], ['getQuote /data/status']],
    without: { zh: '经过中没有对报价的答复', en: 'the story does not tell how the quote was answered' },
  },
  'story.contract': {
    says: ['epd.mine.story.contractIssued'],
    fields: [['getContract /data/issuedAt']],
    without: { zh: '经过中没有发出合同一项', en: 'the story does not tell of the contract' },
  },
  'story.contractDecided': {
    says: ['epd.mine.story.contractAccepted', 'epd.mine.story.contractRefused'],
    fields: [['getContract /data/decidedAt'], ['getContract /data/status']],
    without: { zh: '经过中没有对合同的答复', en: 'the story does not tell how the contract was answered' },
  },
  'story.stages': {
    says: ['epd.mine.story.begun', 'epd.mine.story.released'],
    fields: [[`${DETAIL}/stages`]],
    without: { zh: '经过中没有各阶段的日期', en: 'the story does not tell when stages began' },
  },
  'story.returned': {
    says: ['epd.mine.story.returned'],
    fields: [[`${DETAIL}/returns`]],
    without: { zh: '经过中没有退回一项', en: 'the story does not tell that a stage was sent back' },
  },
  'story.correction': {
    says: ['epd.mine.story.correctionAsked'],
    fields: [[`${DETAIL}/correctionAskedTime`]],
    without: { zh: '经过中没有要求修改一项', en: 'the story does not tell when a correction was asked for' },
  },
  'story.corrected': {
    says: ['epd.mine.story.corrected'],
    fields: [[`${DETAIL}/correctionConfirmedTime`]],
    without: { zh: '经过中没有确认修改一项', en: 'the story does not tell when a correction was confirmed' },
  },
  'story.files': {
    says: ['epd.mine.story.files'],
    fields: [[`${ITEMS}/fileVersions`]],
    without: { zh: '经过中没有补交的文件', en: 'the story does not tell which files were sent later' },
  },
  'line.dates': {
    says: ['epd.mine.since'],
    fields: [['listMyApplications /data/list/[]/stages']],
    without: { zh: '进度线不显示日期', en: 'the line shows no dates' },
  },
  'refused.why': {
    says: ['epd.mine.refusedWhy', 'epd.mine.tellWhy'],
    fields: [
      ['listMyApplications /data/list/[]/quoteStatus', 'getQuote /data/status'],
      ['listMyApplications /data/list/[]/contractStatus', 'getContract /data/status'],
    ],
    without: { zh: '不说明拒绝之后如何办理', en: 'it is not said what follows a refusal' },
  },
  'upload.correction': {
    says: ['epd.mine.upload.correction', 'epd.mine.confirmModified'],
    fields: [[`${ITEMS}/lcaValidateStatus`]],
    without: { zh: '无法得知数据是否待修改', en: 'it is not known whether data is to be corrected' },
  },
  'upload.confirmed': {
    says: ['epd.mine.upload.confirmedBy', 'epd.mine.upload.confirmed'],
    fields: [[`${DETAIL}/correctionConfirmedTime`]],
    without: {
      zh: '不说明修改何时由谁确认',
      en: 'it is not said when a correction was confirmed, and by whom',
    },
  },
} as const satisfies Record<string, Claim>;
