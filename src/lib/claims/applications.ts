import type { Claim, ClaimField } from './claim.ts';

const LIST = 'listMyApplications /data/list/[]';
const ITEMS = 'getApplicationDetail /data/items/[]';

const QUOTE = [`${LIST}/quoteStatus`, 'getQuote /data/status'] as const;
const CONTRACT = [`${LIST}/contractStatus`, 'getContract /data/status'] as const;
const CHECK = [`${LIST}/lcaValidateStatus`, `${ITEMS}/lcaValidateStatus`] as const;
const FILES = [
  `${LIST}/missingFiles`,
  `${ITEMS}/lcaAttachmentCn`,
  `${ITEMS}/dataAttachment`,
  `${ITEMS}/epdAttachmentTest`,
] as const satisfies readonly ClaimField[];
const STAGE = [`${LIST}/applyStatus`] as const;

const BY_STAGE = {
  zh: '不说明申请进行到哪一步',
  en: 'it is not said how far an application has come',
} as const;
const BY_QUOTE = {
  zh: '每行另调用一次 price/info，才能说明报价是否待确认',
  en: 'price/info is called once for each open row to say whether a quote waits',
} as const;
const BY_CONTRACT = {
  zh: '每行另调用一次 contract/info，才能说明合同是否待确认',
  en: 'contract/info is called once for each open row to say whether a contract waits',
} as const;
const BY_CHECK = {
  zh: '每行另调用一次 epd/apply，才能说明 LCA 数据是否待修改',
  en: 'epd/apply is called once for each open row to say whether data is to be corrected',
} as const;
const BY_FILES = {
  zh: '每行另调用一次 epd/apply，才能说明缺少几个文件',
  en: 'epd/apply is called once for each open row to say how many files are missing',
} as const;
const BY_VERIFICATION = {
  zh: '只说明独立验证阶段，不说明验证结果',
  en: 'only the stage of verification is named, not how it went',
} as const;

