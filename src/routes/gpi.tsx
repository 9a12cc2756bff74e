import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { GpiScreen } from '#src/features/gpi/gpi-screen.tsx';
import { gpiQueries } from '#src/features/gpi/queries.ts';

export const Route = createFileRoute('/_shell/gpi')({
  staticData: { title: 'gpi.title', head: { intro: 'gpi.intro' } },
  loader: ({ context }) => void context.queryClient.query(gpiQueries.current()).catch(noop),
  component: GpiScreen,
});
