/** The customer's actions in scenarios. They call the real handlers, so that their rules apply. */
import { LCA_CHECK } from '#src/lib/states.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { nextApplicationNumber, contractOf, quoteOf, startPapers } from '../domain/papers.ts';
import { contractHandlers } from '../handlers/contract/index.ts';
import type { Call, Handler } from '../handlers/handler.ts';
import { pcrHandlers } from '../handlers/pcr/index.ts';
import { quoteHandlers } from '../handlers/quote/index.ts';
import { verificationHandlers } from '../handlers/verification/index.ts';
import { plainCall } from '../lib/plain-call.ts';
import { dateTime } from '../domain/dates.ts';
import { MIME, putFile, putItemFile } from '../domain/made-files.ts';
import { submitLowCarbonApplication } from '../handlers/service/index.ts';
import { personaById } from '../seed/personas.ts';
import type { ApplicationItem, User, World } from '../world/entities.ts';

export const COMPANY_CODE = 'C01';

export interface AppliedFor {
  readonly pcrNumber: string;
  readonly products: readonly Pick<ApplicationItem, 'productName' | 'productType'>[];
}

const USUAL: AppliedFor = {
  pcrNumber: 'PCR-ST-2023-01',
  products: [
    { productName: '高强汽车结构钢卷', productType: 'EPD' },
    { productName: '高强汽车结构钢卷', productType: 'CFP' },
  ],
};

function customer({ store }: World): User {
  const { userId } = personaById('certified');
  const user = userId === null ? undefined : store.users.get(userId);
  if (user === undefined) throw new Error('The persona "certified" has no user');
  return user;
}

/** Submits an application with all files; returns its id. */
export function apply(world: World, { pcrNumber, products }: AppliedFor = USUAL): string {
  const { store, ids, clock } = world;
  const user = customer(world);
  const applicationId = ids.next('app');
  const createdAt = clock.now();
  const items = products.map(({ productName, productType }, item): ApplicationItem => {
    const owner = { applicationId, item, companyCode: COMPANY_CODE, productName, createdAt };
    return {
      productName,
      productType,
      technologyId: 'process-11',
      lcaAttachmentId: putItemFile(store, { ...owner, file: 'lca' }),
      dataAttachmentId: putItemFile(store, { ...owner, file: 'data' }),
      preReportAttachmentId: putItemFile(store, { ...owner, file: 'preReport' }),
      reportCnId: null,
      reportEnId: null,
      declarationId: null,
    };
  });
  store.applications.put({
    id: applicationId,
    number: nextApplicationNumber(store, createdAt),
    companyCode: COMPANY_CODE,
    userId: user.id,
    companyName: user.companyName ?? '',
    pcrNumber,
    stage: 10,
    appliedAt: createdAt,
    stageEnteredAt: { 10: createdAt },
    items,
    lcaCheck: LCA_CHECK.pending,
    lcaRemark: null,
    correctionAskedAt: null,
    verificationRemark: null,
  });
  startPapers(world, applicationId);
  return applicationId;
}

/** Calls a handler as the customer. @throws Error on a refusal: the scenario is wrong */
function call<Id extends OperationId>(
  world: World,
  handler: Handler<Id>,
  body: Call<Id>['body'],
  signedIn: Pick<Call<Id>, 'path' | 'query'>,
): void {
  const user = customer(world);
  const now = world.clock.now();
  const session = {
    id: 'scenario',
    userId: user.id,
    purpose: 'session',
    issuedAt: now,
    expiresAt: now,
  } as const;
  const request = plainCall('POST', new URL('http://localhost/'));
  const reply = handler({ ...signedIn, world, body, language: 'zh', user, session, request });
  if (reply instanceof Promise) throw new Error('A scenario waits for nothing');
  if (reply.kind !== 'ok') throw new Error(`The customer was refused: ${JSON.stringify(reply)}`);
}

const NOTHING = { path: {}, query: {} };

function must<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw new Error(`There is no ${what}`);
  return row;
}

