import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/app/epd/$id')({
  staticData: { title: 'epd.product.title' },
  component: ProductPagePage,
});

function ProductPagePage() {
  return <LaterScreen title="epd.product.title" />;
}
