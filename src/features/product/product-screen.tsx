import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { productQueries } from '#src/parts/declaration/queries.ts';
import { PlainFrame } from '#src/parts/page/plain-frame.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import type { Words } from '#src/ui/words.ts';
import { ProductView } from './product-view.tsx';
import { useRecordVisit } from './use-record-visit.ts';

/**
 * The page behind a QR code, made for a phone in the sun (document 2 §2, design "Product page on a phone").
 * @param id as the address names it: a declaration, or one of its business ids; null when it can be none
 */
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

  return (
    <>
      {/* A product has a head of its own. */}
      {data === undefined && <PageTitle title="epd.product.title" />}
      <QueryState
        query={query}
        shape="text"
        count={8}
        missing={(error) => <NotFound title={describeError(error, 'epd.product.notFound')} />}
      >
        {(detail) => <ProductView id={id} detail={detail} />}
      </QueryState>
    </>
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