/** Calls the real handler. @throws Error if there is no quote, or the state does not allow a decision */
export function decideQuote(world: World, applicationId: string, accept: boolean): void {
  const { id } = must(quoteOf(world.store, applicationId), 'quote');
  if (accept) call<'confirmQuote'>(world, quoteHandlers.confirmQuote, { id }, NOTHING);
  else call<'refuseQuote'>(world, quoteHandlers.refuseQuote, { id }, NOTHING);
}

/** Calls the real handler. @throws Error if there is no contract, or the state does not allow a decision */
export function decideContract(world: World, applicationId: string, accept: boolean): void {
  const { id } = must(contractOf(world.store, applicationId), 'contract');
  const body = { id, applyId: applicationId };
  if (accept) call<'confirmContract'>(world, contractHandlers.confirmContract, body, NOTHING);
  else call<'refuseContract'>(world, contractHandlers.refuseContract, body, NOTHING);
}

export function requestPcr(world: World, product: string): string {
  const { companyName } = customer(world);
  call<'applyForPcr'>(world, pcrHandlers.applyForPcr, { productName: companyName ?? '', product }, NOTHING);
  return must(world.store.pcrApplications.all().at(-1), 'request for a PCR').id;
}

export interface AskedAbout {
  registrationNumber: string;
  companyName: string;
  userPosition: string;
  addressAbroad: string | null;
  relationId: 0 | 1 | 2;
}

export function requestVerification(world: World, about: AskedAbout): string {
  const { store, ids, clock } = world;
  const user = customer(world);
  const { registrationNumber, companyName, userPosition, addressAbroad, relationId } = about;
  const fileName = `${registrationNumber} 收到的报告.pdf`;
  const uploadAttachmentId = putFile(store, {
    id: ids.next('att'),
    fileName,
    businessType: 'EPD',
    access: 'owner',
    ownerCompanyCode: COMPANY_CODE,
    createdAt: clock.now(),
    maker: 'attachmentPdf',
    args: {
      title: { zh: '收到的声明报告', en: 'Declaration report received' },
      number: registrationNumber,
      createdAt: dateTime(clock.now()).slice(0, 10),
    },
  });
  const body = {
    userId: user.id,
    userContact: user.userName ?? '王工',
    epdRegistrationNumber: registrationNumber,
    userPosition,
    companyName,
    country: addressAbroad === null ? ('中国' as const) : ('国外' as const),
    region: addressAbroad ?? '江西省南昌市',
    userEmail: 'certified@example.com',
    relationalId: relationId,
    supplement: relationId === 2 ? '联合研发单位' : '',
    remark: '供应商随货提供，请核对真伪与有效期。',
    uploadAttachmentId,
  };
  call<'submitVerification'>(world, verificationHandlers.submitVerification, body, NOTHING);
  return must(store.verifications.all().at(-1), 'request to verify a report').id;
}

export function applyLowCarbon(world: World): string {
  const { store, ids, clock } = world;
  const attachmentId = putFile(store, {
    id: ids.next('a-lc'),
    fileName: '低碳排放钢数据表.xlsx',
    businessType: 'LCA',
    access: 'owner',
    ownerCompanyCode: COMPANY_CODE,
    createdAt: clock.now(),
    mime: MIME.xlsx,
    maker: 'dataTable',
    args: { updatedOn: clock.today() },
  });
  const entry = {
    companyName: customer(world).companyName ?? '',
    introduction: '长流程钢铁企业，配套氢基直接还原示范线。',
    productName: '低碳热轧卷板',
    process: 'DRI;EAF;REFINING;CASTING;HOT_ROLLING',
    attachmentId,
  };
  call<'submitLowCarbonApplication'>(world, submitLowCarbonApplication, { list: [entry] }, NOTHING);
  return must(store.lowCarbonApplications.all().at(-1), 'low-carbon application').id;
}

/** Sends feedback; returns its id. Skips the portal's captcha. */
export function ask(world: World, information: string): string {
  const { store, ids, clock } = world;
  const { id, companyName, userName, account } = customer(world);
  return store.feedback.put({
    id: ids.next('fb'),
    companyName: companyName ?? '',
    nickname: userName ?? '',
    phone: '19900000007',
    mail: account,
    information,
    userId: id,
    answeredAt: null,
    createdAt: clock.now(),
  }).id;
}
