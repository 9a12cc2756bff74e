/** Product category rules (document 2 §2, §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import { NAME_MAX, REMARK_MAX } from '#src/lib/limits.ts';
import { PCR_REQUEST } from '#src/lib/states.ts';
import { ok, signedIn, type Handlers } from '../handler.ts';
import { applicantCompany } from '../shared/permissions.ts';
import { line, readForm, filterCode, keyword, mappedPage, PAGE, type PageRequest } from '../shared/form.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import type { User, Pcr, World, Store } from '../../world/entities.ts';
import { dateTime, dateTimeOrNull, lastValidDay } from '../../domain/dates.ts';
import { containsText, writtenIn, type Language } from '../../domain/language.ts';
import { typedIn } from '../../domain/typed-texts.ts';

/** Years until revision (invented). */
const PCR_VALID_YEARS = 5;

interface Declared {
  count: number;
  min: number | null;
  max: number | null;
}

/** By PCR number: valid declarations on a day, and the range of their GWP100. */
function declaredOn(store: Store, today: string): ReadonlyMap<string, Declared> {
  const declared = new Map<string, Declared>();
  for (const { pcrNumber, expiresOn, gwp100 } of store.declarations.all()) {
    if (expiresOn < today) continue;
    const found = declared.get(pcrNumber) ?? { count: 0, min: null, max: null };
    found.count += 1;
    if (gwp100 !== null) {
      found.min = Math.min(found.min ?? gwp100, gwp100);
      found.max = Math.max(found.max ?? gwp100, gwp100);
    }
    declared.set(pcrNumber, found);
  }
  return declared;
}

/** Converts rules; reads the declarations once for all of them. */
function pcrItemsOf({ store, clock }: World): (pcr: Pcr) => components['schemas']['PcrItem'] {
  const declared = declaredOn(store, clock.today());
  return (pcr) => toPcrItem(pcr, declared.get(pcr.pcrNumber));
}

function toPcrItem(pcr: Pcr, declared: Declared | undefined): components['schemas']['PcrItem'] {
  return {
    id: pcr.id,
    pcrNumber: pcr.pcrNumber,
    version: pcr.version,
    productName: pcr.name.zh,
    enProductName: pcr.name.en,
    registerNo: pcr.registerNo,
    author: pcr.author.zh,
    enAuthor: pcr.author.en,
    productClass: pcr.productClass.zh,
    enProductClass: pcr.productClass.en,
    pcrDesc: pcr.description.zh,
    enPcrDesc: pcr.description.en,
    attachmentId: pcr.attachmentId,
    enAttachmentId: pcr.enAttachmentId,
    publishDate: pcr.publishedOn,
    expiryDate: lastValidDay(pcr.publishedOn, PCR_VALID_YEARS),
    declarationCount: declared?.count ?? 0,
    gwp100Min: declared?.min ?? null,
    gwp100Max: declared?.max ?? null,
    declaredUnit: '1 t',
  };
}

const pcrsByNumber = (store: Store): Pcr[] =>
  [...store.pcrs.all()].sort((a, b) => (a.pcrNumber < b.pcrNumber ? -1 : 1));

type Wire = components['schemas'];

function applicationsOf(
  world: World,
  user: User,
  page: PageRequest,
  language: Language,
): Wire['PcrApplicationPage'] {
  const { users, pcrApplications, pcrs } = world.store;
  const people = user.companyCode === null ? [user] : users.where('companyCode', user.companyCode);
  const rows = people
    .flatMap(({ id }) => pcrApplications.where('userId', id))
    // Equal times: later rows first.
    .toReversed()
    .sort((a, b) => b.createdAt - a.createdAt);
  return mappedPage(rows, page, (row) => ({
    id: row.id,
    productName: typedIn(world.store, row.companyName, language),
    product: typedIn(world.store, row.product, language),
    applicationTime: dateTime(row.createdAt),
    stage: row.stage,
    answerTime: dateTimeOrNull(row.answeredAt),
    reason: writtenIn(row.refusal, language),
    pcrId: row.pcrId,
    pcrNumber: row.pcrId === null ? null : (pcrs.get(row.pcrId)?.pcrNumber ?? null),
  }));
}

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
  listPcrs: ({ world }) => ok(pcrsByNumber(world.store).map(pcrItemsOf(world))),

  /** `mine` adds the own company's applications; ignored without a token. */
  searchPcrs: (call) => {
    const { world, body, user } = call;
    const form = readForm(call, body, SEARCH);
    const found = pcrsByNumber(world.store).filter(
      ({ name, pcrNumber }) =>
        containsText(name, form.pcrKeyword ?? '') &&
        pcrNumber.toLowerCase().includes((form.pcrNumber ?? '').toLowerCase()),
    );
    const page = mappedPage(found, form, pcrItemsOf(world));
    if (body.mine !== true || user === null) return ok(page);
    return ok({ ...page, applications: applicationsOf(world, user, form, call.language) });
  },

  applyForPcr: signedIn((call) => {
    applicantCompany(call);
    const form = readForm(call, call.body, APPLICATION);
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
