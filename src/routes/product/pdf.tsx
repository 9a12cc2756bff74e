import { noop } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { currentUser } from '#src/api/session.ts';
import { PdfScreen } from '#src/features/product/pdf-screen.tsx';
import { reportQueries } from '#src/features/product/queries.ts';
import { businessIdOf, productOf } from '#src/lib/business-id.ts';
import { auditGate } from '#src/lib/gates.ts';
import { loadPart } from '#src/lib/load-chunk.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage } from '#src/lib/storage.ts';
import { preparePdfViewer } from '#src/parts/pdf-preview/page-chunk.ts';

/** Watermarked report; without a token it redirects to the product (document 2 §2). */
export const Route = createFileRoute('/apppdf/$id')({
  staticData: { title: 'epd.pdf.title' },
  beforeLoad: async ({ context: { queryClient }, params: { id } }) => {
    // The product page has a message for invalid ids.
    const isReport = businessIdOf(id) !== null;
    if (isReport) {
      const { freshUser } = await loadPart(() => import('#src/parts/session/fresh-user.ts'));
      if ((await freshUser(queryClient)) !== null) return;
    }
    const product = isReport ? productOf(readStorage(STORAGE.pdfId), id) : id;
    throw redirect({ to: '/app/epd/$id', params: { id: product }, replace: true });
  },
  loader: ({ context: { queryClient }, params: { id } }) => {
    const user = currentUser();
    if (user === null || auditGate(user).kind !== 'allow') return;
    preparePdfViewer();
    queryClient.query(reportQueries.pdf(id, user.id)).catch(noop);
  },
  component: ProductPdfPage,
});

function ProductPdfPage() {
  return <PdfScreen id={Route.useParams().id} />;
}
