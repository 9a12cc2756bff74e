/** Applications for EPD and CFP: the form, its helpers, and My EPD/CFP (document 2 §2, §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import { SEARCH_PAGE_SIZE } from '#src/lib/limits.ts';
import { listProductCategories, listTemplates } from './categories.ts';
import { replaceDataTable, replaceLcaReport, replacePreReport, updateLcaValidation } from './replace.ts';
import { submitApplication } from './submit.ts';
import { toApplicationDetail, toMyApplication } from './to-answer.ts';
import { openSession } from '../../world/sessions.ts';
import { ok, signedIn, type Handlers } from '../handler.ts';
import { approvedCompany } from '../shared/audit.ts';
import { derived } from '../../domain/derived.ts';
import { isFailure, ownApplication } from '../shared/ownership.ts';
import { readForm } from '../shared/form.ts';
import { mappedPage, PAGE } from '../shared/page.ts';
import type { Application } from '../../world/entities.ts';

/** Newest first within each company; worked out once, kept until an application changes. */
const newestByCompany = derived(['applications'], (store) => {
  const companies = new Map<string, Application[]>();
  for (const row of store.applications.all()) {
    const rows = companies.get(row.companyCode);
    if (rows === undefined) companies.set(row.companyCode, [row]);
    else rows.push(row);
  }
  // Later rows win among equal times: they were made later.
  for (const rows of companies.values()) rows.reverse().sort((a, b) => b.appliedAt - a.appliedAt);
  return companies;
});

export const applicationHandlers = {
  listProductCategories,
  listTemplates,
  submitApplication,

  /** Somebody without a company has no applications: an empty list, not an error. */
  listMyApplications: signedIn((call) => {
    const { store } = call.world;
    const { pageNum = 1, pageSize = SEARCH_PAGE_SIZE } = call.query;
    const page = readForm(call, { pageNum, pageSize }, PAGE);
    if (isFailure(page)) return page;
    const rows = newestByCompany(store).get(call.user.companyCode ?? '') ?? [];
    return ok(mappedPage(rows, page, (row) => toMyApplication(store, row, call.language)));
  }),

  getApplicationDetail: signedIn((call) => {
    const application = ownApplication(call, call.body.id);
    return isFailure(application)
      ? application
      : ok(toApplicationDetail(call.world.store, application, call.language));
  }),

  updateLcaValidation,
  replacePreReport,
  replaceDataTable,
  replaceLcaReport,

  /** A token of its own, which opens the external tool and nothing here (decision 24). */
  getEpdToolToken: signedIn((call) => {
    const company = approvedCompany(call);
    return isFailure(company) ? company : ok({ token: openSession(call.world, call.user.id, 'tool').id });
  }),
} satisfies Handlers<OperationsOf<'application'>>;
