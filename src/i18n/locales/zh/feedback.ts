export const feedbackZh = {
  title: '意见反馈',
  intro: '欢迎咨询或提出建议，我们会尽快与您联系。',
  companyName: '企业名称',
  nickname: '姓名',
  phone: '联系电话',
  mail: '邮箱',
  information: '咨询内容',
  infoPlaceholder: '请输入咨询内容或建议',
  submit: '提交反馈',
  valid: {
    companyName: '请输入企业名称',
    nickname: '请输入姓名',
    phone: '请输入联系电话',
    mail: '请输入正确的邮箱',
    information: '请输入咨询内容',
  },
} as const;
