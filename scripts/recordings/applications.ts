/** Recorded journeys of an application: complete, and with a correction. */
import { dataTable, lcaReport, preReport } from './samples.ts';
import { Tester } from './tester.ts';

const PHONE = '19900000007';
const COMPANY = '澜江钢铁集团有限公司';
const PCR = 'PCR-ST-2023-01';
const MINE = { query: { pageNum: 1, pageSize: 4 } };

async function cardOf(tester: Tester, id: string) {
  const { list } = await tester.call('listMyApplications', MINE);
  const card = list.find((one) => one.id === id);
  if (card === undefined) throw new Error(`${id} is not listed`);
  return card;
}

async function apply(tester: Tester): Promise<string> {
  await tester.call('searchPcrs', { body: { pageNum: 1, pageSize: 4, pcrKeyword: PCR } });
  const item = {
    pcrNumber: PCR,
    productType: 'EPD',
    productName: '热轧卷板',
    lcaAttachmentId: await lcaReport(tester),
    dataAttachment: await dataTable(tester),
    epdAttachmentId: await preReport(tester),
  };
  const body = { apply: { companyName: COMPANY, pcrNumber: PCR }, epd: [item] };
  const id = await tester.call('submitApplication', { body });
  if (id === null) throw new Error('The application has no id');
  return id;
}

async function quoteAccepted(tester: Tester, id: string): Promise<void> {
  await tester.staff('issueQuote', { applicationId: id });
  await tester.days(1, 'certified');
  const refused = await tester.call('getQuote', { body: { id } });
  await tester.call('refuseQuote', { body: { id: refused?.id ?? '' } });
  await tester.staff('issueQuote', { applicationId: id, amount: 42_000 });
  const { quoteId } = await cardOf(tester, id);
  await tester.call('getQuote', { body: { id } });
  await tester.call('confirmQuote', { body: { id: quoteId ?? '' } });
  await tester.refused('confirmQuote', { body: { id: quoteId ?? '' } });
}

async function contractSigned(tester: Tester, id: string): Promise<void> {
  await tester.staff('issueContract', { applicationId: id });
  await tester.days(2, 'certified');
  const contract = await tester.call('getContract', { body: { id } });
  await tester.call('confirmContract', { body: { applyId: id, id: contract?.id ?? '' } });
}

/** From the form to a published declaration. */
export async function wholeApplication(): Promise<Tester> {
  const tester = await Tester.open('fresh-company');
  await tester.signInByPhone(PHONE);
  const id = await apply(tester);
  await cardOf(tester, id);
  await quoteAccepted(tester, id);
  await contractSigned(tester, id);
  for (const action of [
    'startLca',
    'passLcaCheck',
    'sendToVerification',
    'passVerification',
    'produceReport',
  ]) {
    await tester.staff(action, { applicationId: id });
    await tester.days(3);
  }
  await tester.staff('decidePanelReview', { applicationId: id, approve: true });
  await tester.days(1, 'certified');
  await tester.staff('publishReport', { applicationId: id, onChain: true });
  const { items } = await tester.call('getApplicationDetail', { body: { id } });
  const [item] = items;
  await tester.call('countMessages', { body: { status: 0, type: 1 } });
  await tester.call('listMessages', { body: { pageNum: 1, pageSize: 4, type: 1 } });
  await tester.file('downloadEpdReport', { path: { id: item?.epdId ?? '' } });
  await tester.call('logout');
  tester.token = null;
  const epdKeyword = item?.epdRegistrationNumber ?? '';
  await tester.call('searchDeclarations', { body: { epdKeyword, pageNum: 1, pageSize: 4 } });
  await tester.call('getProductInfo', { path: { id: item?.epdId ?? '' }, language: 'en' });
  return tester;
}

/** The platform asks for better data; verification requests another correction. */
export async function correctionRound(): Promise<Tester> {
  const tester = await Tester.open('fresh-company');
  await tester.signInByPhone(PHONE);
  const id = await apply(tester);
  await tester.staff('issueQuote', { applicationId: id });
  await tester.call('confirmQuote', { body: { id: (await cardOf(tester, id)).quoteId ?? '' } });
  await contractSigned(tester, id);
  await tester.staff('startLca', { applicationId: id });
  await tester.staff('requestLcaCorrection', { applicationId: id, remark: '缺少五月的用电数据。' });
  await tester.days(1, 'certified');
  const { items } = await tester.call('getApplicationDetail', { body: { id } });
  const item = items[0]?.id ?? '';
  const lcaAttachmentId = await lcaReport(tester, 'LCA 报告（修改）.pdf');
  await tester.call('replaceLcaReport', { body: { id: item, lcaAttachmentId } });
  await tester.call('replaceDataTable', {
    body: { id: item, dataAttachment: await dataTable(tester, '五月.zip') },
  });
  await tester.file('downloadAttachment', { path: { id: lcaAttachmentId } });
  await tester.call('updateLcaValidation', { body: { status: 0, applyId: id } });
  await tester.staff('passLcaCheck', { applicationId: id });
  await tester.refused('replaceLcaReport', { body: { id: item, lcaAttachmentId } });
  await tester.staff('sendToVerification', { applicationId: id });
  await tester.staff('failVerification', { applicationId: id, remark: '运输距离有误。' });
  await tester.days(1, 'certified');
  await cardOf(tester, id);
  await tester.call('updateLcaValidation', { body: { status: 0, applyId: id } });
  await tester.staff('passLcaCheck', { applicationId: id });
  await tester.staff('sendToVerification', { applicationId: id });
  await cardOf(tester, id);
  return tester;
}
