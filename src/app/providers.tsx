import '@mantine/core/styles.layer.css';
import '#src/ui/theme/global.css';
import { MantineProvider } from '@mantine/core';
import { noop, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { ConfirmHost } from '#src/ui/confirm-dialog.tsx';
import { Notices } from '#src/ui/notices.tsx';
import { theme } from '#src/ui/theme/theme.ts';
import type { PortalRouter } from './router.ts';
import { removeFrame } from './take-over.ts';

/** Loaded after the first render, before which no focused element is removed. */
function keepFocus(): () => void {
  let end: (() => void) | null = null;
  let over = false;
  loadChunk(() => import('#src/ui/lost-focus.ts')).then(({ keepFocusNear }) => {
    if (!over) end = keepFocusNear(document);
  }, noop);
  return () => {
    over = true;
    end?.();
  };
}

export function Providers({ queryClient, router }: { queryClient: QueryClient; router: PortalRouter }) {
  useEffect(removeFrame, []);
  useEffect(keepFocus, []);
  return (
    <QueryClientProvider client={queryClient}>
      {/* The variables are in a style sheet of the build: Trusted Types would block an injected one. */}
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
        deduplicateInlineStyles
      >
        <Notices />
        {/* Before the pages, whose guards may ask as soon as they are mounted. */}
        <ConfirmHost />
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>
  );
}
