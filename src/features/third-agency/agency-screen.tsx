import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { SegmentedControl } from '@mantine/core';
import { useSession } from '#src/api/use-session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { VERIFICATION_PAGE_SIZE } from '#src/lib/limits.ts';
import { verificationQueries } from '#src/parts/verification/queries.ts';
import { toVerificationState } from '#src/parts/verification/read.ts';
import { RecordList } from '#src/parts/verification/record-list.tsx';
import { VERIFICATION_STATES, VERIFICATION_VIEW } from '#src/parts/verification/record.ts';
import { PagedList } from '#src/parts/list/paged-list.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { RecordView } from '#src/parts/verification/record-view.tsx';
import type { AgencySearch } from './search.ts';
import classes from './third-agency.module.css';

/**
 * Workspace of an agency: its verification requests with their files, by state, ten per page (decision 15). State, page and
 * open record are in the URL.
 */
export function AgencyScreen({ search }: { search: AgencySearch }): ReactNode {
  const { t } = useText();
  const router = useRouter();
  const user = useSession();
  const go = (next: AgencySearch, replace = false): void =>
    void router.navigate({ to: '/thirdAgency', search: next, replace, resetScroll: false });

  return (
    <PageWidth>
      <PageTitle title="nav.thirdAgency" intro="verify.agencyIntro" />
      <SegmentedControl
        className={classes.states}
        aria-label={t('verify.state')}
        value={String(search.state ?? '')}
        onChange={(value) => go({ state: toVerificationState(value) ?? undefined })}
        data={[
          { value: '', label: t('common.all') },
          ...VERIFICATION_STATES.map((state) => ({
            value: String(state),
            label: t(VERIFICATION_VIEW[state].label),
          })),
        ]}
      />
      {/* Without a session the route guard redirects. */}
      {user !== null && (
        <>
          <Records userId={user.id} search={search} onPage={(page) => go({ ...search, page })} />
          <RecordDialog
            userId={user.id}
            id={search.id}
            onClose={() => go({ ...search, id: undefined }, true)}
          />
        </>
      )}
    </PageWidth>
  );
}

interface RecordsProps {
  userId: string;
  search: AgencySearch;
  onPage: (page: number | undefined) => void;
}

function Records({ userId, search, onPage }: RecordsProps): ReactNode {
  const { t } = useText();
  const { state, page = 1 } = search;
  const query = useQuery(verificationQueries.page(userId, page, { state, whose: 'agency' }));
  return (
    <PagedList
      query={query}
      page={page}
      pageSize={VERIFICATION_PAGE_SIZE}
      onPage={onPage}
      empty={
        state === undefined ? (
          <EmptyState title="verify.empty" hint="verify.agencyEmptyHint" />
        ) : (
          <EmptyState why="found" title="verify.emptyState" />
        )
      }
    >
      {(rows) => (
        <RecordList
          rows={rows}
          page={page}
          pageSize={VERIFICATION_PAGE_SIZE}
          current={search.id}
          action={({ id, number }) => (
            <TextLink
              to="/thirdAgency"
              search={{ ...search, id }}
              resetScroll={false}
              aria-label={t('verify.open', { number })}
            >
              {t('common.details')}
            </TextLink>
          )}
        />
      )}
    </PagedList>
  );
}

interface RecordDialogProps {
  userId: string;
  /** Id from the URL; undefined closes the dialog. */
  id: string | undefined;
  onClose: () => void;
}

function RecordDialog({ userId, id, onClose }: RecordDialogProps): ReactNode {
  // Keeps the content mounted during the closing transition.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);
  return (
    <Dialog opened={id !== undefined} onClose={onClose} title="verify.detailTitle" size="wide">
      {shown !== undefined && <RecordView key={shown} userId={userId} id={shown} order={3} />}
    </Dialog>
  );
}
