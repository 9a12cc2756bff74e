import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText, type Language } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { RenewLink } from '#src/parts/declaration/renew-link.tsx';
import { GwpCell, ProductCell } from '#src/parts/declaration/table-cells.tsx';
import { ValidityBadge } from '#src/parts/declaration/validity-badge.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { RegisterList, type RegisterColumn } from '#src/ui/register-list.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { LATEST, millQueries } from './queries.ts';
import classes from './steel-mill.module.css';

export function OwnDeclarations({ companyCode }: { companyCode: string }): ReactNode {
  const { lang } = useText();
  const listOf = (rows: readonly Declaration[] | number): ReactNode => (
    <RegisterList
      label="mill.declarations"
      columns={columnsIn(lang)}
      rows={rows}
      rowKey={({ id }) => id}
      room={48}
    />
  );
  return (
    <QueryState
      query={useQuery(millQueries.declarations(companyCode))}
      loading={listOf(LATEST)}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <EmptyState
          why="declarations"
          title="mill.noDeclarations"
          action={<TextLink to="/epd/epdApplyFor" label="nav.epdApply" />}
        />
      }
    >
      {({ rows }) => listOf(rows)}
    </QueryState>
  );
}

function columnsIn(lang: Language): RegisterColumn<Declaration>[] {
  return [
    {
      title: 'home.column.product',
      heads: true,
      cell: ({ id, product, pcr }) => (
        <ProductCell id={id} product={nameIn(lang, product)} pcr={nameIn(lang, pcr)} />
      ),
    },
    { title: 'home.column.number', kind: 'code', cell: ({ number }) => number },
    {
      title: 'epd.search.gwp',
      kind: 'number',
      cell: ({ gwp, gwpUnit }) => <GwpCell gwp={gwp} unit={gwpUnit} />,
    },
    {
      title: 'home.column.validUntil',
      kind: 'date',
      width: '30%',
      cell: (row) => (
        <div className={classes.validity}>
          <time dateTime={row.validUntil}>{formatDate(row.validUntil, lang)}</time>
          <ValidityBadge lastDay={row.validUntil} superseded={row.supersededById !== null} />
          <RenewLink declaration={row} />
        </div>
      ),
    },
  ];
}
