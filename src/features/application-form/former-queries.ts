import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { queryRoot } from '#src/api/keys.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { PAGE_SIZE_MAX } from '#src/lib/limits.ts';
import { readPage } from '#src/lib/received.ts';
import type { TwoNames } from '#src/lib/names.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { productQueries } from '#src/parts/declaration/queries.ts';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { FILL_CALLS_MAX } from '#src/parts/own-filters/fill.ts';
import { mayBeSourceOf, pcrOf, renewalOf, takenOver, type Former, type FormerSource } from './former.ts';
import { applicationFormQueries } from './queries.ts';
import { toFormer, toPossibleSource } from './read.ts';
import type { ApplicationValues, Loss } from './values.ts';

/** Applications that are opened to find the one that a declaration came from. */
const LOOKED_INTO_MAX = 5;

/** The form as it is filled from a former application; or whose declaration it is, when it is another company's. */
export type TakenOver = { values: ApplicationValues } | { foreign: TwoNames };

interface Reading {
  client: QueryClient;
  signal: AbortSignal;
}

const readFormer = (id: string, { signal }: Reading): Promise<Former> =>
  unwrap(api.POST('/p/epd/apply', { body: { id }, signal }), toFormer);

/** Own applications that the declaration may have come from; the list knows neither declarations nor a filter (decision 31). */
async function possibleSources(declaration: DeclarationDetail, { signal }: Reading): Promise<string[]> {
  const found: string[] = [];
  let seen = 0;
  for (let pageNum = 1; pageNum <= FILL_CALLS_MAX; pageNum += 1) {
    const query = { pageNum, pageSize: PAGE_SIZE_MAX };
    const { rows, total } = await unwrap(
      api.GET('/p/portal/my/company/epd', { params: { query }, signal }),
      (sent) => readPage(sent, toPossibleSource),
    );
    found.push(...rows.filter((row) => mayBeSourceOf(row, declaration)).map(({ id }) => id));
    seen += rows.length;
    if (rows.length === 0 || seen >= total) break;
  }
  return found.slice(0, LOOKED_INTO_MAX);
}

/** The product of a former application that the declaration came from; null where none is found. */
async function sourceOfDeclaration(
  declaration: DeclarationDetail,
  application: string | null,
  reading: Reading,
): Promise<Former | null> {
  const ids = application === null ? await possibleSources(declaration, reading) : [application];
  for (const id of ids) {
    const former = await readFormer(id, reading);
    const items = former.items.filter(({ declarationId }) => declarationId === declaration.id);
    if (items.length > 0) return { ...former, items };
  }
  return null;
}

/** What can be chosen under the rules of a former application; the whole tree where those are gone. */
async function choicesFor(former: Former, { client }: Reading) {
  const [pcrs, steps] = await Promise.all([
    client.query(applicationFormQueries.pcrs()),
    client.query(dictionaryQueries.processSteps()),
  ]);
  const groups = await client.query(applicationFormQueries.categories(pcrOf(former, pcrs)?.id ?? null));
  return { pcrs, groups, technologyIds: new Set(steps.map(({ id }) => id)) };
}

async function copied(id: string, reading: Reading): Promise<TakenOver> {
  const former = await readFormer(id, reading);
  return { values: takenOver({ kind: 'copy', id }, former, await choicesFor(former, reading)) };
}

async function renewed(
  source: Extract<FormerSource, { kind: 'renew' }>,
  companyCode: string,
  reading: Reading,
): Promise<TakenOver> {
  const declaration = await reading.client.query(productQueries.detail(source.id));
  if (declaration.companyCode !== companyCode) return { foreign: declaration.company };
  // Without it the declaration alone says enough to begin with.
  const found = await sourceOfDeclaration(declaration, source.application, reading).catch(() => null);
  const former = renewalOf(declaration, found);
  const whole = { product: 0, name: { zh: '', en: '' } };
  const losses: Loss[] = found === null ? [{ ...whole, what: 'noFiles' }] : [];
  if (declaration.supersededById !== null) {
    const newer = declaration.supersededByNumber || declaration.supersededById;
    losses.push({ ...whole, what: 'newer', name: { zh: newer, en: newer } });
  }
  const from = { kind: 'renew', id: source.id } as const;
  return { values: takenOver(from, former, await choicesFor(former, reading), losses) };
}

export const formerQueries = {
  /** The form filled from what the address asks for; the form itself says what went wrong. */
  takenOver: (source: FormerSource, userId: string, companyCode: string) =>
    queryOptions({
      queryKey: [...queryRoot.applications, 'takenOver', userId, companyCode, source],
      queryFn: (reading): Promise<TakenOver> =>
        source.kind === 'copy' ? copied(source.id, reading) : renewed(source, companyCode, reading),
      meta: { silent: true },
    }),
};
