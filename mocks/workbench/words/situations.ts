/** Words of the drawings of situations. */
export const situationWords = {
  stagesOf: { zh: '七个阶段的申请数：{counts}', en: 'Applications in the seven stages: {counts}' },
  noApplications: { zh: '无申请', en: 'No applications' },
  unreadCount: { zh: '{count} 条未读', en: '{count} unread' },
  registration0: { zh: '注册审核中', en: 'Registration in review' },
  registration2: { zh: '注册被驳回', en: 'Registration rejected' },
  company0: { zh: '企业认证审核中', en: 'Certification in review' },
  company2: { zh: '企业认证未通过', en: 'Certification failed' },
  companyNull: { zh: '企业未认证', en: 'Not certified' },
  verification1: { zh: '验证未通过 × {count}', en: '{count} verification failed' },
  verification2: { zh: '验证通过 × {count}', en: '{count} verified' },
  verification3: { zh: '验证中 × {count}', en: '{count} in verification' },
  pcrStage: { zh: 'PCR 申请 {stage}/5', en: 'PCR request {stage}/5' },
  faultOf: { zh: '故障：{what}', en: 'Fault: {what}' },
} as const;
