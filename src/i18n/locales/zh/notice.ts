export const noticeZh = {
  title: '通知公告',
  searchPlaceholder: '输入公告标题',
  attachments: '附件下载',
  noAttachments: '无附件',
  empty: '暂无公告',
  notFound: '该公告不存在或已撤回',
  publishTime: '发布日期：{{date}}',
  titleFilter: '标题',
  attachmentCount: '{{count}} 个附件',
} as const;
