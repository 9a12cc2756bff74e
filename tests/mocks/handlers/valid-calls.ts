/**
 * For each call with limits in its request one that is accepted, so that a test can spoil one value of it after the other.
 * `Prepared` calls are made in a World of their own: what they need (codes, files, passed puzzles) is there.
 */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import type { Bench } from './harness.ts';
import { answerTo, encrypted, passedToken, puzzleRequest } from './proofs.ts';
import { contractIn, correctionOf, quoteIn } from './starting-points.ts';
import { pdfFor, reportToVerify, samplePdf, uploaded, VERIFICATION, zipFor } from './samples.ts';
import { own, open, type Make } from './valid-call.ts';
import { VALID_COMPANY_CALLS } from './valid-company-calls.ts';
import { openSession } from '#mocks/world/sessions.ts';

const PAGE = { pageNum: 1, pageSize: 4 };
const PHONE = '19900000031';
const MAIL = 'new.user@example.com';
const COMPANY = '澜江钢铁集团有限公司';
const PCR = 'PCR-ST-2023-01';

function code(bench: Bench, to: string, purpose: 'login' | 'register' | 'reset' | 'cancel'): string {
  return bench.world.outbox.send({ channel: to.includes('@') ? 'email' : 'sms', to, purpose }).code;
}

const decideContract: Make = (bench) => {
  const { id, applicationId } = contractIn(bench, 2);
  return { as: 'certified', body: { id, applyId: applicationId } };
};
const decideQuote: Make = (bench) => ({ as: 'certified', body: { id: quoteIn(bench, 1).id } });
const ofApplication: Make = (bench) => ({ as: 'certified', body: { id: quoteIn(bench, 1).applicationId } });