/** My EPD/CFP: whose turn, deadlines, and the outcome of each stage (document 2 §2, §4). */
export const APPLICATION_CLAIMS = {
  'mine.quoteWaits': {
    says: ['epd.mine.now.quoteDecide', 'epd.mine.turn.yours'],
    fields: [QUOTE],
    without: BY_QUOTE,
  },
  'mine.quote': {
    says: [
      'epd.mine.now.quotePreparing',
      'epd.mine.now.quoteConfirmed',
      'epd.mine.now.quoteRejected',
      'epd.mine.who.platform',
    ],
    fields: [QUOTE],
    without: BY_QUOTE,
  },
  'mine.quoteOver': {
    says: ['epd.mine.now.quoteOver', 'epd.mine.due.quoteOver'],
    fields: [QUOTE, [`${LIST}/customerDueDate`, 'getQuote /data/validUntil']],
    without: BY_QUOTE,
  },
  'mine.contractWaits': {
    says: ['epd.mine.now.contractDecide', 'epd.mine.turn.yours'],
    fields: [CONTRACT],
    without: BY_CONTRACT,
  },
  'mine.contract': {
    says: [
      'epd.mine.now.contractPreparing',
      'epd.mine.now.contractSigned',
      'epd.mine.now.contractRefused',
      'epd.mine.who.platform',
    ],
    fields: [CONTRACT],
    without: BY_CONTRACT,
  },
  'mine.correctionWaits': {
    says: ['epd.mine.now.lcaCorrection', 'epd.mine.act.upload', 'epd.mine.turn.yours'],
    fields: [CHECK],
    without: BY_CHECK,
  },
  'mine.check': {
    says: ['epd.mine.now.lcaChecking', 'epd.mine.now.lcaPassed', 'epd.mine.who.platform'],
    fields: [CHECK],
    without: BY_CHECK,
  },
  'mine.filesMissing': {
    says: ['epd.mine.now.filesMissing', 'epd.mine.act.addFiles'],
    fields: [FILES],
    without: BY_FILES,
  },
  'mine.noAction': {
    says: ['epd.mine.now.noAction'],
    fields: [QUOTE, CONTRACT, CHECK, FILES],
    without: {
      zh: '不说明“无需操作”',
      en: 'it is never said that there is nothing to do',
    },
  },
  'mine.ownDeadline': {
    says: ['epd.mine.due.left', 'epd.mine.due.soon', 'epd.mine.due.today', 'epd.mine.due.over'],
    fields: [[`${LIST}/customerDueDate`, 'getQuote /data/validUntil', 'getContract /data/signBy']],
    without: { zh: '不显示客户的处理期限', en: 'no deadline of the customer is shown' },
  },
  'mine.plan': {
    says: ['epd.mine.due.other', 'epd.mine.due.otherLate', 'epd.mine.due.plan', 'epd.mine.due.planLate'],
    fields: [[`${LIST}/dueDate`]],
    without: { zh: '不显示平台计划完成的日期', en: 'no day is shown by which the platform plans to be done' },
  },
  'mine.stage': {
    says: [
      'epd.mine.now.reportMaking',
      'epd.mine.now.panelReview',
      'epd.mine.who.panel',
      'epd.mine.now.verifying',
      'epd.mine.who.verifier',
      'ui.line.done',
      'ui.line.now',
    ],
    fields: [STAGE],
    without: BY_STAGE,
  },
  'mine.verified': {
    says: ['epd.mine.now.verified', 'epd.mine.now.verificationFailed'],
    fields: [[`${LIST}/verifyState`]],
    without: BY_VERIFICATION,
  },
  'mine.sentBack': {
    says: ['epd.mine.now.verificationBack'],
    fields: [[`${LIST}/verifyState`], CHECK],
    without: BY_VERIFICATION,
  },
  'mine.remark': {
    says: ['epd.mine.remark'],
    fields: [[`${LIST}/stageRemark`]],
    without: { zh: '不显示平台的说明', en: 'no note of the platform is shown' },
  },
  'mine.released': {
    says: [
      'epd.mine.now.released',
      'epd.mine.who.nobody',
      'epd.mine.turn.released',
      'epd.mine.now.releasing',
    ],
    fields: [[`${LIST}/stages`, `${LIST}/waitingFor`]],
    nullTells: true,
    without: {
      zh: '列表不说明报告是否已发布，须打开申请详情查看',
      en: 'the list does not say whether the report is out: people open the details to see',
    },
  },
  'mine.applied': {
    says: ['epd.mine.applyTime'],
    fields: [[`${LIST}/applicationTime`]],
    without: { zh: '不显示提交日期', en: 'the day of an application is not shown' },
  },
  'mine.declared': {
    says: ['epd.search.regNumber', 'epd.mine.viewDeclaration'],
    fields: [[`${LIST}/epdList/epds/[]/epdRegistrationNumber`]],
    without: { zh: '卡片不显示注册号', en: 'the card shows no registration number' },
  },
  'home.nothingWaits': {
    says: ['mill.waitNone'],
    fields: [QUOTE, CONTRACT, CHECK, FILES],
    without: {
      zh: '首页不说明是否有待办，请用户打开申请查看',
      en: 'home does not say whether something waits, and asks people to open their applications',
    },
  },
  'result.quoteBy': {
    says: ['result.applyNextBy'],
    fields: [[`${LIST}/dueDate`]],
    without: {
      zh: '提交后不显示报价的计划日期',
      en: 'the result page names no day for the quote',
    },
  },
  'result.number': {
    says: ['result.number'],
    fields: [[`${LIST}/applicationNumber`]],
    without: { zh: '提交后不显示申请编号', en: 'the result page shows no application number' },
  },
  'leaving.quote': {
    says: ['user.open.quote'],
    fields: [QUOTE],
    without: BY_QUOTE,
  },
  'leaving.contract': {
    says: ['user.open.contract'],
    fields: [CONTRACT],
    without: BY_CONTRACT,
  },
  'leaving.correction': {
    says: ['user.open.correction'],
    fields: [CHECK],
    without: BY_CHECK,
  },
} as const satisfies Record<string, Claim>;
