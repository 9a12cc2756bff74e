/**
 * For each call with limits in its request one that is accepted, so that a test can spoil one value of it after the other.
 * Calls are made in a World of their own: what they need (codes, files, passed puzzles) is there.
 */
import { must } from '../../support/must.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { openSession } from '#mocks/world/sessions.ts';
import type { PersonaId } from '#mocks/world/persona.ts';
import type { Store } from '#mocks/world/entities.ts';
import type { Bench, CallInput } from './harness.ts';
import { answerTo, encrypted, passedToken, puzzleRequest } from './proofs.ts';
import {
  CERTIFICATION,
  companyPapers,
  contractIn,
  correctionOf,
  pdfFor,
  quoteIn,
  reportToVerify,
  samplePdf,
  uploaded,
  VERIFICATION,
  zipFor,
} from './samples.ts';

/** What a call needs to be taken: who makes it, with what. */
export interface ValidCall extends CallInput {
  readonly as: PersonaId;
  /** In place of the persona's session. */
  readonly token?: string;
}
type Make = (bench: Bench) => ValidCall | Promise<ValidCall>;
type Body = object | ((bench: Bench) => object | Promise<object>);

/** Made by a persona, with a body. */
const by =
  (as: PersonaId) =>
  (body: Body): Make =>
  async (bench) => ({ as, body: typeof body === 'function' ? ((await body(bench)) as object) : body });
const open = by('anonymous');
const own = by('certified');
/** A row that is read by its id. */
const read =
  (as: PersonaId, idOf: (store: Store) => string | undefined): Make =>
  ({ world }) => ({ as, path: { id: idOf(world.store) ?? '' } });
/** A passed puzzle beside what is sent. */
const passed =
  (body: object) =>
  async (bench: Bench): Promise<object> => ({ ...body, token: await passedToken(bench) });

const PAGE = { pageNum: 1, pageSize: 4 };
const PHONE = '19900000031';
const MAIL = 'new.user@example.com';
const COMPANY = '澜江钢铁集团有限公司';
const PCR = 'PCR-ST-2023-01';
const REGISTRATION = {
  companyName: '北屿特殊钢股份有限公司',
  industryCategory: 'STEEL_EAF',
  companyForm: 'PRIVATE',
};

function code(bench: Bench, to: string, purpose: 'login' | 'register' | 'reset' | 'cancel'): string {
  return bench.world.outbox.send({ channel: to.includes('@') ? 'email' : 'sms', to, purpose }).code;
}

const decideContract = own((bench) => {
  const { id, applicationId } = contractIn(bench, 2);
  return { id, applyId: applicationId };
});
const decideQuote = own((bench) => ({ id: quoteIn(bench, 1).id }));
const ofApplication = own((bench) => ({ id: quoteIn(bench, 1).applicationId }));

const ofVerification = read(
  'certified',
  (store) => store.verifications.where('userId', 'u-certified')[0]?.id,
);

