/** A new application: what the form has checked is checked again (document 2 §4, §5, §9). */
import { APPLICATION_ITEMS_MAX, PRODUCT_NAME_MAX } from '#src/lib/limits.ts';
import { LCA_CHECK } from '#src/lib/states.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import type { ApplicationItem, Company } from '../../world/entities.ts';
import { ok, signedIn, type Failure, type SignedInCall } from '../handler.ts';
import { applicantCompany } from '../shared/audit.ts';
import { isFailure } from '../shared/ownership.ts';
import { startPapers } from '../../domain/papers.ts';
import { refuse, type Text } from '../shared/say.ts';
import { fileProblem } from './item-files.ts';
import { nextApplicationNumber } from '../../domain/application-numbers.ts';
import { technologyOf } from './technology.ts';

type RequestItem = components['schemas']['ApplicationRequestItem'];
type SubmitCall = SignedInCall<'submitApplication'>;

const TEXT = {
  pcr: { zh: '请筛选并选择 PCR 编号', en: 'Filter and select a PCR number.' },
  onePcr: { zh: '一次申请只能选择一个 PCR', en: 'One application is made under one PCR.' },
  company: { zh: '只能为您所属的企业提交申请', en: 'You can only apply for your own company.' },
  count: { zh: '每次申请最多 3 个产品', en: 'An application has one to three products.' },
  name: { zh: '请填写产品名称', en: 'Enter the name of each product.' },
  nameMax: { zh: '产品名称不能超过 24 个字符', en: 'A product name has at most 24 characters.' },
  technology: { zh: '工艺技术不存在', en: 'The process technology does not exist.' },
} as const satisfies Record<string, Text>;

function formProblem(call: SubmitCall, company: Company): Failure | null {
  const { apply, epd } = call.body;
  const companyName = apply.companyName.trim();
  if (companyName !== company.name.zh && companyName !== company.name.en) return refuse(call, TEXT.company);
  if (call.world.store.pcrs.where('pcrNumber', apply.pcrNumber).length === 0) return refuse(call, TEXT.pcr);
  if (epd.length < 1 || epd.length > APPLICATION_ITEMS_MAX) return refuse(call, TEXT.count);
  for (const item of epd) {
    const problem = itemProblem(call, item);
    if (problem !== null) return problem;
  }
  return null;
}

function itemProblem(call: SubmitCall, item: RequestItem): Failure | null {
  if (item.pcrNumber !== call.body.apply.pcrNumber) return refuse(call, TEXT.onePcr);
  const name = item.productName.trim();
  if (name === '') return refuse(call, TEXT.name);
  if (name.length > PRODUCT_NAME_MAX) return refuse(call, TEXT.nameMax);
  const technologyId = item.technologyId ?? null;
  if (technologyId !== null && technologyOf(call.world.store, technologyId) === undefined) {
    return refuse(call, TEXT.technology);
  }
  return (
    fileProblem(call, 'lcaAttachmentId', item.lcaAttachmentId) ??
    fileProblem(call, 'dataAttachmentId', item.dataAttachment) ??
    fileProblem(call, 'preReportAttachmentId', item.epdAttachmentId)
  );
}

function storedItem(item: RequestItem): ApplicationItem {
  return {
    productName: item.productName.trim(),
    productType: item.productType,
    technologyId: item.technologyId ?? null,
    lcaAttachmentId: item.lcaAttachmentId ?? null,
    dataAttachmentId: item.dataAttachment ?? null,
    preReportAttachmentId: item.epdAttachmentId ?? null,
    reportCnId: null,
    reportEnId: null,
    declarationId: null,
  };
}

/** Stores an application at stage 10 and answers its id. */
export const submitApplication = signedIn<'submitApplication'>((call) => {
  const company = applicantCompany(call);
  if (isFailure(company)) return company;
  const problem = formProblem(call, company);
  if (problem !== null) return problem;

  const { store, clock, ids } = call.world;
  const now = clock.now();
  const id = ids.next('app');
  store.applications.put({
    id,
    number: nextApplicationNumber(store, now),
    companyCode: company.code,
    userId: call.user.id,
    companyName: company.name.zh,
    pcrNumber: call.body.apply.pcrNumber,
    stage: 10,
    appliedAt: now,
    stageEnteredAt: { 10: now },
    items: call.body.epd.map(storedItem),
    lcaCheck: LCA_CHECK.pending,
    lcaRemark: null,
    verificationRemark: null,
  });
  startPapers(call.world, id);
  return ok(id);
});
