/** 23 verification requests (document 2 §2) in all three states: three pages of ten. */
import { padded } from '../lib/text.ts';
import { VERIFICATION, type VerificationState, PCR_REQUEST, type PcrRequestStage } from '#src/lib/states.ts';
import { putFile } from '../domain/made-files.ts';
import type { Declaration, MakerArguments, Written } from '../world/entities.ts';
import { at, randomOf, type SeedContext } from './context.ts';

interface Proposal {
  readonly product: string;
  readonly daysAgo: number;
  readonly stage: PcrRequestStage;
  readonly answered?: number;
  readonly refusal?: Written;
  readonly pcrId?: string;
}

const PROPOSALS: readonly Proposal[] = [
  { product: '钢丝绳及预应力钢绞线', daysAgo: 44, stage: PCR_REQUEST.proposed },
  { product: '钢板桩（热轧与冷弯）', daysAgo: 131, stage: PCR_REQUEST.drafting },
  {
    product: '钢渣微粉',
    daysAgo: 208,
    stage: PCR_REQUEST.refused,
    answered: 190,
    refusal: {
      zh: '钢渣微粉属于建材产品，请采用建筑材料领域的 PCR。',
      en: 'Ground slag is a building material. Use a PCR for building materials.',
    },
  },
  { product: '废钢回收加工', daysAgo: 600, stage: PCR_REQUEST.published, answered: 420, pcrId: 'pcr-12' },
];

const VISITS = { 'visits.pv': 128_640, 'visits.uv': 17_352 } as const;

export function seedServices({ store, clock }: SeedContext): void {
  for (const [id, count] of Object.entries(VISITS)) {
    store.counters.put({ id, count, since: at(clock, -1200), until: null });
  }
  PROPOSALS.forEach(({ product, daysAgo, stage, answered, refusal = null, pcrId = null }, index) => {
    store.pcrApplications.put({
      id: `pa-${index + 1}`,
      userId: 'u-certified',
      companyName: '澜江钢铁集团有限公司',
      product,
      createdAt: at(clock, -daysAgo, '13:30'),
      stage,
      answeredAt: answered === undefined ? null : at(clock, -answered, '10:00'),
      refusal,
      pcrId,
    });
  });
  store.subscriptions.put({
    id: 'sub-1',
    userId: 'u-agency',
    mobile: '19900000008',
    username: '林工',
    companyName: '衡准低碳验证中心',
    industryCategory: 'SERVICE_CERTIFICATION',
    position: 'LCA 工程师',
    active: true,
    createdAt: at(clock, -20, '10:45'),
  });
}

type ReceivedFile =
  | { maker: 'declarationPdf'; args: MakerArguments['declarationPdf'] }
  | { maker: 'attachmentPdf'; args: MakerArguments['attachmentPdf'] };

const HOW_MANY = 23;
const POSITIONS = '环保主管|LCA 工程师|质量经理|采购经理|外贸业务|能源主管|技术总监|可持续发展经理'.split(
  '|',
);
const CONTACTS = ['王工', '李工', '赵工', '钱工', '孙工', 'Engineer Weber', 'Engineer Larsen'] as const;
const CHINA = ['江西省南昌市', '江苏省南京市', '浙江省宁波市', '重庆市渝中区', '广东省广州市'] as const;
const ABROAD = ['12 Example Street, Orenfeld, Germany', '7 Example Quay, Tarvik, Norway'] as const;
const BUYERS =
  '穹砚钢结构工程有限公司|骁屿汽车零部件有限公司|纵屿船舶制造有限公司|澜江钢铁集团有限公司'.split('|');

const FEEDBACK: Record<VerificationState, Written | null> = {
  1: {
    zh: '报告第 4 页的注册号与登记信息不一致，文件可能被修改，请向出具方索取原件。',
    en: 'The registration number on page 4 differs from the register; the file may have been changed. Ask whoever gave it to you for the original.',
  },
  2: {
    zh: '经核对，报告与平台登记信息一致，声明在有效期内。',
    en: 'The report agrees with the register, and the declaration is valid.',
  },
  3: null,
};
const NOT_OURS = {
  zh: '平台未签发该注册号。',
  en: 'The platform never issued this number.',
};

function stateOf(index: number): VerificationState {
  if (index < 4 || index % 7 === 5) return VERIFICATION.inProgress;
  return index % 4 === 3 ? VERIFICATION.failed : VERIFICATION.succeeded;
}

/** The published report, or a forgery with another number and a later end. */
function receivedFile(
  { id, registrationNumber, companyCode, expiresOn }: Declaration,
  state: VerificationState,
  createdAt: string,
): ReceivedFile {
  if (state !== VERIFICATION.failed)
    return {
      maker: 'declarationPdf',
      args: { declarationId: id, language: 'zh' },
    };
  const until = `${String(Number(expiresOn.slice(0, 4)) + 2)}${expiresOn.slice(4)}`;
  return {
    maker: 'attachmentPdf',
    args: {
      title: { zh: '环境产品声明', en: 'Environmental product declaration' },
      number: `${registrationNumber}-A`,
      createdAt,
      paragraphs: [
        { zh: `企业代码：${companyCode}`, en: `Company code: ${companyCode}` },
        { zh: `有效期至：${until}`, en: `Valid until: ${until}` },
      ],
    },
  };
}

/** Requires declarations. All requests are by `certified`. */
export function seedVerifications(context: SeedContext): void {
  const { store, clock } = context;
  const declarations = store.declarations.all();
  // Oldest first, as they would arrive.
  for (let index = HOW_MANY - 1; index >= 0; index -= 1) {
    const id = `v-${padded(HOW_MANY - index, 3)}`;
    const random = randomOf(context, id, 'request');
    const state = stateOf(index);
    const daysAgo = 1 + index * 9;
    const createdAt = at(clock, -daysAgo, '11:20');
    const abroad = index % 6 === 4;
    const relationId = index % 3;
    const declaration = random.pick(declarations);
    const number = declaration.registrationNumber;
    store.verifications.put({
      id,
      userId: 'u-certified',
      // A number that was never issued.
      registrationNumber: index === 7 ? 'EPD-ST-2020-9999' : number,
      userContact: random.pick(CONTACTS),
      userPosition: random.pick(POSITIONS),
      companyName: abroad ? 'Orenfeld Stahl GmbH' : random.pick(BUYERS),
      country: abroad ? '国外' : '中国',
      region: abroad ? random.pick(ABROAD) : random.pick(CHINA),
      userEmail: 'certified@example.com',
      relationId,
      supplement: relationId === 2 ? '联合研发单位' : null,
      remark: index % 5 === 0 ? '供应商随货提供，请核对真伪与有效期。' : null,
      state,
      createdAt,
    });
    const fileName = `${number} 收到的报告.pdf`;
    const feedback = index === 7 ? NOT_OURS : FEEDBACK[state];
    store.verificationFiles.put({
      id: `vf-${id.slice(2)}`,
      verificationId: id,
      fileName,
      attachmentId: putFile(store, {
        id: `a-${id}`,
        fileName,
        businessType: 'VERIFY',
        access: 'owner',
        ownerCompanyCode: 'C01',
        createdAt,
        ...receivedFile(declaration, state, clock.today(-daysAgo)),
      }),
      uploadedAt: createdAt,
      feedbackAt: feedback === null ? null : at(clock, -Math.max(daysAgo - 4, 0), '16:45'),
      feedback,
    });
  }
}
