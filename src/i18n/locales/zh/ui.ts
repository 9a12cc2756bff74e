/** Words that the portal's own parts say by themselves, whatever they stand for. */
export const uiZh = {
  routeLoading: '页面加载中',
  scheme: {
    label: '显示模式',
    light: '浅色',
    dark: '深色',
    auto: '跟随系统',
  },
  state: {
    errorTitle: '内容未能加载',
    errorCode: '代码：{{code}}',
  },
  written: {
    zh: '中文',
    zhOnly: '仅有中文',
    en: '英文',
    enOnly: '仅有英文',
  },
  notify: {
    success: '成功',
    error: '出错',
    warn: '请注意',
    info: '提示',
  },
} as const;
