import type { Claim } from './claim.ts';

const LIST = 'listMyApplications /data/list/[]';
const ITEMS = 'getApplicationDetail /data/items/[]';

/** My EPD/CFP, home and the result page (document 2 §2, §4). */
export const APPLICATION_CLAIMS = [
  {
    id: 'mine.quoteWaits',
    screen: '/epd/mineEpd',
    says: ['epd.mine.now.quoteDecide', 'epd.mine.act.quote', 'epd.mine.turn.yours'],
    fields: [[`${LIST}/quoteStatus`, 'getQuote /data/status']],
    without: {
      zh: '每行另调用一次 price/info，才能说明报价是否待确认',
      en: 'price/info is called once for each open row to say whether a quote waits',
    },
  },
  {
    id: 'mine.contractWaits',
    screen: '/epd/mineEpd',
    says: ['epd.mine.now.contractDecide', 'epd.mine.act.contract', 'epd.mine.turn.yours'],
    fields: [[`${LIST}/contractStatus`, 'getContract /data/status']],
    without: {
      zh: '每行另调用一次 contract/info，才能说明合同是否待确认',
      en: 'contract/info is called once for each open row to say whether a contract waits',
    },
  },
  {
    id: 'mine.correctionWaits',
    screen: '/epd/mineEpd',
    says: ['epd.mine.now.lcaCorrection', 'epd.mine.act.upload', 'epd.mine.turn.yours'],
    fields: [[`${LIST}/lcaValidateStatus`, `${ITEMS}/lcaValidateStatus`]],
    without: {
      zh: '每行另调用一次 epd/apply，才能说明 LCA 数据是否待修改',
      en: 'epd/apply is called once for each open row to say whether data is to be corrected',
    },
  },
  {
    id: 'mine.filesMissing',
    screen: '/epd/mineEpd',
    says: ['epd.mine.now.filesMissing', 'epd.mine.act.addFiles'],
    fields: [[`${LIST}/missingFiles`, `${ITEMS}/lcaAttachmentCn`]],
    without: {
      zh: '每行另调用一次 epd/apply，才能说明缺少几个文件',
      en: 'epd/apply is called once for each open row to say how many files are missing',
    },
  },
  {
    id: 'mine.noAction',
    screen: '/epd/mineEpd',
    says: ['epd.mine.now.noAction'],
    fields: [
      [`${LIST}/quoteStatus`, 'getQuote /data/status'],
      [`${LIST}/contractStatus`, 'getContract /data/status'],
      [`${LIST}/lcaValidateStatus`, `${ITEMS}/lcaValidateStatus`],
      [`${LIST}/missingFiles`, `${ITEMS}/lcaAttachmentCn`],
    ],
    without: {
      zh: '不说明“无需操作”',
      en: 'it is never said that there is nothing to do',
    },
  },
  {
    id: 'mine.ownDeadline',
    screen: '/epd/mineEpd',
    says: ['epd.mine.due.left'],
    fields: [[`${LIST}/customerDueDate`, 'getQuote /data/validUntil', 'getContract /data/signBy']],
    without: { zh: '不显示客户的处理期限', en: 'no deadline of the customer is shown' },
  },
  {
    id: 'mine.plan',
    screen: '/epd/mineEpd',
    says: ['epd.mine.due.other'],
    fields: [[`${LIST}/dueDate`]],
    without: { zh: '不显示平台计划完成的日期', en: 'no day is shown by which the platform plans to be done' },
  },
  {
    id: 'mine.verified',
    screen: '/epd/mineEpd',
    says: ['epd.mine.now.verified'],
    fields: [[`${LIST}/verifyState`]],
    without: {
      zh: '只说明独立验证阶段，不说明验证结果',
      en: 'only the stage of verification is named, not how it went',
    },
  },
  {
    id: 'mine.remark',
    screen: '/epd/mineEpd',
    says: ['epd.mine.remark'],
    fields: [[`${LIST}/stageRemark`]],
    without: { zh: '不显示平台的说明', en: 'no note of the platform is shown' },
  },
  {
    id: 'mine.released',
    screen: '/epd/mineEpd',
    says: ['epd.mine.now.released', 'epd.mine.turn.released'],
    fields: [[`${LIST}/stages/[]/finishedAt`, `${LIST}/waitingFor`]],
    without: {
      zh: '列表不说明报告是否已发布，须打开申请详情查看',
      en: 'the list does not say whether the report is out: people open the details to see',
    },
  },
  {
    id: 'mine.number',
    screen: '/epd/mineEpd',
    says: ['epd.mine.number'],
    fields: [[`${LIST}/applicationNumber`]],
    without: { zh: '申请以产品与提交日期区分', en: 'applications are told apart by product and day' },
  },
  {
    id: 'mine.quoteValid',
    screen: '/epd/mineEpd',
    says: ['quote.validUntil'],
    fields: [['getQuote /data/validUntil']],
    without: { zh: '不显示报价的有效期', en: 'no last day of the quote is shown' },
  },
  {
    id: 'mine.quoteAmount',
    screen: '/epd/mineEpd',
    says: ['quote.amount'],
    fields: [['getQuote /data/amount']],
    without: { zh: '报价金额只在 PDF 中', en: 'the amount of the quote stands in its PDF alone' },
  },
  {
    id: 'mine.contractSignBy',
    screen: '/epd/mineEpd',
    says: ['contract.signBy'],
    fields: [['getContract /data/signBy']],
    without: { zh: '不显示合同的签署期限', en: 'no last day to sign is shown' },
  },
  {
    id: 'home.nothingWaits',
    screen: '/',
    says: ['mill.waitNone'],
    fields: [
      [`${LIST}/quoteStatus`, 'getQuote /data/status'],
      [`${LIST}/contractStatus`, 'getContract /data/status'],
      [`${LIST}/lcaValidateStatus`, `${ITEMS}/lcaValidateStatus`],
      [`${LIST}/missingFiles`, `${ITEMS}/lcaAttachmentCn`],
    ],
    without: {
      zh: '首页不说明是否有待办，请用户打开申请查看',
      en: 'home does not say whether something waits, and asks people to open their applications',
    },
  },
  {
    id: 'result.quoteBy',
    screen: '/Result',
    says: ['result.applyNextBy'],
    fields: [[`${LIST}/dueDate`]],
    without: {
      zh: '提交后不显示报价的计划日期',
      en: 'the result page names no day for the quote',
    },
  },
  {
    id: 'result.number',
    screen: '/Result',
    says: ['result.number'],
    fields: [[`${LIST}/applicationNumber`]],
    without: { zh: '提交后不显示申请编号', en: 'the result page shows no application number' },
  },
] as const satisfies readonly Claim[];
