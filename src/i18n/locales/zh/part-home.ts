const noticeZh = {
  empty: '暂无公告',
} as const;

const newsZh = {
  title: '新闻动态',
  empty: '暂无新闻',
  loadFail: '新闻加载失败：{{message}}（{{code}}）',
} as const;

/** Home below its first section. */
const homeRestZh = {
  latestNews: '新闻动态',
  process: '申请流程',
  processIntro: '一份申请从提交到发布的每一步，都可在“我的 EPD/CFP”中查看。',
  step: {
    s10: '企业提交产品信息、LCA 报告与数据收集表，平台受理。',
    s20: '确认服务报价，双方签订合同。',
    s30: '核算 A1–\u2060A3 阶段的环境影响，必要时补正数据。',
    s40: '独立验证机构核查数据、方法与报告。',
    s50: '编制中文与英文声明报告。',
    s60: '评审组审查声明并给出结论。',
    s70: '授予注册号，存证并公开发布。',
  },
  field: {
    shown: '这些路线的 {{count}} 份有效声明',
    sought: '{{of}} 份中有 {{count}} 份相符',
    none: '暂无已知路线和碳足迹的声明',
  },
  column: {
    number: '注册号',
    product: '产品',
    company: '企业',
    gwp: 'GWP100',
    validUntil: '有效期至',
  },
  services: '平台服务',
  way: {
    pcr: '钢铁产品的种类规则及适用范围',
    verify: '提交收到的 EPD/CFP 报告，由平台核实',
    lces: '为产品申请低碳排放钢评价',
    lca: '在线试用 LCA 工具',
    gpi: '通用程序指南中英文版',
    resources: '标准、指南与培训资料',
  },
  noDeclarations: '暂无已发布的声明',
} as const;

export const homePartZh = { home: homeRestZh, news: newsZh, notice: noticeZh } as const;
