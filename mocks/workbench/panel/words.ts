/** Words of the side panel, which is no part of the portal and has none of its texts. */
export const PANEL_WORDS = {
  open: { zh: '打开测试工作台', en: 'Open the workbench' },
  short: { zh: '测试', en: 'QA' },
  title: { zh: '测试工作台', en: 'Workbench' },
  move: { zh: '移动：拖动，或按方向键', en: 'Move: drag, or press the arrow keys' },
  close: { zh: '收起', en: 'Close' },
  apart: { zh: '在新标签页打开', en: 'Open in a tab' },
  never: { zh: '此设备不再显示', en: 'Never again on this device' },
  gone: {
    zh: '此世界已被删除，门户的调用都会被拒绝。请在工作台重新开始或换一个世界。',
    en: 'This World was deleted, and the portal’s calls are refused. Begin anew in the workbench, or choose another.',
  },
} as const;
