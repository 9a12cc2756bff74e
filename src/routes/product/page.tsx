import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ProductScreen } from '#src/features/product/product-screen.tsx';
import { businessIdOf } from '#src/lib/business-id.ts';
import { afterPrerender } from '#src/api/early-answer.ts';
import { productQueries } from '#src/parts/declaration/queries.ts';

/** Opened by scanning a code (document 2 §2). */
export const Route = createFileRoute('/app/epd/$id')({
  staticData: { title: 'epd.product.title' },
  loader: ({ context: { queryClient }, params }) => {
    const id = businessIdOf(params.id);
    const asked = id === null ? undefined : queryClient.query(productQueries.detail(id)).catch(noop);
    return afterPrerender(asked);
  },
  component: ProductPagePage,
});

function ProductPagePage() {
  const { id } = Route.useParams();
  return <ProductScreen id={businessIdOf(id)} />;
}
