import type { ReactNode } from 'react';
import { Group } from '@mantine/core';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { QueryState, saysMissing, type QueryLike } from '#src/parts/query-state/query-state.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageTitle } from '#src/ui/page-layout.tsx';
import { platformToday } from '#src/api/server-clock.ts';
import { ExportMenu } from '#src/parts/open-data/export-menu.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { productQueries } from '#src/parts/declaration/queries.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import {
  chosenIds,
  toChoice,
  withoutFilters,
  type SearchParams,
} from '#src/parts/declaration-search/filters.ts';
import { COMPARE_MAX } from '#src/lib/limits.ts';
import { groupsByPcr, pcrOf } from '#src/parts/comparison/choice.ts';
import { ForeignField } from './foreign-field.tsx';
import { SideBySide } from './side-by-side.tsx';
import { WaysOut } from './picture-button.tsx';
import { foreignSide, ownSide, type Side } from './side.ts';
import { useForeignFiles, type ForeignFiles } from './use-foreign-files.ts';
import classes from './compare.module.css';

export function CompareScreen({ search, back }: { search: SearchParams; back: ReactNode }): ReactNode {
  const ids = chosenIds(search.compare);
  const query = useCompared(ids);
  const foreign = useForeignFiles();
  const own = query.data?.details ?? [];
  const sides = [...own.map(ownSide), ...foreign.files.map(foreignSide)].slice(0, COMPARE_MAX);
  return (
    <>
      <PageTitle
        title="compare.title"
        intro="compare.intro"
        above={back}
        actions={
          (query.data === undefined ? query.error === null : sides.length > 0) && (
            <ExportMenu
              asList
              hint="compare.exportHint"
              read={
                own.length > 0 ? () => ({ rows: own, name: `steel-epd-comparison-${platformToday()}` }) : null
              }
              also={sides.length > 1 && <WaysOut sides={sides} pictured={groupsByPcr(own).size < 2} />}
            />
          )
        }
      />
      <QueryState query={query} shape="heads" count={Math.max(ids.length, 1)}>
        {(compared) => (
          <Content search={search} ids={ids} compared={compared} foreign={foreign} sides={sides} />
        )}
      </QueryState>
    </>
  );
}

interface ContentProps {
  search: SearchParams;
  ids: readonly string[];
  compared: Compared;
  foreign: ForeignFiles;
  sides: readonly Side[];
}

function Content({ search, ids, compared: { details, gone }, foreign, sides }: ContentProps): ReactNode {
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
  const field = <ForeignField foreign={foreign} own={details.length} />;
  if (sides.length < 2) {
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
              label="compare.addMore"
            />
          }
        />
        {field}
      </>
    );
  }
  return (
    <>
      {notes}
      <SideBySide search={search} sides={sides} onRemove={foreign.remove}>
        {field}
      </SideBySide>
    </>
  );
}

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
        <Group gap="0.75rem" justify="center">
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
        </Group>
      }
    />
  );
}

interface Compared {
  details: readonly DeclarationDetail[];
  /** Ids for which the server answered "not found". */
  gone: readonly string[];
}

/** Combines the declarations of a comparison into one query. A missing declaration does not fail the others. */
function useCompared(ids: readonly string[]): QueryLike<Compared> {
  return useQueries({
    queries: ids.map((id) => productQueries.detail(id)),
    combine: (results: UseQueryResult<DeclarationDetail>[]): QueryLike<Compared> => {
      const gone = ids.filter((_, at) => saysMissing(results[at]?.error));
      const open = results.filter(({ data, error }) => data === undefined && !saysMissing(error));
      return {
        data: open.length > 0 ? undefined : { details: results.flatMap(({ data }) => data ?? []), gone },
        error: open.find(({ error }) => error !== null)?.error ?? null,
        isFetching: open.some(({ isFetching }) => isFetching),
        refetch: () => {
          for (const one of open) void one.refetch();
        },
      };
    },
  });
}
