/** Converts applications to the wire format: card and details dialog (document 2 §3). */
import { CONTRACT, LCA_CHECK, QUOTE } from '#src/lib/states.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import type { Application, ApplicationItem, Store } from '../../world/entities.ts';
import { dateOf, dateTime } from '../../domain/dates.ts';
import { missingFilesOf } from '../../domain/charts/application-at.ts';
import { derived } from '../../domain/derived.ts';
import { writtenIn, type Language } from '../../domain/language.ts';
import { contractOf, isContractOut, quoteOf, customerDueOn } from '../../domain/papers.ts';
import { productNameEn } from '../../domain/product-names.ts';
import { typedIn } from '../../domain/typed-texts.ts';
import * as itemsOf from './items.ts';
import { keysOf } from '../../lib/tables.ts';

const REPORT_TYPE = {
  lcaAttachmentId: 'LCA_REPORT',
  dataAttachmentId: 'DATA_TABLE',
  preReportAttachmentId: 'PRE_REPORT',
} as const satisfies Record<itemsOf.FileField, Wire['ApplicationFileVersion']['reportType']>;
const FIELDS = keysOf(REPORT_TYPE);

/** Newest first. A file that was never replaced was uploaded with the application, by the applicant. */
function fileVersionsOf(
  store: Store,
  application: Application,
  item: ApplicationItem,
  language: Language,
): Wire['ApplicationFileVersion'][] {
  const noted = item.versions ?? [];
  const sent = FIELDS.flatMap((field) => {
    const own = noted.filter((one) => one.field === field);
    const attachmentId = item[field];
    if (own.length > 0 || attachmentId === null) return own;
    return [{ field, attachmentId, userId: application.userId }];
  });
  return sent
    .toReversed()
    .flatMap(({ field, attachmentId, userId }) => {
      const file = store.attachments.get(attachmentId);
      if (file === undefined) return [];
      const user = store.users.get(userId);
      return {
        reportType: REPORT_TYPE[field],
        attachmentId,
        fileName: file.fileName,
        uploadTime: dateTime(file.createdAt),
        uploader: typedIn(store, user?.userName ?? user?.account ?? null, language),
      };
    })
    .sort((a, b) => b.uploadTime.localeCompare(a.uploadTime));
}

type Wire = components['schemas'];

function itemNameEn(store: Store, item: ApplicationItem): string | null {
  const declared = item.declarationId === null ? undefined : store.declarations.get(item.declarationId);
  return declared?.productName.en ?? productNameEn(store, item.productName);
}

function declared(store: Store, { declarationId }: ApplicationItem) {
  const declaration = declarationId === null ? undefined : store.declarations.get(declarationId);
  if (declaration === undefined) return {};
  return { epdId: declaration.id, epdRegistrationNumber: declaration.registrationNumber };
}

function names(store: Store, application: Application) {
  const pcr = store.pcrs.where('pcrNumber', application.pcrNumber)[0];
  const company = store.companies.where('code', application.companyCode)[0];
  return {
    companyName: application.companyName,
    companyNameEn: company?.name.en ?? null,
    pcrNumber: application.pcrNumber,
    pcrName: pcr?.name.zh ?? application.pcrNumber,
    pcrNameEn: pcr?.name.en ?? null,
  };
}

function cardOf(store: Store, application: Application, language: Language): Wire['MyApplication'] {
  const quote = quoteOf(store, application.id);
  const contract = contractOf(store, application.id);
  const epds = application.items.map((item) => ({
    epdProductName: item.productName,
    epdProductNameEn: itemNameEn(store, item),
    ...declared(store, item),
  }));
  return {
    id: application.id,
    applyId: application.id,
    applicationNumber: application.number,
    applyStatus: application.stage,
    applicationTime: dateTime(application.appliedAt),
    ...names(store, application),
    // A string that contains JSON (document 2 §3, decision 5).
    epdList: JSON.stringify({ epds }),
    quoteId: quote?.id ?? null,
    quoteStatus: quote?.status ?? QUOTE.notIssued,
    contractId: contract?.id ?? null,
    contractStatus: contract?.status ?? CONTRACT.notStarted,
    contractNumber: contract !== undefined && isContractOut(contract) ? contract.number : null,
    lcaValidateStatus: application.stage < 30 ? null : application.lcaCheck,
    missingFiles: missingFilesOf(application),
    verifyState: itemsOf.verifyStateOf(application),
    stageRemark: writtenIn(itemsOf.stageRemark(application), language),
    waitingFor: itemsOf.waitingFor(store, application),
    dueDate: itemsOf.dueDateOf(application),
    customerDueDate: customerDueOn(store, application),
    stages: itemsOf.stagesOf(application),
  };
}

