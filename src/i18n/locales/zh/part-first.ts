import type { FailureKey } from '#src/api/generated/failures.gen.ts';

/** One text per error key of the contract, and for errors without a key. */
const errorZh = {
  generic: '操作失败，请稍后重试',
  network: '网络连接异常，请检查网络',
  USER_LOCKED: '账号已被禁用，请联系平台秘书处',
  CHECK_CODE_ERROR: '验证码错误，请重新输入',
  CHECK_CODE_OUT_TIME: '验证码错误或已过期，请重新获取',
  ACCOUNT_PASSWORD_ERROR: '账号或密码错误',
  CHECK_CODE_FREQUENTLY: '验证码获取过于频繁，请稍后再试',
  ACCOUNT_NUMBER_EXISTS: '该账号已注册，请直接登录',
  USER_NOT_FOUND: '用户不存在',
  DICT_ERROR: '选项数据加载失败，请刷新页面',
  TRIAL_REQUESTED: '您已提交过试用申请，平台正在开通',
  CAPTCHA_FAIL: '请先完成安全验证',
  chunkLoad: '页面内容未能加载，请检查网络后重试',
} as const satisfies Readonly<Record<FailureKey, string>> & Readonly<Record<string, string>>;

const navZh = {
  home: '首页',
  epd: 'EPD 服务',
  epdIntro: 'EPD 介绍',
  epdApply: 'EPD/CFP 申请',
  epdSearch: 'EPD/CFP 查询',
  epdMine: '我的 EPD/CFP',
  epdVerify: 'EPD 验证申请',
  verifyList: '我的验证记录',
  pcr: 'PCR 服务',
  pcrIntro: 'PCR 介绍',
  pcrSearch: 'PCR 查询',
  pcrApply: 'PCR 申请',
  pcrMine: '我的 PCR',
  lcaIntro: 'LCA 介绍',
  lcaTools: 'LCA 工具',
  lces: '低碳排放钢',
  gpi: '通用程序指南',
  news: '新闻动态',
  notice: '通知公告',
  resources: '资源中心',
  about: '关于我们',
  service: '服务介绍',
  pricing: '收费标准',
  feedback: '意见反馈',
  links: '友情链接',
  thirdAgency: '第三方机构',
  steelMill: '钢厂专区',
  user: '个人中心',
  login: '登录/注册',
  logout: '退出登录',
  logoutConfirm: '确定退出当前账号吗？',
  main: '主导航',
  messages: '系统消息',
  unread: '{{count}} 条未读消息',
  userMenu: '账号菜单',
  switchLang: '切换语言',
  more: '更多',
  palette: {
    title: '快速前往',
  },
  openMenu: '打开导航菜单',
  skipToContent: '跳到主要内容',
} as const;

const epdStageZh = {
  stage: {
    s10: 'EPD 申请',
    s20: '合同生成',
    s30: 'LCA 计算',
    s40: '独立验证',
    s50: '报告编制',
    s60: '评审组评审',
    s70: '报告发布',
  },
} as const;

export const httpZh = {
  '400': '请求错误（400）',
  '401': '请登录后重试（401）',
  '403': '拒绝访问（403）',
  '404': '请求的资源不存在（404）',
  '408': '请求超时（408）',
  '410': '文件已丢失或损坏（410）',
  '500': '服务器错误（500）',
  '501': '服务未实现（501）',
  '502': '网络错误（502）',
  '503': '服务不可用（503）',
  '504': '网络超时（504）',
  '505': 'HTTP 版本不受支持（505）',
  other: '连接出错（{{status}}）',
} as const;

/** Texts built into components of src/ui. */
const uiZh = {
  routeLoading: '页面加载中',
  scheme: {
    label: '显示模式',
    light: '浅色',
    dark: '深色',
    auto: '跟随系统',
  },
  state: {
    notLoaded: '未加载',
    errorTitle: '内容未能加载',
  },
  written: {
    zh: '中文',
    zhOnly: '仅有中文',
    en: '英文',
    enOnly: '仅有英文',
  },
  notify: {
    success: '成功',
    error: '出错',
    warn: '请注意',
    info: '提示',
  },
} as const;

const inboxZh = {
  title: '消息中心',
  loadFail: '消息加载失败，请稍后重试',
} as const;

const legalZh = {
  userAgreement: '用户协议',
  privacyPolicy: '隐私政策',
} as const;

const homeZh = {
  heroTitle: '用数据说明\u200B每一吨钢的环境绩效',
  heroSubtitle: '查询、申请和验证钢铁产品环境产品声明与碳足迹声明',
  searchPlaceholder: '输入产品名称、企业名称或注册号',
  statEpd: '已发布声明',
  statPcr: '已发布 PCR',
  statVisits: '累计访问',
  route: {
    bfBof: '高炉-转炉',
    scrapEaf: '废钢-电弧炉',
    driEaf: '直接还原铁-电弧炉',
  },
  field: {
    title: '按生产路线和碳足迹排列的声明',
    unit: '每吨 kg CO₂e，高于 {{most}} 的列在边缘',
    legend: '同类中由低到高',
  },
  dashboard: {
    title: '我的工作台',
  },
  latestEpd: '最新声明',
  viewAll: '查看全部',
} as const;

const footerZh = {
  address: '平台地址',
  contact: '联系我们',
  version: '版本 {{version}}',
  notices: '第三方软件许可',
  copyright: '© {{year}} 钢铁环境产品声明平台 版权所有',
} as const;

const commonZh = {
  appName: '钢铁环境产品声明平台',
  docTitle: '{{page}} - 钢铁环境产品声明平台',
  close: '关闭',
  backHome: '返回首页',
  search: '搜索',
  retry: '重试',
  loading: '加载中…',
  slow: '加载时间比平时长，可继续等待，或重新加载页面。',
  reload: '重新加载',
  untitled: '（无标题）',
  newTab: '在新标签页打开',
  langZh: '中文',
  langEn: 'English',
} as const;

export const firstZh = {
  common: commonZh,
  nav: navZh,
  footer: footerZh,
  home: homeZh,
  legal: legalZh,
  inbox: inboxZh,
  ui: uiZh,
  error: errorZh,
  http: httpZh,
  epd: epdStageZh,
} as const;
