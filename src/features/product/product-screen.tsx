import { useQuery, useQueryClient, noop } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@mantine/core';
import { describeError } from '#src/i18n/error-text.ts';
import { useKeptAt } from '#src/api/kept-answer.ts';
import { useText } from '#src/i18n/use-text.ts';
import { platformDay } from '#src/lib/day.ts';
import { formatDateInText } from '#src/lib/format.ts';
import { loadChunk, loadPart } from '#src/lib/load-chunk.ts';
import { productQueries } from '#src/parts/declaration/queries.ts';
import { PlainFrame } from '#src/parts/page/plain-frame.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import type { Words } from '#src/ui/words.ts';
import { currentUser } from '#src/api/session.ts';
import { ProductView } from './product-view.tsx';
import { productMutations } from './queries.ts';
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
  const query = useQuery(productQueries.detail(id));
  const { data } = query;
  useRecordVisit(data === undefined ? null : data.id, `/app/epd/${id}`);
  const isShown = data !== undefined;
  useEffect(() => {
    if (isShown)
      void loadPart(() => import('./stay-offline.ts'))
        .then((part) => part.stayOffline(id))
        .catch(noop);
  }, [id, isShown]);

  return (
    <>
      {/* The loaded product brings its own heading. */}
      {data === undefined && <PageTitle title="epd.product.title" />}
      {isShown && <OfflineNotice />}
      <QueryState
        query={query}
        shape="certificate"
        count={8}
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
  const keptAt = useKeptAt();
  if (keptAt === null) return null;
  const date = formatDateInText(platformDay(keptAt), lang);
  return (
    <p className={classes.offline} role="status">
      {t('epd.product.offline', { date })}
    </p>
  );
}

function NotFound({ title = 'epd.product.notFound' }: { title?: Words }): ReactNode {
  const { t } = useText();
  return (
    <EmptyState
      why="found"
      title={title}
      hint="epd.product.notFoundHint"
      action={
        <Button component={Link} to="/epd/epdSearch" variant="outline">
          {t('nav.epdSearch')}
        </Button>
      }
    />
  );
}

/**
 * Records the visit of a product page, once per product (document 2 §2, §3). The anonymous id is stored for 8 hours.
 * @param id of the product, or null while unknown
 * @param page path of the page
 */
function useRecordVisit(id: string | null, page: string): void {
  const queryClient = useQueryClient();
  const recorded = useRef<string | null>(null);
  useEffect(() => {
    if (id === null || recorded.current === id) return;
    recorded.current = id;
    loadChunk(() => import('./visitor.ts'))
      .then(({ visitorCode }) =>
        // Without `useMutation`, which the first load would pay for.
        queryClient
          .getMutationCache()
          .build(queryClient, productMutations.recordVisit())
          .execute({
            userId: currentUser()?.id ?? null,
            userCode: visitorCode(),
            accessPage: page,
            accessData: id,
          }),
      )
      .catch(noop);
  }, [id, queryClient, page]);
}
