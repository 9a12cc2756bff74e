export const inboxZh = {
  title: '消息中心',
  readAll: '全部已读',
  readAllDone: '已全部标为已读',
  viewAll: '查看全部消息',
  unread: '未读',
  read: '已读',
  detail: '消息详情',
  sendTime: '发送日期',
  empty: '暂无消息',
  more: '查看更多',
  notFound: '消息不存在或已删除',
  loadFail: '消息加载失败，请稍后重试',
} as const;
