export const pageZh = {
  frameTitle: '{{name}}页面内容',
  loadFail: '页面内容加载失败，请刷新重试',
  thirdAgencyIntro: '本专区仅向第三方机构开放',
  later: '本页面所属功能尚未开放。它会随后续版本提供，其余功能可正常使用。',
} as const;
