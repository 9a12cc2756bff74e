export const resourcesZh = {
  title: '资源中心',
  downloadCn: '中文文件',
  downloadEn: '英文文件',
  empty: '该分类暂无资源',
  intro: 'EPD 工作所需的标准、模板和培训资料。浏览无需登录，下载需要登录。',
  types: '资源类别',
  noFile: '暂无可下载的文件',
} as const;
