/** Applications for EPD and CFP: the form, its helpers, and My EPD/CFP (document 2 §2, §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import { SEARCH_PAGE_SIZE } from '#src/lib/limits.ts';
import { replaceDataTable, replaceLcaReport, replacePreReport, updateLcaValidation } from './replace.ts';
import { submitApplication } from './submit.ts';
import { toApplicationDetail, toMyApplication } from './to-answer.ts';
import { openSession } from '../../world/sessions.ts';
import { ok, signedIn, type Handlers, type Handler, refuse, type Text } from '../handler.ts';
import { approvedCompany, ownApplication } from '../shared/permissions.ts';
import { derived } from '../../domain/derived.ts';
import { readForm, listed } from '../shared/form.ts';
import { mappedPage, PAGE } from '../shared/page.ts';
import type { Application, ProductCategory } from '../../world/entities.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import type { Store } from '../../world/types.ts';

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
  const form = readForm(call, call.body, { ...PAGE, i18n: listed<'zh-CN' | 'en'>() });
  return ok(
    mappedPage(store.templates.all(), form, ({ id, code, attachmentId, enAttachmentId }) => {
      const file = form.i18n === 'en' ? (enAttachmentId ?? attachmentId) : attachmentId;
      const name = file === null ? null : (store.attachments.get(file)?.fileName ?? null);
      return { id, code, attachmentId: file, name };
    }),
  );
});

/** Newest first; cached until an application changes. */
const newestByCompany = derived(['applications'], (store) => {
  const companies = new Map<string, Application[]>();
  for (const row of store.applications.all()) {
    const rows = companies.get(row.companyCode);
    if (rows === undefined) companies.set(row.companyCode, [row]);
    else rows.push(row);
  }
  // Equal times: later rows first.
  for (const rows of companies.values()) rows.reverse().sort((a, b) => b.appliedAt - a.appliedAt);
  return companies;
});

export const applicationHandlers = {
  listProductCategories,
  listTemplates,
  submitApplication,

  /** Without a company: an empty list, not an error. */
  listMyApplications: signedIn((call) => {
    const { store } = call.world;
    const { pageNum = 1, pageSize = SEARCH_PAGE_SIZE } = call.query;
    const page = readForm(call, { pageNum, pageSize }, PAGE);
    const rows = newestByCompany(store).get(call.user.companyCode ?? '') ?? [];
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
