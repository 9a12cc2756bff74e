import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText, type Language } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { GwpCell, ProductCell } from '#src/parts/declaration/table-cells.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { RegisterList, type RegisterColumn } from '#src/ui/register-list.tsx';
import { Section } from '#src/ui/section.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { homeQueries } from './queries.ts';
import type { LatestDeclaration } from './read.ts';
import classes from './home.module.css';

/** Newest declarations of the platform, each linked (document 2 §2). */
export function LatestDeclarations(): ReactNode {
  const { lang } = useText();
  const query = useQuery(homeQueries.declarations(lang));
  const { rows = [], isNewest = true } = query.data ?? {};
  const title = rows.length === 0 || isNewest ? 'home.latestEpd' : 'home.statEpd';
  const listOf = (shown: readonly LatestDeclaration[] | number): ReactNode => (
    <RegisterList label={title} columns={columnsIn(lang)} rows={shown} rowKey={({ id }) => id} room={42} />
  );
  return (
    <Section title={title} action={<TextLink to="/epd/epdSearch" label="home.viewAll" />}>
      <div className={classes.register}>
        <QueryState
          query={query}
          loading={listOf(5)}
          isEmpty={() => rows.length === 0}
          empty={
            <EmptyState
              why="declarations"
              title="home.noDeclarations"
              action={<TextLink to="/epd/epdApplyFor" label="nav.epdApply" />}
            />
          }
        >
          {() => listOf(rows)}
        </QueryState>
      </div>
    </Section>
  );
}

function columnsIn(lang: Language): RegisterColumn<LatestDeclaration>[] {
  return [
    {
      title: 'home.column.product',
      heads: true,
      width: '30%',
      cell: ({ id, product, pcrName }) => (
        <ProductCell id={id} product={product} pcr={nameIn(lang, pcrName)} />
      ),
    },
    { title: 'home.column.number', kind: 'code', cell: ({ number }) => number },
    { title: 'home.column.company', width: '22%', cell: ({ company }) => company },
    {
      title: 'home.column.gwp',
      kind: 'number',
      cell: ({ gwp, gwpUnit }) => <GwpCell gwp={gwp} unit={gwpUnit} />,
    },
    {
      title: 'home.column.validUntil',
      kind: 'number',
      cell: ({ validUntil }) => <time dateTime={validUntil}>{formatDate(validUntil, lang)}</time>,
    },
  ];
}
