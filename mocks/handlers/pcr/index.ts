/** Product category rules (document 2 §2, §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import { NAME_MAX, REMARK_MAX } from '#src/lib/limits.ts';
import { PCR_REQUEST } from '#src/lib/states.ts';
import { pcrsByNumber, searchRows } from './search.ts';
import { applicationsOf } from './applications.ts';
import { ok, signedIn, type Handlers } from '../handler.ts';
import { applicantCompany } from '../shared/audit.ts';
import { isFailure } from '../shared/ownership.ts';
import { line, readForm } from '../shared/form.ts';
import { filterCode, keyword, mappedPage, PAGE } from '../shared/page.ts';
import { toPcrItem } from './to-answer.ts';

const SEARCH = {
  ...PAGE,
  pcrKeyword: keyword('关键词', 'Keyword'),
  pcrNumber: filterCode('PCR 编号', 'PCR number'),
} as const;

const APPLICATION = {
  productName: line({ label: { zh: '企业名称', en: 'Company name' }, max: NAME_MAX }),
  product: line({ label: { zh: '产品', en: 'Product' }, max: REMARK_MAX, multiline: true }),
} as const;

export const pcrHandlers = {
  listPcrs: ({ world }) => ok(pcrsByNumber(world.store).map(({ pcr }) => toPcrItem(world, pcr))),

  /** `mine` adds the own company's applications for rules; without a token it changes nothing. */
  searchPcrs: (call) => {
    const { world, body, user } = call;
    const form = readForm(call, body, SEARCH);
    if (isFailure(form)) return form;
    const page = mappedPage(searchRows(world.store, form), form, ({ pcr }) => toPcrItem(world, pcr));
    if (body.mine !== true || user === null) return ok(page);
    return ok({ ...page, applications: applicationsOf(world, user, form, call.language) });
  },

  applyForPcr: signedIn((call) => {
    const company = applicantCompany(call);
    if (isFailure(company)) return company;
    const form = readForm(call, call.body, APPLICATION);
    if (isFailure(form)) return form;
    const { store, ids, clock } = call.world;
    const { productName: companyName, product } = form;
    const id = ids.next('pcr-app');
    store.pcrApplications.put({
      id,
      userId: call.user.id,
      companyName,
      product,
      createdAt: clock.now(),
      stage: PCR_REQUEST.proposed,
      answeredAt: null,
      refusal: null,
      pcrId: null,
    });
    return ok(null);
  }),
} satisfies Handlers<OperationsOf<'pcr'>>;