type Cards = WeakMap<Application, Wire['MyApplication']>;

/** Cached cards: the list is requested often without changes. */
const cards = derived(
  ['quotes', 'contracts', 'companies', 'pcrs', 'declarations', 'productCategories'],
  (): Readonly<Record<Language, Cards>> => ({ zh: new WeakMap(), en: new WeakMap() }),
);

export function toMyApplication(
  store: Store,
  application: Application,
  language: Language,
): Wire['MyApplication'] {
  const known = cards(store)[language];
  // A changed row is a new object.
  const card = known.get(application) ?? cardOf(store, application, language);
  known.set(application, card);
  return card;
}

function toItem(
  store: Store,
  application: Application,
  language: Language,
  item: ApplicationItem,
  index: number,
): Wire['ApplicationItem'] {
  const fileName = (id: string | null) =>
    id === null ? null : (store.attachments.get(id)?.fileName ?? null);
  const technology = item.technologyId === null ? undefined : itemsOf.technologyOf(store, item.technologyId);
  const declaration = item.declarationId === null ? undefined : store.declarations.get(item.declarationId);
  return {
    id: itemsOf.itemId(application.id, index),
    productName: item.productName,
    productNameEn: itemNameEn(store, item),
    productType: item.productType,
    lcaAttachmentCn: item.lcaAttachmentId,
    lcaAttachmentCnName: fileName(item.lcaAttachmentId),
    dataAttachment: item.dataAttachmentId,
    dataAttachmentName: fileName(item.dataAttachmentId),
    epdAttachmentTest: item.preReportAttachmentId,
    epdAttachmentTestName: fileName(item.preReportAttachmentId),
    epdAttachmentCn: item.reportCnId,
    epdAttachmentCnName: fileName(item.reportCnId),
    epdAttachmentEn: item.reportEnId,
    epdAttachmentEnName: fileName(item.reportEnId),
    fileVersions: fileVersionsOf(store, application, item, language),
    lcaValidateStatus: application.lcaCheck,
    lcaRemark: writtenIn(application.lcaRemark, language),
    technologyId: item.technologyId,
    technologyName: technology?.value.zh ?? null,
    technologyNameEn: technology?.value.en ?? null,
    epdId: item.declarationId,
    epdRegistrationNumber: declaration?.registrationNumber ?? null,
  };
}

/** Since when a correction is pending, or who last confirmed it. */
function correctionOf(
  store: Store,
  { lcaCheck, correctionAskedAt, corrected }: Application,
  language: Language,
): Pick<
  Wire['ApplicationDetail'],
  'correctionAskedTime' | 'correctionConfirmedTime' | 'correctionConfirmedBy'
> {
  const done = lcaCheck === LCA_CHECK.correction ? undefined : corrected;
  const user = done === undefined ? undefined : store.users.get(done.userId);
  return {
    correctionAskedTime: correctionAskedAt === null ? null : dateTime(correctionAskedAt),
    correctionConfirmedTime: done === undefined ? null : dateTime(done.at),
    correctionConfirmedBy: typedIn(store, user?.userName ?? user?.account ?? null, language),
  };
}

export function toApplicationDetail(
  store: Store,
  application: Application,
  language: Language,
): Wire['ApplicationDetail'] {
  return {
    id: application.id,
    applyId: application.id,
    applicationNumber: application.number,
    applyStatus: application.stage,
    applicationTime: dateTime(application.appliedAt),
    ...names(store, application),
    customerDueDate: customerDueOn(store, application),
    ...correctionOf(store, application, language),
    stages: itemsOf.stagesOf(application),
    returns: (application.returns ?? []).map(({ stage, enteredAt, returnedAt, remark }) => ({
      applyStatus: stage,
      startedAt: dateOf(enteredAt),
      returnedAt: dateOf(returnedAt),
      remark: writtenIn(remark, language),
    })),
    items: application.items.map((item, index) => toItem(store, application, language, item, index)),
  };
}
