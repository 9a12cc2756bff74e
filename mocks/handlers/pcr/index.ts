/** Product category rules (document 2 §2, §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import { NAME_MAX } from '#src/lib/limits.ts';
import { pcrsByNumber, searchRows } from './search.ts';
import { applicationsOf } from './applications.ts';
import { ok, signedIn, type Handlers } from '../handler.ts';
import { applicantCompany } from '../shared/audit.ts';
import { isFailure } from '../shared/ownership.ts';
import { mappedPage } from '../shared/page.ts';
import { refuse, type Text } from '../shared/say.ts';
import { toPcrItem } from './to-answer.ts';

const NO_COMPANY: Text = { zh: '企业名称不能为空', en: 'The company name cannot be empty.' };
const LONG_COMPANY: Text = {
  zh: '企业名称不能超过 32 个字符',
  en: 'The company name has at most 32 characters.',
};
const NO_PRODUCT: Text = { zh: '产品不能为空', en: 'The product cannot be empty.' };

export const pcrHandlers = {
  listPcrs: ({ world }) => ok(pcrsByNumber(world.store).map(({ pcr }) => toPcrItem(world, pcr))),

  /** `mine` adds the own company's applications for rules; without a token it changes nothing. */
  searchPcrs: ({ world, body, user }) => {
    const page = mappedPage(searchRows(world.store, body), body, ({ pcr }) => toPcrItem(world, pcr));
    if (body.mine !== true || user === null) return ok(page);
    return ok({ ...page, applications: applicationsOf(world, user) });
  },

  applyForPcr: signedIn((call) => {
    const company = applicantCompany(call);
    if (isFailure(company)) return company;
    const { store, ids, clock } = call.world;
    const companyName = call.body.productName.trim();
    const product = call.body.product.trim();
    if (companyName === '') return refuse(call, NO_COMPANY);
    if (companyName.length > NAME_MAX) return refuse(call, LONG_COMPANY);
    if (product === '') return refuse(call, NO_PRODUCT);
    const id = ids.next('pcr-app');
    store.pcrApplications.put({ id, userId: call.user.id, companyName, product, createdAt: clock.now() });
    return ok(null);
  }),
} satisfies Handlers<OperationsOf<'pcr'>>;
