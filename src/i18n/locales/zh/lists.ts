/** What lists and details say, of the areas that the frame speaks too. */
export const listsZh = {
  common: {
    loadMore: '加载更多',
    noMore: '没有更多了',
    noResults: '没有符合条件的结果',
    clearFilters: '清空筛选',
    downloading: '正在下载…',
    downloadFailed: '下载失败，请稍后重试',
    all: '全部',
    sortBy: '排序方式',
    filters: '筛选条件',
  },
  ui: {
    chips: {
      label: '已选筛选条件',
      remove: '移除筛选条件：{{label}}',
    },
    paging: {
      shown: '已显示 {{shown}} 条，共 {{total}} 条',
      shownAbout: '已显示 {{shown}} 条，共约 {{total}} 条',
      failed: '后续内容未能加载',
    },
  },
} as const;
