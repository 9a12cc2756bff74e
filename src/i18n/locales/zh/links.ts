export const linksZh = {
  title: '友情链接',
  empty: '该分类暂无链接',
  logoAlt: '{{name}} 标志',
  loadFail: '友情链接加载失败',
} as const;
