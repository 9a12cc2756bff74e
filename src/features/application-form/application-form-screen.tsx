import type { ReactNode } from 'react';
import { useQuery, queryOptions, type QueryClient } from '@tanstack/react-query';
import { companyQueries } from '#src/api/shared/company.ts';
import { useSession } from '#src/api/session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn, type TwoNames } from '#src/lib/names.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { RouteHead } from '#src/parts/page/route-head.tsx';
import { QueryState, saysMissing } from '#src/parts/query-state/query-state.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { PageWidth } from '#src/ui/page-layout.tsx';
import type { Words } from '#src/ui/words.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { ApplicationFormBody } from './application-form-body.tsx';
import { Needs } from './form-head.tsx';
import { type FormerSource, mayBeSourceOf, pcrOf, renewalOf, takenOver } from './former.ts';
import type { ApplicationValues, Loss } from './values.ts';
import { applyingCompany } from './company-field.tsx';
import { api, unwrap, queryRoot } from '#src/api/client.ts';
import { PAGE_SIZE_MAX } from '#src/lib/limits.ts';
import { readPage } from '#src/lib/received.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { productQueries } from '#src/parts/declaration/queries.ts';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { FILL_CALLS_MAX } from '#src/parts/own-filters/fill.ts';
import { applicationFormQueries } from './queries.ts';
import { toFormer, toPossibleSource, type Former } from './read.ts';

interface ApplicationFormScreenProps {
  companyName: string | undefined;
  pcr?: string | undefined;
  former?: FormerSource | null;
}

/**
 * Application for EPD and CFP (document 2 §2). The route guard admits certified companies only.
 * @param companyName company named in the URL; a foreign one is mentioned but not used
 * @param pcr PCR number in the URL: preselected unless a draft has another one
 * @param former application or declaration to prefill the form from
 */
export function ApplicationFormScreen(props: ApplicationFormScreenProps): ReactNode {
  const { companyName, pcr, former = null } = props;
  const user = useSession();
  return user === null ? null : (
    <PageWidth>
      <OwnForm
        // Remounts for another source; the previous input is in its draft.
        key={`${user.id} ${JSON.stringify(former)}`}
        user={user}
        asked={companyName?.trim() ?? ''}
        pcr={pcr ?? null}
        former={former}
      />
    </PageWidth>
  );
}

/** What needs no answer stands at once. */
const coming = (
  <>
    <Needs />
    <LoadingState shape="fields form" count={5} />
  </>
);

interface OwnFormProps {
  user: StoredUser;
  asked: string;
  pcr: string | null;
  former: FormerSource | null;
}

function OwnForm({ user, asked, pcr, former }: OwnFormProps): ReactNode {
  const { lang } = useText();
  const company = useQuery(companyQueries.ofUser(user.id));
  return (
    <>
      {company.data === undefined && <RouteHead />}
      <QueryState query={company} loading={coming}>
        {({ name, code }) => {
          const form = (filled: ApplicationValues | null, missing: Words | null): ReactNode => (
            <ApplicationFormBody
              userId={user.id}
              pcr={pcr}
              company={applyingCompany(name, user.companyName, asked, lang)}
              former={filled}
              noFormer={missing}
            />
          );
          if (former === null) return form(null, null);
          return (
            <FilledForm former={former} userId={user.id} companyCode={code}>
              {form}
            </FilledForm>
          );
        }}
      </QueryState>
    </>
  );
}

interface FilledFormProps {
  former: FormerSource;
  userId: string;
  companyCode: string;
  children: (filled: ApplicationValues | null, missing: Words | null) => ReactNode;
}

/** Loads the values to prefill; on failure the form opens empty with a note. */
function FilledForm({ former, userId, companyCode, children }: FilledFormProps): ReactNode {
  const { lang } = useText();
  const taken = useQuery(formerQueries.takenOver(former, userId, companyCode));
  return (
    <>
      {taken.data === undefined && !saysMissing(taken.error) && <RouteHead />}
      <QueryState
        query={taken}
        loading={coming}
        missing={children(null, 'epd.apply.from.missing')}
        action={<LinkButton to="/epd/epdApplyFor" variant="default" label="epd.apply.from.blank" />}
      >
        {(found) =>
          'foreign' in found
            ? children(null, { key: 'epd.apply.from.foreign', vars: { name: nameIn(lang, found.foreign) } })
            : children(found.values, null)
        }
      </QueryState>
    </>
  );
}

/** Maximum number of applications loaded to find the source of a declaration. */
const LOOKED_INTO_MAX = 5;

/** Prefilled values, or the owner when the declaration is another company's. */
type TakenOver = { values: ApplicationValues } | { foreign: TwoNames };

interface Reading {
  client: QueryClient;
  signal: AbortSignal;
}

const readFormer = (id: string, { signal }: Reading): Promise<Former> =>
  unwrap(api.POST('/p/epd/apply', { body: { id }, signal }), toFormer);

/** Own applications that may be the source of the declaration; the list has neither declarations nor a filter (decision 31). */
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
    if (rows.length === 0 || (total !== null && seen >= total)) break;
  }
  return found.slice(0, LOOKED_INTO_MAX);
}

/** The product of an application that the declaration came from, or null. */
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

/** Choices under the PCR of a former application; the whole tree when the PCR no longer exists. */
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
  // Skipped when the server states no owner; the server checks again on submission.
  if (declaration.companyCode !== '' && declaration.companyCode !== companyCode)
    return { foreign: declaration.company };
  // Optional: the declaration alone is enough to prefill the form.
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

const formerQueries = {
  /** Values prefilled from the URL's source; the form reports errors. */
  takenOver: (source: FormerSource, userId: string, companyCode: string) =>
    queryOptions({
      queryKey: [...queryRoot.applications, 'takenOver', userId, companyCode, source],
      queryFn: (reading): Promise<TakenOver> =>
        source.kind === 'copy' ? copied(source.id, reading) : renewed(source, companyCode, reading),
      meta: { silent: true },
    }),
};
