export const epdStageZh = {
  stage: {
    s10: 'EPD 申请',
    s20: '合同生成',
    s30: 'LCA 计算',
    s40: '独立验证',
    s50: '报告编制',
    s60: '评审组评审',
    s70: '报告发布',
  },
} as const;
