export const noticeZh = {
  title: '通知公告',
  empty: '暂无公告',
} as const;
