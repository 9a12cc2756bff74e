import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { platformToday } from '#src/api/server-clock.ts';
import { companyQueries } from '#src/api/shared/company.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { HeroSearch } from './hero-search.tsx';
import classes from './desk-head.module.css';

/** The hero of those who are signed in, shrunk to its search: whose desk this is, and which day it is for the platform. */
export function DeskHead({ user }: { user: StoredUser }): ReactNode {
  const { t, lang } = useText();
  const { data: company } = useQuery({ ...companyQueries.ofUser(user.id), meta: { silent: true } });
  const name =
    (company !== undefined && nameIn(lang, company.name)) || user.companyName || user.userName || '';
  const today = platformToday();
  return (
    <div className={classes.root}>
      <div className={classes.inner}>
        <div className={classes.who}>
          <Title order={1} className={classes.title}>
            {t('home.desk.title')}
          </Title>
          <p className={classes.name}>
            {name !== '' && (
              <>
                <AsWritten text={name} /> <span aria-hidden>·</span>{' '}
              </>
            )}
            <time dateTime={today}>{formatDate(today, lang)}</time>
          </p>
        </div>
        <HeroSearch compact />
      </div>
    </div>
  );
}
