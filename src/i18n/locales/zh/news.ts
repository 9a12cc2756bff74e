export const newsZh = {
  title: '新闻动态',
  empty: '暂无新闻',
  loadFail: '新闻加载失败：{{message}}（{{code}}）',
} as const;
