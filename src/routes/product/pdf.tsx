import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { currentUser } from '#src/api/session.ts';
import { PdfScreen } from '#src/features/product/pdf-screen.tsx';
import { reportQueries } from '#src/features/product/queries.ts';
import { auditGate } from '#src/lib/gates.ts';
import { loadPart } from '#src/lib/load-chunk.ts';
import { preparePdfViewer } from '#src/parts/pdf-preview/page-chunk.ts';

/** Watermarked report; without a token it redirects to the product (document 2 §2). */
export const Route = createFileRoute('/apppdf/$id')({
  staticData: { title: 'epd.pdf.title' },
  beforeLoad: async ({ context: { queryClient }, params: { id } }) => {
    const { admitToReport } = await loadPart(() => import('#src/features/product/pdf-gate.ts'));
    await admitToReport(queryClient, id);
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
