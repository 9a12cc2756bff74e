import '@mantine/core/styles.layer.css';
import '#src/ui/theme/global.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ConfirmProvider } from '#src/ui/confirm-dialog.tsx';
import { keepFocusNear } from '#src/ui/lost-focus.ts';
import { Notices } from '#src/ui/notices.tsx';
import { theme } from '#src/ui/theme/theme.ts';
import { cssVariablesResolver } from '#src/ui/theme/variables.ts';
import type { PortalRouter } from './router.ts';

/** Everything that a screen may rely on being there. */
export function Providers({ queryClient, router }: { queryClient: QueryClient; router: PortalRouter }) {
  useEffect(() => keepFocusNear(document), []);
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
        <Notices />
        <ConfirmProvider>
          <RouterProvider router={router} />
        </ConfirmProvider>
      </MantineProvider>
    </QueryClientProvider>
  );
}
