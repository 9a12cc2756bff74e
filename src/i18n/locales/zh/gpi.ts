export const gpiZh = {
  title: '通用程序指南（GPI）',
  intro: 'GPI 规定 EPD 项目的管理要求、编制流程、验证程序和各方职责。',
  downloadCn: '下载中文版',
  downloadEn: '下载英文版',
  notAvailable: '文件暂未开放下载',
  loginPrompt: '下载文件需要登录',
} as const;
