/** Repeats all checks of the form (document 2 §4, §5, §9). */
import { APPLICATION_ITEMS_MAX, PRODUCT_NAME_MAX } from '#src/lib/limits.ts';
import { LCA_CHECK } from '#src/lib/states.ts';
import type { ApplicationItem, Company, Store } from '../../world/entities.ts';
import { ok, signedIn, type SignedInCall, refuse, type Text } from '../handler.ts';
import { applicantCompany } from '../shared/permissions.ts';
import { line, readForm } from '../shared/form.ts';
import { startPapers, nextApplicationNumber } from '../../domain/papers.ts';
import { entriesOf } from '../../lib/tables.ts';
import { itemFile, technologyOf } from './items.ts';

type SubmitCall = SignedInCall<'submitApplication'>;
type SentItem = NonNullable<NonNullable<SubmitCall['body']['epd']>[number]>;

const TEXT = {
  pcr: { zh: '请筛选并选择 PCR 编号', en: 'Filter and select a PCR number.' },
  onePcr: { zh: '一次申请只能选择一个 PCR', en: 'One application is made under one PCR.' },
  company: { zh: '只能为您所属的企业提交申请', en: 'You can only apply for your own company.' },
  none: { zh: '请至少添加一个产品', en: 'Add at least one product' },
  count: {
    zh: `最多添加 ${APPLICATION_ITEMS_MAX} 个产品`,
    en: `Up to ${APPLICATION_ITEMS_MAX} products`,
  },
  different: { zh: '申请表与产品清单不一致', en: 'The form and the list of products differ' },
  type: { zh: '请选择声明类型', en: 'Select a declaration type' },
  name: { zh: '请输入产品名称', en: 'Enter the product name' },
  technology: { zh: '工艺技术不存在', en: 'The process technology does not exist.' },
} as const satisfies Record<string, Text>;

const productName = line({
  label: { zh: '产品名称', en: 'Product name' },
  max: PRODUCT_NAME_MAX,
  missing: TEXT.name,
});

/** Names of the category tree may exceed the limit for typed ones (document 2 §5 "when typed"). */
const isPicked = (store: Store, text: string): boolean =>
  store.productCategories.all().some(({ name }) => name.zh === text || name.en === text);

/** Normalised for comparison: `formList` repeats `epd`. */
function signature(items: readonly SentItem[]): string {
  const parts = items.map((item) => [
    item.pcrNumber,
    item.productType,
    item.productName?.trim(),
    ...[item.lcaAttachmentId, item.dataAttachment, item.epdAttachmentId, item.technologyId].map(
      (id) => id ?? null,
    ),
  ]);
  return JSON.stringify(parts);
}

function readItem(call: SubmitCall, item: SentItem): ApplicationItem {
  const { store } = call.world;
  if (item.pcrNumber !== call.body.apply?.pcrNumber) return refuse(call, TEXT.onePcr);
  const { productType } = item;
  if (productType === undefined) return refuse(call, TEXT.type);
  const picked = item.productName?.trim() ?? '';
  const name = isPicked(store, picked) ? { productName: picked } : readForm(call, item, { productName });
  const technologyId = item.technologyId ?? null;
  if (technologyId !== null && technologyOf(store, technologyId) === undefined) {
    return refuse(call, TEXT.technology);
  }
  const files = {
    lcaAttachmentId: item.lcaAttachmentId ?? null,
    dataAttachmentId: item.dataAttachment ?? null,
    preReportAttachmentId: item.epdAttachmentId ?? null,
  };
  for (const [field, id] of entriesOf(files)) if (id !== null) itemFile(call, field, id);
  return {
    ...name,
    productType,
    technologyId,
    ...files,
    reportCnId: null,
    reportEnId: null,
    declarationId: null,
  };
}

function readApplication(
  call: SubmitCall,
  company: Company,
): { pcrNumber: string; items: ApplicationItem[] } {
  const { apply = {}, epd = [] } = call.body;
  const { pcrNumber = '', formList } = apply;
  const companyName = apply.companyName?.trim();
  if (companyName !== company.name.zh && companyName !== company.name.en) return refuse(call, TEXT.company);
  if (call.world.store.pcrs.where('pcrNumber', pcrNumber).length === 0) return refuse(call, TEXT.pcr);
  if (epd.length === 0) return refuse(call, TEXT.none);
  if (epd.length > APPLICATION_ITEMS_MAX) return refuse(call, TEXT.count);
  if (formList !== undefined && signature(formList) !== signature(epd)) return refuse(call, TEXT.different);
  return { pcrNumber, items: epd.map((sent) => readItem(call, sent)) };
}

export const submitApplication = signedIn<'submitApplication'>((call) => {
  const company = applicantCompany(call);
  const form = readApplication(call, company);

  const { store, clock, ids } = call.world;
  const now = clock.now();
  const id = ids.next('app');
  store.applications.put({
    id,
    number: nextApplicationNumber(store, now),
    companyCode: company.code,
    userId: call.user.id,
    companyName: company.name.zh,
    pcrNumber: form.pcrNumber,
    stage: 10,
    appliedAt: now,
    stageEnteredAt: { 10: now },
    items: form.items,
    lcaCheck: LCA_CHECK.pending,
    lcaRemark: null,
    correctionAskedAt: null,
    verificationRemark: null,
  });
  startPapers(call.world, id);
  return ok(id);
});
