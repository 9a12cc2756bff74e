/** Report card, and the check of a file against the register. Loaded with these parts only. */
export const checksZh = {
  card: {
    title: '自动核对',
    intro: '根据登记信息按公开标准自动核对，不能代替验证。登记信息未说明的内容不作推测，请查阅报告。',
    introApplied: '提交前的建议，不影响提交。尚未填写或写在报告中的内容在此不作判断。',
    group: {
      error: '错误（{{count}}）',
      warning: '提醒（{{count}}）',
      untold: '未说明（{{count}}）',
      ok: '符合（{{count}}）',
    },
    untold: '登记信息中没有这些内容，请查阅报告。',
    untoldApplied: '此处尚无这些内容：或未填写，或写在所附文件中。',
    rules: {
      product: { asks: '产品有名称', wrong: '没有产品名称。' },
      productSpecific: {
        asks: '名称指明了具体产品',
        wrong: '“{{name}}”只是材料的统称，看不出是哪种产品。',
      },
      owner: { asks: '写明了声明持有者', wrong: '没有声明持有者。' },
      numberType: {
        asks: '注册号与声明类型一致',
        wrong: '注册号 {{number}} 与声明类型 {{type}} 不符。',
      },
      epdStandard: {
        asks: 'EPD 依据 ISO 14025',
        wrong: '依据标准中没有 ISO 14025（GB/T 24025）。',
      },
      lcaStandards: {
        asks: '核算依据 ISO 14040 与 ISO 14044',
        wrong: '依据标准中没有 {{left}}。',
      },
      cfpStandard: {
        asks: '碳足迹依据 ISO 14067',
        wrong: '依据标准中没有 ISO 14067（GB/T 24067）。',
      },
      cfpClaims: {
        asks: '碳足迹声明不自称 EPD',
        wrong: '碳足迹声明列出了 EPD 的标准；它只包含气候变化，不是 EPD。',
      },
      oldEditions: {
        asks: '标准为现行版本',
        wrong: '{{old}} 已被新版本取代。',
      },
      routeStandard: {
        asks: 'T/CISA 469 仅用于高炉-转炉工艺',
        wrong: 'T/CISA 469 只适用于高炉-转炉工艺，本声明的工艺为 {{route}}。',
      },
      pcrNamed: { asks: '写明了产品种类规则（PCR）', wrong: '没有 PCR 编号。' },
      pcrListed: {
        asks: 'PCR 已在本平台登记',
        wrong: '平台的 PCR 目录中没有 {{pcr}}。',
      },
      pcrValid: {
        asks: '发布时 PCR 有效',
        wrong: '声明发布于 {{day}}，PCR 的有效期为 {{from}} 至 {{until}}。',
      },
      pcrStillValid: {
        asks: 'PCR 目前有效',
        wrong: 'PCR 已于 {{until}} 到期。',
      },
      pcrCovers: {
        asks: '产品在 PCR 的适用范围内',
        wrong: '产品名称为自行填写，平台尚未确认 PCR 是否适用。',
      },
      unit: { asks: '写明了声明单位', wrong: '“{{unit}}”不是“数量＋单位”。' },
      unitPositive: { asks: '声明单位大于零', wrong: '声明单位为 {{unit}}。' },
      unitMass: {
        asks: '声明单位是质量',
        wrong: '{{unit}} 不是质量，须给出换算为质量的系数。',
      },
      unitOfPcr: {
        asks: '声明单位与 PCR 一致',
        wrong: '声明单位为 {{unit}}，PCR 要求 {{wanted}}。',
      },
      boundary: {
        asks: '系统边界包含 A1 至 A3',
        wrong: '{{boundary}} 缺少 {{left}}。',
      },
      moduleNames: {
        asks: '模块名称存在',
        wrong: '{{modules}} 不是生命周期模块。',
      },
      endOfLife: {
        asks: '包含 C1 至 C4 与 D 模块',
        wrong: '缺少 {{left}}；只有符合标准规定的豁免条件时才可省略。',
      },
      gwp: { asks: '给出了 GWP100', wrong: '本声明没有 GWP100。' },
      gwpPositive: {
        asks: 'GWP100 大于零',
        wrong: '{{value}}：钢铁产品 A1–\u2060A3 的 GWP100 不会小于或等于零。',
      },
      gwpPlausible: {
        asks: 'GWP100 在该工艺的合理范围内',
        wrong: '{{value}} kg CO₂e/t，通常为 {{low}} 至 {{high}}；请核对单位与工艺。',
      },
      gwpSame: {
        asks: 'GWP100 与指标表一致',
        wrong: 'GWP100 为 {{value}}，指标表中为 {{listed}}。',
      },
      gwpSum: {
        asks: 'GWP-total = fossil + biogenic + luluc',
        wrong: '三部分之和与总值不等：{{columns}}。',
      },
      gwpSplit: {
        asks: 'GWP 分为 fossil、biogenic 与 luluc',
        wrong: '指标表中没有 {{codes}}。',
      },
      sums: {
        asks: 'A1 + A2 + A3 等于合计',
        wrong: '各模块之和与合计不等：{{codes}}。',
      },
      indicatorUnits: {
        asks: '各指标的单位正确',
        wrong: '单位与标准不符：{{codes}}。',
      },
      indicatorsTwice: {
        asks: '每个指标只出现一次',
        wrong: '重复的指标：{{codes}}。',
      },
      indicatorTotals: {
        asks: '每个指标都有数值',
        wrong: '没有数值：{{codes}}；未评价的指标应注明。',
      },
      negative: {
        asks: '负值只出现在允许之处',
        wrong: '不应为负值：{{codes}}。',
      },
      zero: {
        asks: '没有不可能为零的数值',
        wrong: '钢铁生产中不可能为零：{{codes}}。',
      },
      coreIndicators: {
        asks: '列出全部核心指标',
        wrong: '指标表中没有 {{codes}}。',
      },
      resourceIndicators: {
        asks: '列出资源使用指标',
        wrong: '指标表中没有 {{codes}}。',
      },
      wasteIndicators: {
        asks: '列出三类废物',
        wrong: '指标表中没有 {{codes}}。',
      },
      cfpOnly: {
        asks: '碳足迹声明只包含气候变化',
        wrong: '超出碳足迹的指标：{{codes}}。',
      },
      fossilEnergy: {
        asks: '化石资源消耗不高于不可再生能源',
        wrong: 'ADPF {{fossil}} MJ 高于 PENRT {{energy}} MJ。',
      },
      dateOrder: {
        asks: '有效期的起止日期顺序正确',
        wrong: '有效期自 {{validFrom}} 起，却于 {{validUntil}} 结束。',
      },
      validityLength: {
        asks: '有效期不超过五年',
        wrong: '{{validFrom}} 至 {{validUntil}} 超过五年。',
      },
      expired: {
        asks: '声明尚在有效期内',
        wrong: '声明已于 {{validUntil}} 到期。',
      },
      expiring: { asks: '不会很快到期', wrong: '还有 {{days}} 天到期。' },
      publishedInFuture: {
        asks: '发布日期不在将来',
        wrong: '发布日期 {{published}} 尚未到来。',
      },
      validBeforePublished: {
        asks: '有效期不早于发布日期',
        wrong: '有效期自 {{validFrom}} 起，发布于 {{published}}。',
      },
      replaced: { asks: '没有更新的声明', wrong: '已由 {{number}} 取代。' },
      independent: {
        asks: '由独立第三方验证',
        wrong: '验证机构与声明持有者相同：{{name}}。',
      },
      report: { asks: '报告可以获取', wrong: '没有可下载的报告。' },
      dataAge: {
        asks: '数据年份不过旧',
        wrong:
          '数据为 {{year}} 年，相差 {{age}} 年；企业数据不超过 {{own}} 年，通用数据不超过 {{generic}} 年。',
      },
      scrapShare: {
        asks: '废钢比例是百分数',
        wrong: '废钢比例为 {{share}} %。',
      },
      method: {
        asks: '影响评价方法为 EF 3',
        wrong: '方法为 {{method}}；EN 15804+A2 采用 EF 3。',
      },
      database: { asks: '写明了背景数据库', wrong: '没有背景数据库的名称。' },
      allocation: { asks: '写明了副产品的分配方法', wrong: '没有分配方法。' },
      technology: {
        asks: '选择了生产工艺',
        wrong: '没有选择生产工艺；核算边界需要它。',
      },
      lcaReport: {
        asks: '附有 LCA 报告',
        wrong: '没有 LCA 报告；可以稍后上传，核查前必须提供。',
      },
      dataTable: {
        asks: '附有数据收集表',
        wrong: '没有数据收集表；可以稍后上传，核查前必须提供。',
      },
      preReport: {
        asks: '附有预报告',
        wrong: '没有预报告；可以稍后上传，核查前必须提供。',
      },
      sameFile: {
        asks: 'LCA 报告与预报告是两份文件',
        wrong: '两处的文件名相同：{{name}}。',
      },
    },
  },
  fileCheck: {
    intro: '选择或拖入收到的 PDF：在浏览器中计算 SHA-256，与本声明已发布的文件比较。文件不会上传。',
    introSearch:
      '选择或拖入收到的 PDF：在文件名和前两页中查找注册号，再在浏览器中与查到的声明已发布的文件比较（SHA-256）。文件不会上传。',
    zone: '待核对的 PDF',
    choose: '选择 PDF',
    again: '核对另一个文件',
    stop: '停止',
    reading: '正在读取 {{name}}…',
    comparing: '正在比较，已读取 {{count}} 个已发布的文件…',
    insecure: '浏览器仅在 HTTPS 下提供 SHA-256，本页地址不是 HTTPS，因此无法核对。',
    verdict: { same: '相同', older: '旧版', unknown: '不同', open: '未能核对' },
    same: '这是 {{number}} 已发布的文件（{{edition}}）。',
    sameRecord: '文件的 SHA-256 就是 {{number}} 的区块链存证所记录的值。',
    older: '这是 {{number}} 已发布的文件（{{edition}}），该声明已由 {{newer}} 取代。',
    noWay: '登记信息未说明该声明是否已被取代。',
    editionZh: '中文版',
    editionEn: '英文版',
    unknown: '该文件与下列声明的 {{count}} 个已发布的文件都不相同。',
    notRead: '有 {{count}} 个已发布的文件未能读取，因此不能得出结论。',
    varies: '服务器每次给出的文件都不相同（例如带有下载者的水印）。',
    none: '文件名和前两页中没有平台登记的注册号，因此没有与任何声明比较。',
    noneUnread: '文件名中没有平台登记的注册号，文件的文字无法读取，因此没有与任何声明比较。',
    noFiles: '平台没有给出这份声明的文件，因此无从比较。',
    compareListed: '与列表中的 {{count}} 份声明比较',
    looked: '比较过的声明（{{count}}）：',
    elsewhere: '其他声明没有比较。',
    hash: '文件的 SHA-256',
    open: '打开该声明',
  },
} as const;
