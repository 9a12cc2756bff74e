import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OwnPage } from '#src/parts/page/own-page.tsx';
import { VERIFICATION_PAGE_SIZE, VERIFICATION_PAGE_SIZES } from '#src/lib/limits.ts';
import { pageOfSize } from '#src/lib/page-param.ts';
import { PagedList } from '#src/parts/list/paged-list.tsx';
import { OthersNote } from '#src/parts/verification/others-note.tsx';
import { verificationQueries } from '#src/parts/verification/queries.ts';
import { RecordList } from '#src/parts/verification/record-list.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import type { RecordsSearch } from './search.ts';

interface RecordsScreenProps {
  /** The list has two documented paths (decision 12): navigation keeps the current one. */
  at: '/myLists' | '/myDetails';
  search: RecordsSearch;
}

/** The user's verification records, newest first, ten per page by default (document 2 §2 "Verification list"). */
export function RecordsScreen({ at, search }: RecordsScreenProps): ReactNode {
  return (
    <OwnPage title="nav.verifyList" add={{ to: '/epd/verification', label: 'nav.epdVerify' }}>
      {(user) => <Records userId={user.id} at={at} search={search} />}
    </OwnPage>
  );
}

function Records({ userId, at, search }: RecordsScreenProps & { userId: string }): ReactNode {
  const navigate = useNavigate();
  const { page = 1, rows: size = VERIFICATION_PAGE_SIZE } = search;
  const query = useQuery(verificationQueries.page(userId, page, size));
  return (
    <PagedList
      query={query}
      page={page}
      pageSize={size}
      sizes={VERIFICATION_PAGE_SIZES}
      onPage={(next) => void navigate({ to: at, search: { ...search, page: next } })}
      onPageSize={(next) =>
        void navigate({
          to: at,
          search: {
            page: pageOfSize(page, size, next),
            rows: next === VERIFICATION_PAGE_SIZE ? undefined : next,
          },
          resetScroll: false,
        })
      }
      empty={
        <EmptyState
          title="verify.empty"
          hint="verify.intro"
          action={<LinkButton to="/epd/verification" label="nav.epdVerify" />}
        />
      }
    >
      {(rows) => (
        <>
          <OthersNote isMine={query.data?.isMine === true} />
          <RecordList rows={rows} page={page} pageSize={size} />
        </>
      )}
    </PagedList>
  );
}
