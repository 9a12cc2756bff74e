import { epdZh } from './epd.ts';

/** Texts of lists and details, of areas that the first part contains too. */
const listsZh = {
  common: {
    loadMore: '加载更多',
    noMore: '没有更多了',
    noResults: '没有符合条件的结果',
    clearFilters: '清空筛选',
    downloading: '正在下载…',
    downloadFailed: '下载失败，请稍后重试',
    all: '全部',
    sortBy: '排序方式',
    filters: '筛选条件',
  },
  ui: {
    chips: {
      label: '已选筛选条件',
      remove: '移除筛选条件：{{label}}',
    },
    paging: {
      shown: '已显示 {{shown}} 条，共 {{total}} 条',
      all: '共 {{count}} 条，已全部显示',
      shownAbout: '已显示 {{shown}} 条，共约 {{total}} 条',
      failed: '后续内容未能加载',
    },
  },
} as const;

const guardZh = {
  auditReviewing: '注册信息审核中，请稍后再试',
  auditRejected: '注册信息未通过审核，请重新填写企业名称',
  refill: '重新填写',
  companyPending: '企业认证审核中，通过后即可操作',
  companyFailed: '企业认证未通过，请重新提交认证资料',
  companyNone: '请先完成企业认证',
  companyCertified: '企业已通过认证，无需再次提交',
  goCertify: '去认证',
  cancelReviewing: '账号注销审核中，暂不能进行此操作',
  agencyOnly: '该页面仅对第三方机构开放',
} as const;

const epdTypeZh = {
  apply: {
    typeEpd: '环境产品声明（EPD）',
    typeCfp: '产品碳足迹声明（CFP）',
  },
} as const;

const compareZh = {
  title: '声明对比',
  intro: '同一 PCR 下最多 {{compareMax}} 份声明并列显示，差值以 A 为基准。',
  back: '返回搜索结果',
  pick: '加入对比：{{name}}',
  column: '对比',
  pickShort: '加入对比',
} as const;

export const declarationsZh = {
  compare: compareZh,
  epd: { ...epdZh, ...epdTypeZh },
  // For file guards; page guards wait for all texts.
  guard: guardZh,
  ...listsZh,
} as const;
