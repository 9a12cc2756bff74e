import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/pcr/pcrSearch')({
  staticData: { title: 'nav.pcrSearch' },
  component: PcrSearchPage,
});

function PcrSearchPage() {
  return <LaterScreen title="nav.pcrSearch" />;
}
