export const legalZh = {
  userAgreement: '用户协议',
  privacyPolicy: '隐私政策',
  historyTitle: '历史版本',
} as const;
