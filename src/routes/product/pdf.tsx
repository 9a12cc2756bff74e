import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/apppdf/$id')({
  staticData: { title: 'epd.pdf.title' },
  component: ProductPdfPage,
});

function ProductPdfPage() {
  return <LaterScreen title="epd.pdf.title" />;
}
