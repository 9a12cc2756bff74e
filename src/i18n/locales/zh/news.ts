export const newsZh = {
  title: '新闻动态',
  searchPlaceholder: '输入新闻标题',
  publisher: '发布单位',
  editor: '编辑：{{name}}',
  publishTime: '发布日期：{{date}}',
  new: '最新',
  readMore: '阅读全文',
  empty: '暂无新闻',
  notFound: '该新闻不存在或已下线',
  loadFail: '新闻加载失败：{{message}}（{{code}}）',
} as const;
