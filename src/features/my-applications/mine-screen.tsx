import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { platformToday } from '#src/api/server-clock.ts';
import { useSession } from '#src/api/use-session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { SEARCH_PAGE_SIZE } from '#src/lib/limits.ts';
import { GrowingList } from '#src/parts/list/growing-list.tsx';
import { hasMoreOf, useGrowingList } from '#src/parts/list/use-growing-list.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { ApplicationCard } from './application-card.tsx';
import { ContractDialog } from './contract-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { useApplicationDialogs, type ApplicationDialogs } from './dialogs.ts';
import type { MyApplication } from './model.ts';
import { applicationQueries } from './queries.ts';
import { QuoteDialog } from './quote-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import classes from './mine.module.css';

/** My EPD/CFP: one card an application, newest first (document 2 §2). */
export function MineScreen({ pages }: { pages: number }): ReactNode {
  const { t } = useText();
  const user = useSession();
  return (
    <PageWidth>
      <PageTitle
        title="epd.mine.title"
        intro="epd.mine.intro"
        actions={
          <Button
            component={Link}
            to="/epd/epdApplyFor"
            variant="outline"
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {t('epd.mine.apply')}
          </Button>
        }
      />
      {/* Without a user the guard is already leading away. */}
      {user !== null && <Applications userId={user.id} pages={pages} />}
    </PageWidth>
  );
}

function Applications({ userId, pages }: { userId: string; pages: number }): ReactNode {
  const { t } = useText();
  const navigate = useNavigate();
  const list = useGrowingList({
    query: (page) => applicationQueries.mine(userId, page),
    pages,
    rowKey: ({ id }) => id,
    hasMore: hasMoreOf(SEARCH_PAGE_SIZE),
  });
  const dialogs = useApplicationDialogs();
  const today = platformToday();
  return (
    <GrowingList
      list={list}
      shape="cards"
      count={SEARCH_PAGE_SIZE}
      onMore={() =>
        void navigate({
          to: '/epd/mineEpd',
          search: { page: pages + 1 },
          replace: true,
          resetScroll: false,
        })
      }
      empty={
        <EmptyState
          title="epd.mine.empty"
          hint="epd.mine.emptyHint"
          action={
            <Button component={Link} to="/epd/epdApplyFor">
              {t('epd.mine.emptyAction')}
            </Button>
          }
        />
      }
    >
      {(rows) => (
        <>
          <ul className={classes.list} aria-label={t('epd.mine.title')}>
            {rows.map((application) => (
              <li key={application.id}>
                <ApplicationCard
                  application={application}
                  today={today}
                  onOpen={(kind) => {
                    dialogs.open(application, kind);
                  }}
                />
              </li>
            ))}
          </ul>
          <Dialogs dialogs={dialogs} rows={rows} />
        </>
      )}
    </GrowingList>
  );
}

/** The dialogs of the chosen application, always with its newest state. */
function Dialogs({
  dialogs,
  rows,
}: {
  dialogs: ApplicationDialogs;
  rows: readonly MyApplication[];
}): ReactNode {
  const chosen = dialogs.application;
  if (chosen === null) return null;
  const application = rows.find(({ id }) => id === chosen.id) ?? chosen;
  const { id, applyId } = application;
  return (
    // Another application starts with dialogs of its own: nothing typed or chosen goes over.
    <div key={id}>
      <DetailsDialog
        application={application}
        opened={dialogs.isOpen('details')}
        onClose={() => {
          dialogs.close('details');
        }}
        onOpen={(kind) => {
          dialogs.open(application, kind);
        }}
      />
      <QuoteDialog
        applicationId={id}
        opened={dialogs.isOpen('quote')}
        onClose={() => {
          dialogs.close('quote');
        }}
      />
      <ContractDialog
        applicationId={id}
        applyId={applyId}
        opened={dialogs.isOpen('contract')}
        onClose={() => {
          dialogs.close('contract');
        }}
      />
      <UploadDialog
        applicationId={id}
        applyId={applyId}
        opened={dialogs.isOpen('upload')}
        onClose={() => {
          dialogs.close('upload');
        }}
      />
    </div>
  );
}