export const VALID_CALLS: Partial<Record<OperationId, Make>> = {
  listRegions: () => ({ as: 'anonymous', path: { code: 'CN' } }),
  listFriendlyLinkTypes: open({ ...PAGE, inlet: 'USER' }),
  getDictItem: open({ typeCode: 'SYSTEM_SWITCH', itemCode: 'LCA_TOOL' }),

  sendSmsCode: open(passed({ smsTemplateType: 'login', inlet: 'REGISTER', phoneNumber: PHONE })),
  sendSmsCodeSimple: open(passed({ smsTemplateType: 'login', inlet: 'LOGIN', phoneNumber: PHONE })),
  loginByPhone: open((bench) => ({ mobile: '19900000007', password: code(bench, '19900000007', 'login') })),
  loginOrRegisterByPhone: open((bench) => ({ mobile: PHONE, password: code(bench, PHONE, 'login') })),
  getPublicKey: open({ userAccount: MAIL }),
  loginByEmail: open({ userAccount: 'certified@example.com', userPassword: encrypted('Steel2026') }),
  sendRegisterEmailCode: open(passed({ userAccount: MAIL, inlet: 'WEB' })),
  sendResetEmailCode: open(passed({ userAccount: 'certified@example.com', inlet: 'WEB' })),
  registerByPhone: open((bench) => ({
    ...REGISTRATION,
    mobile: PHONE,
    verify: code(bench, PHONE, 'register'),
  })),
  registerByEmail: open((bench) => ({
    ...REGISTRATION,
    userAccount: MAIL,
    mobile: MAIL,
    verify: code(bench, MAIL, 'register'),
    newuserAccount: encrypted('Steel2026'),
    userPassword: encrypted('Steel2026'),
  })),
  checkResetEmailCode: open((bench) => ({
    userAccount: 'certified@example.com',
    verify: code(bench, 'certified@example.com', 'reset'),
  })),
  changePassword: (bench) => ({
    as: 'certified',
    token: openSession(bench.world, 'u-certified', 'reset').id,
    body: {
      id: 'u-certified',
      newuserAccount: encrypted('Steel2027'),
      userPassword: encrypted('Steel2027'),
    },
  }),
  completeProfile: by('newcomer')({ userName: '北屿特殊钢股份有限公司', companyType: '1', contacts: '王工' }),
  updateUserName: own({ userName: '王工' }),
  getUserDetail: read('certified', () => 'u-certified'),
  modifyRegistration: by('rejected')({ userName: '王工', companyType: '1' }),
  sendCancellationEmailCode: own(
    passed({ userAccount: 'certified@example.com', captchaType: 'blockPuzzle', inlet: 'WEB' }),
  ),
  sendCancellationSmsCode: own(passed({ userAccount: '19900000007', captchaType: 'blockPuzzle' })),
  cancelAccount: own((bench) => ({ mobile: '19900000007', password: code(bench, '19900000007', 'cancel') })),

  getCaptcha: () => ({ as: 'anonymous', ...puzzleRequest() }),
  checkCaptcha: async (bench) => {
    const { token } = await bench.as('anonymous').ok('getCaptcha', puzzleRequest());
    return { as: 'anonymous', ...answerTo(bench, token) };
  },

  countMessages: own({ status: 0, type: 1 }),
  listMessages: own({ ...PAGE, type: 1 }),
  readMessage: own(({ world: { store } }) => ({
    id: store.messages.where('userId', 'u-certified').at(-1)?.id ?? '',
  })),
  readAllMessages: own({ id: 'u-certified' }),
  getCurrentAgreement: open({ agreementType: 'PRIVACY', i18n: 'en' }),
  listAgreementVersions: open({ ...PAGE, agreementType: 'PRIVACY', i18n: 'en' }),
  getAgreementVersion: open(({ world: { store } }) => ({ id: store.agreements.all()[0]?.id, i18n: 'en' })),

  getCompanyDetail: () => ({ as: 'certified', path: { companyCode: 'C01' } }),
  getCompanyOfUser: () => ({ as: 'certified', path: { userId: 'u-certified' } }),
  updateCompanyEmail: own({ id: 'co-01', companyEmail: 'carbon@example.com' }),
  registerCompany: by('uncertified')(async (bench) => ({
    ...CERTIFICATION,
    attachmentId: await companyPapers(bench.as('uncertified')),
  })),

  listVerifications: own(PAGE),
  getVerification: ofVerification,
  listVerificationFiles: ofVerification,
  submitVerification: own(async (bench) => ({
    ...VERIFICATION,
    uploadAttachmentId: await reportToVerify(bench.as('certified')),
  })),

  listProductCategories: open({}),
  listTemplates: own({ ...PAGE, i18n: 'en' }),
  submitApplication: own(async (bench) => {
    const item = {
      pcrNumber: PCR,
      productType: 'EPD',
      productName: '耐候桥梁钢',
      lcaAttachmentId: await pdfFor(bench.as('certified')),
      dataAttachment: await zipFor(bench.as('certified')),
      epdAttachmentId: await pdfFor(bench.as('certified'), 'PRE_REPORT'),
      technologyId: 'process-11',
    };
    return { epd: [item], apply: { companyName: COMPANY, pcrNumber: PCR, formList: [item] } };
  }),
  listMyApplications: () => ({ as: 'certified', query: PAGE }),
  getApplicationDetail: ofApplication,
  updateLcaValidation: own((bench) => ({ status: 0, applyId: correctionOf(bench).id })),
  replacePreReport: own(async (bench) => ({
    id: `${correctionOf(bench).id}:1`,
    epdAttachmentId: await pdfFor(bench.as('certified'), 'PRE_REPORT'),
  })),
  replaceDataTable: own(async (bench) => ({
    id: `${correctionOf(bench).id}:1`,
    dataAttachment: await zipFor(bench.as('certified')),
  })),
  replaceLcaReport: own(async (bench) => ({
    id: `${correctionOf(bench).id}:1`,
    lcaAttachmentId: await pdfFor(bench.as('certified')),
  })),

  getQuote: ofApplication,
  confirmQuote: decideQuote,
  refuseQuote: decideQuote,
  getContract: ofApplication,
  confirmContract: decideContract,
  refuseContract: decideContract,

  searchPcrs: open(PAGE),
  applyForPcr: own({ productName: COMPANY, product: '耐候桥梁钢螺栓' }),
  searchDeclarations: open(PAGE),
  getProductInfo: read('anonymous', (store) => store.declarations.all()[0]?.businessId),
  createAccessRecord: open({
    userCode: '0b9b1a4e-5d0f-4a39-9d57-7b1f0f5c2a11',
    accessPage: '/app/epd/epd-1012',
  }),
  getDeclarationQr: read('certified', (store) => {
    store.settings.put({ id: 'qrShow', value: '1' });
    return store.declarations.where('companyCode', 'C01')[0]?.id;
  }),

  listNews: open(PAGE),
  getNews: open(({ world: { store } }) => ({ id: store.news.all()[0]?.id })),
  listAnnouncements: open(PAGE),
  getAnnouncement: open(({ world: { store } }) => ({ id: store.announcements.all()[0]?.id })),
  listResources: open({ ...PAGE, type: 'GUIDE' }),

  submitFeedback: own(
    passed({
      companyName: COMPANY,
      nickname: '王工',
      phone: '19900000007',
      mail: 'wang@example.com',
      information: 'EPD 到期后如何续期？',
    }),
  ),
  subscribeLcaTool: own({
    username: '王工',
    companyName: COMPANY,
    industryCategory: 'STEEL_BOF',
    position: 'LCA 工程师',
  }),
  submitLowCarbonApplication: own(async (bench) => ({
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
  })),
};

/** One of them with other values in its body. */
export async function validCall(bench: Bench, id: OperationId, more: object = {}): Promise<ValidCall> {
  const call = await must(VALID_CALLS[id])(bench);
  return { ...call, body: { ...call.body, ...more } };
}
