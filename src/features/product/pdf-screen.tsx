import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { accountQueries } from '#src/api/shared/account.ts';
import { useSession } from '#src/api/session.ts';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { HttpError } from '#src/lib/errors.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { PlainFrame } from '#src/parts/page/plain-frame.tsx';
import { PdfViewer } from '#src/parts/pdf-preview/pdf-viewer.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { CheckAgain } from '#src/parts/session/check-again.tsx';
import { freshUser } from '#src/parts/session/fresh-user.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageTitle } from '#src/ui/page-layout.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { reportQueries } from './queries.ts';
import { pdfBlock, watermarkName } from './rules.ts';
import classes from './pdf.module.css';

/**
 * Report of a product with a watermark, for signed-in users; explains why it is unavailable while the registration is in review
 * or rejected (document 2 §2).
 * @param id business id of the report
 */
export function PdfScreen({ id }: { id: string }): ReactNode {
  const user = useSession();
  return (
    <PlainFrame wide>
      <PageTitle
        title="epd.pdf.title"
        above={<TextLink to="/app/epd/$id" params={{ id }} label="epd.product.back" />}
      />
      {/* Without a session the route guard redirects. */}
      {user !== null && <Allowed key={id} id={id} user={user} />}
    </PlainFrame>
  );
}

interface AllowedProps {
  id: string;
  user: StoredUser;
}

function Allowed({ id, user }: AllowedProps): ReactNode {
  const queryClient = useQueryClient();
  const block = pdfBlock(user);
  // The query updates the session; it is refetched on window focus.
  useQuery({ ...accountQueries.own(user.id), enabled: block !== null });
  if (block === null) return <Report id={id} user={user} />;
  return (
    <EmptyState
      why="access"
      title={block === 'rejected' ? 'epd.product.rejected' : 'epd.product.underReview'}
      {...(block === 'underReview' && { hint: 'guard.page.reviewingNext' })}
      action={
        block === 'rejected' ? (
          <LinkButton to="/userinfo" label="profile.modifyTitle" />
        ) : (
          <CheckAgain
            check={async () => {
              const fresh = await freshUser(queryClient);
              return fresh === null || pdfBlock(fresh) !== block;
            }}
          />
        )
      }
    />
  );
}

function Report({ id, user }: AllowedProps): ReactNode {
  const { t } = useText();
  const query = useQuery(reportQueries.pdf(id, user.id));
  // Blob that the viewer failed to render; a retry fetches another one.
  const [unreadable, setUnreadable] = useState<Blob | null>(null);
  const failed = query.data !== undefined && query.data.blob === unreadable;
  return (
    <QueryState
      query={{
        data: failed ? undefined : query.data,
        error: failed ? UNREADABLE : query.error,
        isFetching: query.isFetching,
        refetch: query.refetch,
      }}
      loading={
        <div className={classes.viewer}>
          <PdfViewer file="file" />
        </div>
      }
      explain={(error) => describeError(error, 'epd.pdf.loadFail')}
      // A refusal may be temporary; an unknown id is not.
      {...(query.error instanceof HttpError && query.error.status === 404 && { missing: <NotFound /> })}
    >
      {({ blob }) => (
        <div className={classes.viewer}>
          <PdfViewer
            file={blob}
            watermark={t('epd.pdf.watermark', { user: watermarkName(user) })}
            onFail={() => setUnreadable(blob)}
          />
        </div>
      )}
    </QueryState>
  );
}

function NotFound(): ReactNode {
  return (
    <EmptyState
      why="found"
      title="epd.product.noReport"
      hint="epd.product.notFoundHint"
      action={<LinkButton to="/epd/epdSearch" variant="outline" label="nav.epdSearch" />}
    />
  );
}

const UNREADABLE = new Error('The viewer could not read the file.');
