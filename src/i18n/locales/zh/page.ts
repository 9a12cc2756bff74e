export const pageZh = {
  frameTitle: '{{name}}页面内容',
  loadFail: '页面内容加载失败，请刷新重试',
  thirdAgencyIntro: '本专区仅向第三方机构开放',
} as const;
