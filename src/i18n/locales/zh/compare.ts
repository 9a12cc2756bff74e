export const compareZh = {
  title: '声明对比',
  pick: '加入对比：{{name}}',
  column: '对比',
  pickShort: '加入对比',
} as const;
