import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Language, TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { GwpCell, ProductCell } from '#src/parts/declaration/table-cells.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { RegisterList, type RegisterColumn } from '#src/ui/register-list.tsx';
import { Section } from '#src/ui/section.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { homeQueries } from './queries.ts';
import type { LatestDeclaration } from './rules.ts';
import classes from './home.module.css';

/** Newest declarations of the platform, each linked (document 2 §2). */
export function LatestDeclarations(): ReactNode {
  const { t, lang } = useText();
  const { data } = useQuery(homeQueries.declarations(lang));
  return (
    <Section
      title={data === undefined || data.rows.length === 0 ? 'home.latestEpd' : titleOf(data)}
      action={<TextLink to="/epd/epdSearch">{t('home.viewAll')}</TextLink>}
    >
      <div className={classes.register}>
        <DeclarationRows />
      </div>
    </Section>
  );
}

function titleOf({ isNewest }: { isNewest: boolean }): TextKey {
  return isNewest ? 'home.latestEpd' : 'home.statEpd';
}

function DeclarationRows(): ReactNode {
  const { t, lang } = useText();
  const listOf = (label: TextKey, rows: readonly LatestDeclaration[] | number): ReactNode => (
    <RegisterList label={label} columns={columnsIn(lang)} rows={rows} rowKey={({ id }) => id} room={42} />
  );
  return (
    <QueryState
      query={useQuery(homeQueries.declarations(lang))}
      loading={listOf('home.latestEpd', 5)}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <EmptyState
          why="declarations"
          title="home.noDeclarations"
          action={<TextLink to="/epd/epdApplyFor">{t('nav.epdApply')}</TextLink>}
        />
      }
    >
      {({ rows, isNewest }) => listOf(titleOf({ isNewest }), rows)}
    </QueryState>
  );
}

function columnsIn(lang: Language): RegisterColumn<LatestDeclaration>[] {
  return [
    {
      key: 'product',
      title: 'home.column.product',
      heads: true,
      width: '30%',
      cell: ({ id, product, pcrName }) => (
        <ProductCell id={id} product={product} pcr={nameIn(lang, pcrName)} />
      ),
    },
    { key: 'number', title: 'home.column.number', kind: 'code', cell: ({ number }) => number },
    { key: 'company', title: 'home.column.company', cell: ({ company }) => company },
    {
      key: 'gwp',
      title: 'home.column.gwp',
      kind: 'number',
      cell: ({ gwp, gwpUnit }) => <GwpCell gwp={gwp} unit={gwpUnit} />,
    },
    {
      key: 'valid',
      title: 'home.column.validUntil',
      kind: 'number',
      cell: ({ validUntil }) => <time dateTime={validUntil}>{formatDate(validUntil, lang)}</time>,
    },
  ];
}
