export const guardZh = {
  auditReviewing: '注册信息审核中，请稍后再试',
  auditRejected: '注册信息未通过审核，请重新填写企业名称',
  refill: '重新填写',
  companyPending: '企业认证审核中，通过后即可操作',
  companyFailed: '企业认证未通过，请重新提交认证资料',
  companyNone: '请先完成企业认证',
  companyCertified: '企业已通过认证，无需再次提交',
  goCertify: '去认证',
  cancelReviewing: '账号注销审核中，暂不能进行此操作',
  agencyOnly: '该页面仅对第三方机构开放',
} as const;
