import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PrintButton } from '#src/ui/print-button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { withoutFilters, type SearchParams } from '../filters.ts';
import { chosenIds, groupsByPcr, pcrOf, toChoice } from './choice.ts';
import { SideBySide } from './side-by-side.tsx';
import { useCompared, type Compared } from './use-compared.ts';
import classes from './compare.module.css';

/** Up to three declarations of one PCR side by side. `search` is the address; nothing else is remembered. */
export function CompareScreen({ search }: { search: SearchParams }): ReactNode {
  const { t } = useText();
  const ids = chosenIds(search.compare);
  const query = useCompared(ids);
  return (
    <>
      <PageTitle
        title="compare.title"
        intro="compare.intro"
        above={
          <BackLink to="/epd/epdSearch" search={{ ...search, view: undefined }}>
            {t('compare.back')}
          </BackLink>
        }
        actions={(query.data?.details.length ?? 0) > 1 && <PrintButton />}
      />
      <QueryState query={query} shape="fields" count={6}>
        {(compared) => <Content search={search} ids={ids} compared={compared} />}
      </QueryState>
    </>
  );
}

interface ContentProps {
  search: SearchParams;
  ids: readonly string[];
  compared: Compared;
}

/** The comparison, or why there is none and how to come to one. */
function Content({ search, ids, compared: { details, gone } }: ContentProps): ReactNode {
  const { t } = useText();
  const groups = groupsByPcr(details);
  const left = toChoice(ids.filter((id) => !gone.includes(id)));
  const notes = gone.length > 0 && (
    <p className={classes.gone} role="note">
      {t('compare.gone')}{' '}
      <TextLink to="/epd/epdSearch" search={{ ...search, compare: left }}>
        {t('compare.drop', { name: gone.join(', ') })}
      </TextLink>
    </p>
  );
  if (groups.size > 1) return <Mixed search={search} groups={groups} />;
  if (details.length < 2) {
    const pcr = details[0] === undefined ? undefined : pcrOf(details[0]);
    return (
      <>
        {notes}
        <EmptyState
          title="compare.fewTitle"
          hint="compare.fewHint"
          action={
            <LinkButton
              to="/epd/epdSearch"
              search={{ ...withoutFilters(search), pcr: pcr || undefined, compare: left }}
            >
              {t('compare.addMore')}
            </LinkButton>
          }
        />
      </>
    );
  }
  return (
    <>
      {notes}
      <SideBySide search={search} details={details} />
    </>
  );
}

/** An address that names declarations of several PCRs: each group that can be compared is one step away. */
function Mixed({
  search,
  groups,
}: {
  search: SearchParams;
  groups: Map<string, Compared['details'][number][]>;
}): ReactNode {
  const { t } = useText();
  return (
    <EmptyState
      title="compare.mixedTitle"
      hint="compare.mixedHint"
      action={
        <div className={classes.ways}>
          {[...groups].map(([pcr, rows]) => (
            <LinkButton
              key={pcr}
              variant="outline"
              to="/epd/epdSearch"
              search={{
                ...search,
                ...(rows.length === 1 && { pcr, view: undefined }),
                compare: toChoice(rows.map(({ id }) => id)),
              }}
            >
              {rows.length === 1
                ? t('epd.search.chip', { name: t('compare.addMore'), value: pcr })
                : t('compare.only', { pcr, count: rows.length })}
            </LinkButton>
          ))}
        </div>
      }
    />
  );
}
