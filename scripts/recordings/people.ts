/** Recorded journeys of people and companies: registration, certification, verification of a report. */
import { companyPicture, receivedReport } from './samples.ts';
import { Tester } from './tester.ts';

const MAIL = 'new.user@example.com';
const PASSWORD = 'Journey2026';
const NEW_PASSWORD = 'Another2026';
const FORM = { companyName: '北屿特殊钢股份有限公司', industryCategory: 'STEEL_EAF', companyForm: 'PRIVATE' };

async function passwordsOf(tester: Tester, password: string) {
  const [first, second] = [await tester.encrypted(password, MAIL), await tester.encrypted(password, MAIL)];
  return { newuserAccount: first, userPassword: second };
}

async function reset(tester: Tester): Promise<void> {
  await tester.call('sendResetEmailCode', {
    body: { userAccount: MAIL, token: await tester.solved(), inlet: 'WEB' },
  });
  const { portalUserVO, tokenVO } = await tester.call('checkResetEmailCode', {
    body: { userAccount: MAIL, verify: await tester.code() },
  });
  tester.token = tokenVO.token;
  await tester.call('changePassword', {
    body: { id: portalUserVO.id, ...(await passwordsOf(tester, NEW_PASSWORD)) },
  });
  tester.token = null;
}

/** Registration by e-mail: rejected once, then approved; a wrong password, and a new one. */
export async function registration(): Promise<Tester> {
  const tester = await Tester.open('default');
  await tester.call('sendRegisterEmailCode', {
    body: { userAccount: MAIL, token: await tester.solved(), inlet: 'WEB' },
  });
  const account = { ...FORM, userAccount: MAIL, mobile: MAIL };
  const wrong = { ...account, verify: '000000', ...(await passwordsOf(tester, PASSWORD)) };
  await tester.refused('registerByEmail', { body: wrong });
  const right = { ...account, verify: await tester.code(), ...(await passwordsOf(tester, PASSWORD)) };
  const { portalUserVO, tokenVO } = await tester.call('registerByEmail', { body: right });
  tester.token = tokenVO.token;
  const { id } = portalUserVO;
  await tester.call('getUserDetail', { path: { id } });
  await tester.staff('decideRegistration', {
    userId: id,
    approve: false,
    reason: '企业名称与营业执照不一致。',
  });
  await tester.call('getUserDetail', { path: { id } });
  await tester.call('modifyRegistration', { body: { userName: '北屿特殊钢有限公司', companyType: '1' } });
  await tester.staff('decideRegistration', { userId: id, approve: true });
  await tester.call('getUserDetail', { path: { id } });
  await tester.call('logout');
  tester.token = null;
  const userPassword = await tester.encrypted(NEW_PASSWORD, MAIL);
  await tester.refused('loginByEmail', { body: { userAccount: MAIL, userPassword }, language: 'en' });
  await tester.signInByEmail(MAIL, PASSWORD);
  await tester.call('verifySession');
  tester.token = null;
  await tester.days(1);
  await reset(tester);
  await tester.signInByEmail(MAIL, NEW_PASSWORD);
  await tester.call('listMessages', { body: { pageNum: 1, pageSize: 10, type: 1 } });
  return tester;
}

/** Form data of a certification. */
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

/** A certification that is rejected, then submitted again. */
export async function certification(): Promise<Tester> {
  const tester = await Tester.open('default');
  await tester.signInByPhone('19900000004');
  const user = { path: { userId: 'u-uncertified' } };
  await tester.call('getCompanyOfUser', user);
  await tester.refused('registerCompany', { body: { ...CERTIFICATION, attachmentId: [] }, language: 'en' });
  const attachmentId = [
    await companyPicture(tester, '营业执照.png', 'COMPANY_LICENSE'),
    await companyPicture(tester, '开票信息.png', 'COMPANY_BILL_INFO'),
  ];
  await tester.call('registerCompany', { body: { ...CERTIFICATION, attachmentId } });
  await tester.staff('decideCompany', { companyCode: 'C20', approve: false, reason: '营业执照照片不清晰。' });
  await tester.call('getCompanyOfUser', user);
  await tester.call('registerCompany', { body: { ...CERTIFICATION, attachmentId } });
  await tester.refused('registerCompany', { body: { ...CERTIFICATION, attachmentId } });
  await tester.days(2, 'uncertified');
  await tester.staff('decideCompany', { companyCode: 'C20', approve: true });
  await tester.call('getCompanyOfUser', user);
  await tester.call('getCompanyDetail', { path: { companyCode: 'C20' } });
  await tester.file('showAttachment', { path: { attachmentId: attachmentId[0] ?? '' } });
  return tester;
}

/** Verification of a report, up to the platform's written opinion. */
export async function verification(): Promise<Tester> {
  const tester = await Tester.open('verify-none');
  await tester.signInByEmail('certified@example.com', 'Steel2026');
  const page = { body: { pageNum: 1, pageSize: 10 } };
  await tester.call('listVerifications', page);
  const body = {
    userId: 'u-certified',
    userContact: '赵工',
    epdRegistrationNumber: 'EPD-ST-2024-0036',
    companyName: 'Orenfeld Stahl GmbH',
    country: '国外',
    region: '12 Example Street',
    userEmail: 'buyer@example.com',
    relationalId: 1,
    uploadAttachmentId: await receivedReport(tester),
  };
  await tester.refused('submitVerification', { body: { ...body, region: '' }, language: 'en' });
  await tester.call('submitVerification', { body });
  const { list } = await tester.call('listVerifications', page);
  const id = list[0]?.id ?? '';
  await tester.call('getVerification', { path: { id } });
  await tester.days(3, 'certified');
  await tester.staff('decideVerification', { verificationId: id, genuine: true, withFile: true });
  await tester.call('getVerification', { path: { id } });
  const files = await tester.call('listVerificationFiles', { path: { id } });
  for (const file of files) await tester.file('downloadAttachment', { path: { id: file.id } });
  await tester.call('listMessages', { body: { pageNum: 1, pageSize: 4, type: 1 } });
  return tester;
}
