/** Product category rules (document 2 §2, §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import { NAME_MAX, REMARK_MAX } from '#src/lib/limits.ts';
import { PCR_REQUEST } from '#src/lib/states.ts';
import { ok, signedIn, type Handlers } from '../handler.ts';
import { applicantCompany } from '../shared/permissions.ts';
import { line, readForm } from '../shared/form.ts';
import { filterCode, keyword, mappedPage, PAGE, type PageRequest } from '../shared/page.ts';
import { toPcrItem } from './to-answer.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import type { User, Pcr } from '../../world/entities.ts';
import type { World, Store } from '../../world/types.ts';
import { dateTime, dateTimeOrNull } from '../../domain/dates.ts';
import { writtenIn, type Language } from '../../domain/language.ts';
import { typedIn } from '../../domain/typed-texts.ts';
import { derived } from '../../domain/derived.ts';

interface PcrRow {
  readonly pcr: Pcr;
  readonly text: string;
}

const pcrsByNumber = derived(['pcrs'], (store): readonly PcrRow[] =>
  store.pcrs
    .all()
    .map((pcr) => ({ pcr, text: `${pcr.name.zh}\n${pcr.name.en ?? ''}`.toLowerCase() }))
    .sort((a, b) => (a.pcr.pcrNumber < b.pcr.pcrNumber ? -1 : 1)),
);

/** Case-insensitive substrings of the names and of the number. */
function searchRows(
  store: Store,
  filter: { pcrKeyword: string | null; pcrNumber: string | null },
): readonly PcrRow[] {
  const keyword = (filter.pcrKeyword ?? '').trim().toLowerCase();
  const number = (filter.pcrNumber ?? '').trim().toLowerCase();
  const all = pcrsByNumber(store);
  if (keyword === '' && number === '') return all;
  return all.filter(
    ({ pcr, text }) => text.includes(keyword) && pcr.pcrNumber.toLowerCase().includes(number),
  );
}

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
  listPcrs: ({ world }) => ok(pcrsByNumber(world.store).map(({ pcr }) => toPcrItem(world, pcr))),

  /** `mine` adds the own company's applications; ignored without a token. */
  searchPcrs: (call) => {
    const { world, body, user } = call;
    const form = readForm(call, body, SEARCH);
    const page = mappedPage(searchRows(world.store, form), form, ({ pcr }) => toPcrItem(world, pcr));
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
