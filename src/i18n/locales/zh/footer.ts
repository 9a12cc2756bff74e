export const footerZh = {
  address: '平台地址',
  contact: '联系我们',
  version: '版本 {{version}}',
  copyright: '© {{year}} 钢铁环境产品声明平台 版权所有',
} as const;
