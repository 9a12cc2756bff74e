export const resourcesZh = {
  title: '资源中心',
  tabStandard: '标准规范',
  tabGuide: '指南与模板',
  tabTraining: '培训资料',
  downloadCn: '中文文件',
  downloadEn: '英文文件',
  empty: '该分类暂无资源',
} as const;
