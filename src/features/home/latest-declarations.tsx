import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate, formatGwp } from '#src/lib/format.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { RegisterList, type RegisterColumn } from '#src/ui/register-list.tsx';
import { Section } from '#src/ui/section.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { homeQueries } from './queries.ts';
import type { LatestDeclaration } from './rules.ts';
import classes from './home.module.css';

/** The newest declarations as rows of a register; each leads to its declaration. */
export function LatestDeclarations(): ReactNode {
  const { t } = useText();
  return (
    <Section title="home.latestEpd" action={<TextLink to="/epd/epdSearch">{t('home.viewAll')}</TextLink>}>
      <div className={classes.register}>
        <Rows />
      </div>
    </Section>
  );
}

function Rows(): ReactNode {
  const { t, lang } = useText();
  const { data, error, isError, isFetching, refetch } = useQuery(homeQueries.declarations(lang));
  if (data === undefined) {
    if (!isError) return <LoadingState shape="rows" />;
    return <ErrorState message={describeError(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (data.rows.length === 0) {
    return (
      <EmptyState
        title="home.noDeclarations"
        action={<TextLink to="/epd/epdApplyFor">{t('nav.epdApply')}</TextLink>}
      />
    );
  }
  const columns: RegisterColumn<LatestDeclaration>[] = [
    { key: 'number', title: 'home.column.number', kind: 'code', cell: ({ number }) => number, width: '18%' },
    {
      key: 'product',
      title: 'home.column.product',
      heads: true,
      width: '26%',
      cell: ({ id, product }) => (
        <TextLink to="/epd/epdSearch" search={{ id }} fw={600}>
          {product}
        </TextLink>
      ),
    },
    { key: 'company', title: 'home.column.company', cell: ({ company }) => company },
    { key: 'gwp', title: 'epd.search.gwp', kind: 'number', cell: ({ gwp }) => formatGwp(gwp) },
    {
      key: 'valid',
      title: 'home.column.validUntil',
      kind: 'number',
      cell: ({ validUntil }) => <time dateTime={validUntil}>{formatDate(validUntil, lang)}</time>,
    },
  ];
  return (
    <RegisterList
      label="home.latestEpd"
      columns={columns}
      rows={data.rows}
      rowKey={({ id }) => id}
      room={42}
    />
  );
}
