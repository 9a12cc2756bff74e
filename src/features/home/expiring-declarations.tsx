import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDays } from '#src/lib/format-days.ts';
import { formatDate } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { EXPIRING_SOON_DAYS } from '#src/lib/states.ts';
import { RenewLink } from '#src/parts/declaration/renew-link.tsx';
import { daysLeft, validityOf } from '#src/parts/declaration/validity.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { RegisterList } from '#src/ui/register-list.tsx';
import { Section } from '#src/ui/section.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { compare } from '#src/lib/compare.ts';
import { dashboardQueries } from './dashboard-queries.ts';
import classes from './dashboard.module.css';

/** Declarations of the company that expire soon, with links to renew; renders nothing without any. */
export function ExpiringDeclarations({ companyCode }: { companyCode: string }): ReactNode {
  const { t, lang } = useText();
  const today = platformToday();
  const own = useQuery(dashboardQueries.ending(companyCode));
  const rows = own.data === undefined ? null : expiringSoon(own.data, companyCode, today);
  // Usually empty, so no loading placeholder.
  if (rows === null ? own.error === null : rows.length === 0) return null;
  return (
    <Section
      title={{ key: 'home.dashboard.expiring', vars: { days: EXPIRING_SOON_DAYS } }}
      space="dense"
      action={<TextLink to="/epd/epdSearch" search={{ company: companyCode }} label="mill.allDeclarations" />}
    >
      <QueryState query={own} shape="rows" count={1}>
        {() => (
          <RegisterList
            label={{ key: 'home.dashboard.expiring', vars: { days: EXPIRING_SOON_DAYS } }}
            rows={rows ?? []}
            rowKey={({ id }) => id}
            columns={[
              {
                title: 'home.column.product',
                heads: true,
                width: '36%',
                cell: ({ id, product }) => (
                  <TextLink to="/epd/epdSearch" search={{ id }} fw={600}>
                    <AsWritten text={nameIn(lang, product)} tag />
                  </TextLink>
                ),
              },
              { title: 'home.column.number', kind: 'code', cell: ({ number }) => number },
              {
                title: 'home.column.validUntil',
                kind: 'date',
                cell: ({ validUntil }) => (
                  <>
                    <time dateTime={validUntil}>{formatDate(validUntil, lang)}</time>{' '}
                    <span className={classes.left}>
                      {t('home.dashboard.daysLeft', {
                        days: formatDays(daysLeft(validUntil, today) ?? 0, lang),
                      })}
                    </span>
                  </>
                ),
              },
              {
                title: 'common.actions',
                plain: true,
                cell: (declaration) => <RenewLink declaration={declaration} />,
              },
            ]}
          />
        )}
      </QueryState>
    </Section>
  );
}

/** Repeats the filters and order of the request, because a server may ignore them (decision 31). @param today `YYYY-MM-DD` */
export function expiringSoon(
  rows: readonly Declaration[],
  companyCode: string,
  today: string,
): Declaration[] {
  return rows
    .filter(
      (row) =>
        row.companyCode === companyCode &&
        row.supersededById === null &&
        validityOf(row.validUntil, today) === 'expiring',
    )
    .sort((a, b) => compare(a.validUntil, b.validUntil));
}
