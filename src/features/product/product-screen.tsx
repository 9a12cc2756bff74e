import { VisuallyHidden } from '@mantine/core';
import { useQuery, useQueryClient, noop } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import { useCachedAt } from '#src/api/cached-answer.ts';
import { useText } from '#src/i18n/use-text.ts';
import { platformDay } from '#src/lib/day.ts';
import { formatDateInText } from '#src/lib/format.ts';
import { loadChunk, loadPart } from '#src/lib/load-chunk.ts';
import { productQueries } from '#src/parts/declaration/queries.ts';
import { PlainFrame } from '#src/parts/page/plain-frame.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { PageTitle } from '#src/ui/page-layout.tsx';
import type { Words } from '#src/ui/words.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { ProductView } from './product-view.tsx';
import classes from './product.module.css';

/** Designed for phones in sunlight (document 2 §2). @param id from the URL: a declaration or a business id; null when invalid */
export function ProductScreen({ id }: { id: string | null }): ReactNode {
  return (
    <PlainFrame>
      {id === null ? (
        <>
          <PageTitle title="epd.product.title" />
          <NotFound />
        </>
      ) : (
        <Product key={id} id={id} />
      )}
    </PlainFrame>
  );
}

function Product({ id }: { id: string }): ReactNode {
  const { t } = useText();
  const query = useQuery(productQueries.detail(id));
  const shown = query.data?.id;
  useRecordVisit(shown, `/app/epd/${id}`);
  useEffect(() => {
    if (shown !== undefined)
      void loadPart(() => import('./stay-offline.ts'))
        .then((part) => part.stayOffline(id))
        .catch(noop);
  }, [id, shown]);

  return (
    <>
      {/* The band brings its own heading. */}
      {shown === undefined && query.error !== null && <PageTitle title="epd.product.title" />}
      {shown !== undefined && <OfflineNotice />}
      <QueryState
        query={query}
        loading={
          <div className={classes.waiting} data-band>
            <VisuallyHidden component="h1">{t('epd.product.title')}</VisuallyHidden>
            <LoadingState shape="rows" count={5} />
          </div>
        }
        missing={(error) => <NotFound title={describeError(error, 'epd.product.notFound')} />}
      >
        {(detail) => <ProductView id={id} detail={detail} />}
      </QueryState>
    </>
  );
}

/** Says when the server gave what is shown without a network. */
function OfflineNotice(): ReactNode {
  const { t, lang } = useText();
  const keptAt = useCachedAt();
  if (keptAt === null) return null;
  const date = formatDateInText(platformDay(keptAt), lang);
  return (
    <p className={classes.offline} role="status">
      {t('epd.product.offline', { date })}
    </p>
  );
}

function NotFound({ title = 'epd.product.notFound' }: { title?: Words }): ReactNode {
  return (
    <EmptyState
      why="found"
      title={title}
      hint="epd.product.notFoundHint"
      action={<LinkButton to="/epd/epdSearch" variant="outline" label="nav.epdSearch" />}
    />
  );
}

/**
 * Records the visit of a product page, once per product (document 2 §2, §3). The anonymous id is stored for 8 hours.
 * @param id of the product, undefined while unknown
 * @param page path of the page
 */
function useRecordVisit(id: string | undefined, page: string): void {
  const queryClient = useQueryClient();
  const recorded = useRef<string>(undefined);
  useEffect(() => {
    if (id === undefined || recorded.current === id) return;
    recorded.current = id;
    loadChunk(() => import('./visitor.ts'))
      .then(({ recordVisit }) => recordVisit(queryClient, page, id))
      .catch(noop);
  }, [id, queryClient, page]);
}
