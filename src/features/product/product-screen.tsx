import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { BusinessError, HttpError } from '#src/lib/errors.ts';
import { productQueries } from '#src/parts/declaration/queries.ts';
import { PlainFrame } from '#src/parts/page/plain-frame.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import type { Words } from '#src/ui/words.ts';
import { ProductView } from './product-view.tsx';
import { useRecordVisit } from './use-record-visit.ts';

/**
 * The page behind a QR code, made for a phone in the sun (document 2 §2, design "Product page on a phone").
 * @param id as the address names it: a declaration, or one of its business ids; null when it can be none
 */
export function ProductScreen({ id }: { id: string | null }): ReactNode {
  return <PlainFrame>{id === null ? <NotFound /> : <Product key={id} id={id} />}</PlainFrame>;
}

function Product({ id }: { id: string }): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(productQueries.detail(id));
  useRecordVisit(data === undefined ? null : data.id, `/app/epd/${id}`);

  if (data !== undefined) return <ProductView id={id} detail={data} />;
  if (isUnknown(error)) return <NotFound title={describeError(error, 'epd.product.notFound')} />;
  return (
    <>
      <PageTitle title="epd.product.title" />
      {error === null ? (
        <LoadingState shape="text" count={8} />
      ) : (
        <ErrorState message={describeError(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </>
  );
}

/** The server answered, and knows no such product. */
function isUnknown(error: unknown): boolean {
  return error instanceof BusinessError || (error instanceof HttpError && error.status === 404);
}

function NotFound({ title = 'epd.product.notFound' }: { title?: Words }): ReactNode {
  const { t } = useText();
  return (
    <>
      <PageTitle title="epd.product.title" />
      <EmptyState
        title={title}
        hint="epd.product.notFoundHint"
        action={
          <Button component={Link} to="/epd/epdSearch" variant="outline">
            {t('nav.epdSearch')}
          </Button>
        }
      />
    </>
  );
}
