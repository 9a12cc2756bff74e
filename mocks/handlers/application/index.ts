/** Applications for EPD and CFP: the form, its helpers, and My EPD/CFP (document 2 §2, §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import { SEARCH_PAGE_SIZE } from '#src/lib/limits.ts';
import { submitApplication } from './submit.ts';
import { toApplicationDetail, toMyApplication } from './to-answer.ts';
import { openSession } from '../../world/sessions.ts';
import { ok, signedIn, type Handlers, type Handler, refuse, type Text, type Success } from '../handler.ts';
import { approvedCompany, ownApplication, type PersonalCall } from '../shared/permissions.ts';
import { readForm, enumValue, INCOMPLETE, mappedPage, PAGE } from '../shared/form.ts';
import type { ProductCategory, ApplicationItem, Store } from '../../world/entities.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import { LCA_CHECK } from '#src/lib/states.ts';
import { caseOf } from '../../domain/papers.ts';
import { LATE_FILES, applicationAt, takesFile } from '../../domain/charts/application-at.ts';
import { APPLICATION_CHART } from '../../domain/charts/application.ts';
import { allows } from '../../domain/charts/chart.ts';
import { itemFile, type FileField, ownItem, type FoundItem } from './items.ts';

const NOT_NOW: Text = { zh: '当前不能更换该文件', en: 'This file cannot be replaced now.' };
const NO_CORRECTION: Text = { zh: 'LCA 数据无需修改', en: 'The LCA data needs no correction.' };

function mayReplace(
  { world }: PersonalCall,
  { application, item }: Pick<FoundItem, 'application' | 'item'>,
  field: FileField,
): boolean {
  const at = applicationAt(caseOf(world, application));
  return allows(APPLICATION_CHART, LATE_FILES[field].call, at) && takesFile(at, item, field);
}

/** Keeps the replaced file as a former version, by default uploaded with the application. */
function nextVersions(
  { application, item }: Pick<FoundItem, 'application' | 'item'>,
  field: FileField,
  sent: { attachmentId: string; userId: string },
): NonNullable<ApplicationItem['versions']> {
  const { versions = [] } = item;
  const former = item[field];
  const isKnown = former === null || versions.some((one) => one.field === field);
  const first = isKnown ? [] : [{ field, attachmentId: former, userId: application.userId }];
  return [...versions, ...first, { field, ...sent }];
}

function replaceFile(
  call: PersonalCall,
  id: string | undefined,
  field: FileField,
  attachmentId: string | undefined,
): Success<null> {
  const found = ownItem(call, id);
  const { application, index } = found;
  approvedCompany(call);
  if (!mayReplace(call, found, field)) return refuse(call, NOT_NOW);
  const file = itemFile(call, field, attachmentId);
  const versions = nextVersions(found, field, { attachmentId: file.id, userId: call.user.id });
  const items = application.items.map((old, at) =>
    at === index ? { ...old, [field]: file.id, versions } : old,
  );
  call.world.store.applications.update(application.id, { items });
  return ok(null);
}

const replacePreReport = signedIn<'replacePreReport'>((call) =>
  replaceFile(call, call.body.id, 'preReportAttachmentId', call.body.epdAttachmentId),
);

const replaceDataTable = signedIn<'replaceDataTable'>((call) =>
  replaceFile(call, call.body.id, 'dataAttachmentId', call.body.dataAttachment),
);

const replaceLcaReport = signedIn<'replaceLcaReport'>((call) =>
  replaceFile(call, call.body.id, 'lcaAttachmentId', call.body.lcaAttachmentId),
);

/** Only from 2 back to 0 (document 2 §4); clears the staff's remark. */
const updateLcaValidation = signedIn<'updateLcaValidation'>((call) => {
  const application = ownApplication(call, call.body.applyId);
  approvedCompany(call);
  if (call.body.status === undefined) return refuse(call, INCOMPLETE);
  if (!allows(APPLICATION_CHART, 'updateLcaValidation', applicationAt(caseOf(call.world, application))))
    return refuse(call, NO_CORRECTION);
  call.world.store.applications.update(application.id, {
    lcaCheck: LCA_CHECK.pending,
    lcaRemark: null,
    correctionAskedAt: null,
    corrected: { at: call.world.clock.now(), userId: call.user.id },
  });
  return ok(null);
});

type Wire = components['schemas'];

const NO_PCR: Text = { zh: 'PCR 不存在', en: 'The PCR does not exist.' };

function toLeaf({ id, name }: ProductCategory): Wire['ProductCategoryLeaf'] {
  return { id, categoryName: name.zh, categoryNameEn: name.en };
}

/** With a PCR number only what that PCR covers, without empty branches. */
function treeOf(store: Store, pcrNumber: string | null): Wire['ProductCategory'][] {
  const covered = (row: ProductCategory) => pcrNumber === null || row.pcrNumbers.includes(pcrNumber);
  return store.productCategories.where('parentId', null).flatMap((branch) => {
    const children = store.productCategories.where('parentId', branch.id).filter(covered).map(toLeaf);
    return children.length === 0 ? [] : [{ ...toLeaf(branch), children }];
  });
}

const listProductCategories: Handler<'listProductCategories'> = (call) => {
  const { store } = call.world;
  const id = call.body.id ?? null;
  if (id === null) return ok(treeOf(store, null));
  const pcr = store.pcrs.get(id);
  return pcr === undefined ? refuse(call, NO_PCR) : ok(treeOf(store, pcr.pcrNumber));
};

const listTemplates = signedIn<'listTemplates'>((call) => {
  const { store } = call.world;
  const form = readForm(call, call.body, { ...PAGE, i18n: enumValue<'zh-CN' | 'en'>() });
  return ok(
    mappedPage(store.templates.all(), form, ({ id, code, attachmentId, enAttachmentId }) => {
      const file = form.i18n === 'en' ? (enAttachmentId ?? attachmentId) : attachmentId;
      const name = file === null ? null : (store.attachments.get(file)?.fileName ?? null);
      return { id, code, attachmentId: file, name };
    }),
  );
});

export const applicationHandlers = {
  listProductCategories,
  listTemplates,
  submitApplication,

  /** Newest first; without a company an empty list, not an error. */
  listMyApplications: signedIn((call) => {
    const { store } = call.world;
    const { pageNum = 1, pageSize = SEARCH_PAGE_SIZE } = call.query;
    const page = readForm(call, { pageNum, pageSize }, PAGE);
    const rows = store.applications
      .where('companyCode', call.user.companyCode ?? '')
      // Equal times: later rows first.
      .toReversed()
      .sort((a, b) => b.appliedAt - a.appliedAt);
    return ok(mappedPage(rows, page, (row) => toMyApplication(store, row, call.language)));
  }),

  getApplicationDetail: signedIn((call) => {
    const application = ownApplication(call, call.body.id);
    return ok(toApplicationDetail(call.world.store, application, call.language));
  }),

  updateLcaValidation,
  replacePreReport,
  replaceDataTable,
  replaceLcaReport,

  /** A separate token for the external tool, invalid here (decision 24). */
  getEpdToolToken: signedIn((call) => {
    approvedCompany(call);
    return ok({ token: openSession(call.world, call.user.id, 'tool').id });
  }),
} satisfies Handlers<OperationsOf<'application'>>;
