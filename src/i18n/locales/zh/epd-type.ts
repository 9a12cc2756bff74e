export const epdTypeZh = {
  apply: {
    typeEpd: '环境产品声明（EPD）',
    typeCfp: '产品碳足迹声明（CFP）',
  },
} as const;
