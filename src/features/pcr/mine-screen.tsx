import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { OwnPage } from '#src/parts/page/own-page.tsx';
import { SEARCH_PAGE_SIZE } from '#src/lib/limits.ts';
import { GrowingList } from '#src/parts/list/growing-list.tsx';
import { hasMoreOf, useGrowingList } from '#src/parts/list/use-growing-list.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { pcrQueries } from './queries.ts';
import { RequestCard } from './request-card.tsx';
import { PAGES_MAX } from './search.ts';
import classes from './pcr.module.css';

interface PcrMineProps {
  pages: number;
  /** Id of the request that a message links to; it is searched on all pages and focused. */
  named?: string;
}

/** My PCR: status of each request for a new PCR, newest first (document 2 §2 `/Pcr/minePcr`). */
export function PcrMineScreen(props: PcrMineProps): ReactNode {
  return (
    <OwnPage
      title="nav.pcrMine"
      intro="pcr.mineIntro"
      add={{ to: '/Pcr/pcrApplyFor', label: 'pcr.mineApply' }}
    >
      {(user) => <Requests userId={user.id} {...props} />}
    </OwnPage>
  );
}

function Requests({ userId, pages, named }: PcrMineProps & { userId: string }): ReactNode {
  const { t } = useText();
  const navigate = useNavigate();
  const list = useGrowingList({
    query: (page) => pcrQueries.mine(userId, page),
    pages,
    hasMore: hasMoreOf(SEARCH_PAGE_SIZE),
  });
  const readOn = (): void =>
    void navigate({
      to: '/Pcr/minePcr',
      search: { page: pages + 1, id: named },
      replace: true,
      resetScroll: false,
    });
  const missing =
    named !== undefined &&
    pages < PAGES_MAX &&
    list.data?.hasMore === true &&
    !list.growing &&
    list.growError === null &&
    !list.data.rows.some(({ id }) => id === named);
  const seek = useEffectEvent(readOn);
  useEffect(() => {
    if (missing) seek();
  }, [missing, pages]);
  return (
    <GrowingList
      list={list}
      shape="steps"
      count={SEARCH_PAGE_SIZE}
      onMore={readOn}
      empty={
        <EmptyState
          // Without a total it is unknown whether there are requests.
          title={list.data?.total === null ? 'pcr.mineUnlisted' : 'pcr.mineEmpty'}
          hint={list.data?.total === null ? 'pcr.mineUnlistedHint' : 'pcr.mineEmptyHint'}
          action={<LinkButton to="/Pcr/pcrApplyFor">{t('nav.pcrApply')}</LinkButton>}
        />
      }
    >
      {(rows) => (
        <ul className={classes.list} aria-label={t('nav.pcrMine')}>
          {rows.map((request) => (
            <li key={request.id}>
              <RequestCard request={request} named={request.id === named} />
            </li>
          ))}
        </ul>
      )}
    </GrowingList>
  );
}
