export const homeZh = {
  heroTitle: '用数据说明\u200B每一吨钢的环境绩效',
  heroSubtitle: '查询、申请和验证钢铁产品环境产品声明与碳足迹声明',
  searchPlaceholder: '输入产品名称、企业名称或注册号',
  statEpd: '已发布声明',
  statPcr: '已发布 PCR',
  statVisits: '累计访问',
  route: {
    title: '三种生产路线',
    bfBof: '高炉—转炉',
    scrapEaf: '废钢—电炉',
    driEaf: '直接还原铁—电炉',
  },
  desk: {
    title: '我的工作台',
  },
  viewAll: '查看全部',
} as const;
