export const inboxZh = {
  title: '消息中心',
  loadFail: '消息加载失败，请稍后重试',
} as const;
