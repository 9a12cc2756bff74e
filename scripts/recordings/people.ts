/** Form data of the certification in docs/recordings/certification.json. */
export const CERTIFICATION = {
  companyCreditCode: '91990000MA9X00999X',
  companyName: '穹砚钢结构工程有限公司',
  companyEmail: 'epd@qiongyan.example.com',
  companyAddress: '江西省示例市示例路 8 号',
  corporation: '陈总',
  companyContacts: '周工',
  companyContactPhone: '0791-0000000',
  companyZipCode: '330000',
};
