import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { EXPIRING_SOON_DAYS } from '#src/lib/states.ts';
import { RenewLink } from '#src/parts/declaration/renew-link.tsx';
import { daysLeft } from '#src/parts/declaration/validity.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { RegisterList } from '#src/ui/register-list.tsx';
import { Section } from '#src/ui/section.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { deskQueries } from './desk-queries.ts';
import { expiringSoon } from './expiring.ts';
import classes from './desk.module.css';

/** Declarations of the own company that end soon, each with its record and its renewal; nothing where there is none. */
export function ExpiringDeclarations({ companyCode }: { companyCode: string }): ReactNode {
  const { t, lang } = useText();
  const today = platformToday();
  const own = useQuery(deskQueries.ending(companyCode));
  const rows = own.data === undefined ? null : expiringSoon(own.data, companyCode, today);
  // On most days there is none: room is not kept for it.
  if (rows === null ? own.error === null : rows.length === 0) return null;
  return (
    <Section
      title={{ key: 'home.desk.expiring', vars: { days: EXPIRING_SOON_DAYS } }}
      space="dense"
      action={
        <TextLink to="/epd/epdSearch" search={{ company: companyCode }}>
          {t('mill.allDeclarations')}
        </TextLink>
      }
    >
      <QueryState query={own} shape="rows" count={1}>
        {() => (
          <RegisterList
            label={{ key: 'home.desk.expiring', vars: { days: EXPIRING_SOON_DAYS } }}
            rows={rows ?? []}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'product',
                title: 'home.column.product',
                heads: true,
                width: '36%',
                cell: ({ id, product }) => (
                  <TextLink to="/epd/epdSearch" search={{ id }} fw={600}>
                    <AsWritten text={nameIn(lang, product)} tag />
                  </TextLink>
                ),
              },
              { key: 'number', title: 'home.column.number', kind: 'code', cell: ({ number }) => number },
              {
                key: 'valid',
                title: 'home.column.validUntil',
                kind: 'date',
                cell: ({ validUntil }) => (
                  <>
                    <time dateTime={validUntil}>{formatDate(validUntil, lang)}</time>{' '}
                    <span className={classes.left}>
                      {t('home.desk.daysLeft', { days: daysLeft(validUntil, today) ?? 0 })}
                    </span>
                  </>
                ),
              },
              {
                key: 'renew',
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