export const VALID_CALLS: Partial<Record<OperationId, Make>> = {
  listRegions: () => ({ as: 'anonymous', path: { code: 'CN' } }),
  listFriendlyLinkTypes: open({ ...PAGE, inlet: 'USER' }),
  getDictItem: open({ typeCode: 'SYSTEM_SWITCH', itemCode: 'LCA_TOOL' }),

  sendSmsCode: async (bench) => ({
    as: 'anonymous',
    body: {
      smsTemplateType: 'login',
      inlet: 'REGISTER',
      phoneNumber: PHONE,
      token: await passedToken(bench),
    },
  }),
  sendSmsCodeSimple: async (bench) => ({
    as: 'anonymous',
    body: { smsTemplateType: 'login', inlet: 'LOGIN', phoneNumber: PHONE, token: await passedToken(bench) },
  }),
  loginByPhone: (bench) => ({
    as: 'anonymous',
    body: { mobile: '19900000007', password: code(bench, '19900000007', 'login') },
  }),
  loginOrRegisterByPhone: (bench) => ({
    as: 'anonymous',
    body: { mobile: PHONE, password: code(bench, PHONE, 'login') },
  }),
  getPublicKey: open({ userAccount: MAIL }),
  loginByEmail: open({ userAccount: 'certified@example.com', userPassword: encrypted('Steel2026') }),
  sendRegisterEmailCode: async (bench) => ({
    as: 'anonymous',
    body: { userAccount: MAIL, token: await passedToken(bench), inlet: 'WEB' },
  }),
  sendResetEmailCode: async (bench) => ({
    as: 'anonymous',
    body: { userAccount: 'certified@example.com', token: await passedToken(bench), inlet: 'WEB' },
  }),
  registerByPhone: (bench) => ({
    as: 'anonymous',
    body: {
      mobile: PHONE,
      companyName: '北屿特殊钢股份有限公司',
      industryCategory: 'STEEL_EAF',
      companyForm: 'PRIVATE',
      verify: code(bench, PHONE, 'register'),
    },
  }),
  registerByEmail: (bench) => ({
    as: 'anonymous',
    body: {
      userAccount: MAIL,
      mobile: MAIL,
      companyName: '北屿特殊钢股份有限公司',
      industryCategory: 'STEEL_EAF',
      companyForm: 'PRIVATE',
      verify: code(bench, MAIL, 'register'),
      newuserAccount: encrypted('Steel2026'),
      userPassword: encrypted('Steel2026'),
    },
  }),
  checkResetEmailCode: (bench) => ({
    as: 'anonymous',
    body: { userAccount: 'certified@example.com', verify: code(bench, 'certified@example.com', 'reset') },
  }),
  changePassword: (bench) => ({
    as: 'certified',
    token: openSession(bench.world, 'u-certified', 'reset').id,
    body: {
      id: 'u-certified',
      newuserAccount: encrypted('Steel2027'),
      userPassword: encrypted('Steel2027'),
    },
  }),
  completeProfile: () => ({
    as: 'newcomer',
    body: { userName: '北屿特殊钢股份有限公司', companyType: '1', contacts: '王工' },
  }),
  updateUserName: own({ userName: '王工' }),
  getUserDetail: () => ({ as: 'certified', path: { id: 'u-certified' } }),
  modifyRegistration: () => ({ as: 'rejected', body: { userName: '王工', companyType: '1' } }),
  sendCancellationEmailCode: async (bench) => ({
    as: 'certified',
    body: {
      userAccount: 'certified@example.com',
      captchaType: 'blockPuzzle',
      token: await passedToken(bench),
      inlet: 'WEB',
    },
  }),
  sendCancellationSmsCode: async (bench) => ({
    as: 'certified',
    body: { userAccount: '19900000007', captchaType: 'blockPuzzle', token: await passedToken(bench) },
  }),
  cancelAccount: (bench) => ({
    as: 'certified',
    body: { mobile: '19900000007', password: code(bench, '19900000007', 'cancel') },
  }),

  getCaptcha: () => ({ as: 'anonymous', ...puzzleRequest() }),
  checkCaptcha: async (bench) => {
    const { token } = await bench.as('anonymous').ok('getCaptcha', puzzleRequest());
    return { as: 'anonymous', ...answerTo(bench, token) };
  },

  countMessages: own({ status: 0, type: 1 }),
  listMessages: own({ ...PAGE, type: 1 }),
  readMessage: (bench) => ({
    as: 'certified',
    body: { id: bench.world.store.messages.where('userId', 'u-certified').at(-1)?.id ?? '' },
  }),
  readAllMessages: own({ id: 'u-certified' }),
  getCurrentAgreement: open({ agreementType: 'PRIVACY', i18n: 'en' }),
  listAgreementVersions: open({ ...PAGE, agreementType: 'PRIVACY', i18n: 'en' }),
  getAgreementVersion: (bench) => ({
    as: 'anonymous',
    body: { id: bench.world.store.agreements.all()[0]?.id ?? '', i18n: 'en' },
  }),

  ...VALID_COMPANY_CALLS,

  listVerifications: own(PAGE),
  getVerification: (bench) => ({
    as: 'certified',
    path: { id: bench.world.store.verifications.where('userId', 'u-certified')[0]?.id ?? '' },
  }),
  listVerificationFiles: (bench) => ({
    as: 'certified',
    path: { id: bench.world.store.verifications.where('userId', 'u-certified')[0]?.id ?? '' },
  }),
  submitVerification: async (bench) => ({
    as: 'certified',
    body: {
      ...VERIFICATION,
      userId: 'u-certified',
      uploadAttachmentId: await reportToVerify(bench.as('certified')),
    },
  }),

  listProductCategories: open({}),
  listTemplates: own({ ...PAGE, i18n: 'en' }),
  submitApplication: async (bench) => {
    const item = {
      pcrNumber: PCR,
      productType: 'EPD',
      productName: '耐候桥梁钢',
      lcaAttachmentId: await pdfFor(bench.as('certified')),
      dataAttachment: await zipFor(bench.as('certified')),
      epdAttachmentId: await pdfFor(bench.as('certified'), 'PRE_REPORT'),
      technologyId: 'process-11',
    };
    return {
      as: 'certified',
      body: { epd: [item], apply: { companyName: COMPANY, pcrNumber: PCR, formList: [item] } },
    };
  },
  listMyApplications: () => ({ as: 'certified', query: PAGE }),
  getApplicationDetail: ofApplication,
  updateLcaValidation: (bench) => ({ as: 'certified', body: { status: 0, applyId: correctionOf(bench).id } }),
  replacePreReport: async (bench) => ({
    as: 'certified',
    body: {
      id: `${correctionOf(bench).id}:1`,
      epdAttachmentId: await pdfFor(bench.as('certified'), 'PRE_REPORT'),
    },
  }),
  replaceDataTable: async (bench) => ({
    as: 'certified',
    body: { id: `${correctionOf(bench).id}:1`, dataAttachment: await zipFor(bench.as('certified')) },
  }),
  replaceLcaReport: async (bench) => ({
    as: 'certified',
    body: { id: `${correctionOf(bench).id}:1`, lcaAttachmentId: await pdfFor(bench.as('certified')) },
  }),

  getQuote: ofApplication,
  confirmQuote: decideQuote,
  refuseQuote: decideQuote,
  getContract: ofApplication,
  confirmContract: decideContract,
  refuseContract: decideContract,

  searchPcrs: open(PAGE),
  applyForPcr: own({ productName: COMPANY, product: '耐候桥梁钢螺栓' }),
  searchDeclarations: open(PAGE),
  getProductInfo: (bench) => ({
    as: 'anonymous',
    path: { id: bench.world.store.declarations.all()[0]?.businessId ?? '' },
  }),
  createAccessRecord: open({
    userCode: '0b9b1a4e-5d0f-4a39-9d57-7b1f0f5c2a11',
    accessPage: '/app/epd/epd-1012',
  }),
  getDeclarationQr: (bench) => {
    bench.world.store.settings.put({ id: 'qrShow', value: '1' });
    return {
      as: 'certified',
      path: { id: bench.world.store.declarations.where('companyCode', 'C01')[0]?.id ?? '' },
    };
  },

  listNews: open(PAGE),
  getNews: (bench) => ({ as: 'anonymous', body: { id: bench.world.store.news.all()[0]?.id ?? '' } }),
  listAnnouncements: open(PAGE),
  getAnnouncement: (bench) => ({
    as: 'anonymous',
    body: { id: bench.world.store.announcements.all()[0]?.id ?? '' },
  }),
  listResources: open({ ...PAGE, type: 'GUIDE' }),

  submitFeedback: async (bench) => ({
    as: 'certified',
    body: {
      companyName: COMPANY,
      nickname: '王工',
      phone: '19900000007',
      mail: 'wang@example.com',
      information: 'EPD 到期后如何续期？',
      token: await passedToken(bench),
    },
  }),
  subscribeLcaTool: own({
    username: '王工',
    companyName: COMPANY,
    industryCategory: 'STEEL_BOF',
    position: 'LCA 工程师',
  }),
  submitLowCarbonApplication: async (bench) => ({
    as: 'certified',
    body: {
      list: [
        {
          companyName: COMPANY,
          introduction: '建有氢基直接还原示范线。',
          productName: '氢基低碳汽车板坯',
          process: 'DRI;EAF',
          attachmentId: await uploaded(bench.as('certified'), samplePdf, 'lces-standard.pdf', {
            businessType: 'LCA',
            reportType: 'LOW_CARBON_TABLE',
          }),
        },
      ],
    },
  }),
};
