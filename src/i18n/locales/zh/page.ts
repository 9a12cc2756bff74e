export const pageZh = {
  frameTitle: '{{name}}页面内容',
  loadFail: '页面内容加载失败，请刷新重试',
} as const;
