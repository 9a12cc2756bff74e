/** The workbench: a bundle of its own that uses only the control API. */
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '#src/ui/theme/global.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startTexts } from '#src/i18n/i18n.ts';
import { currentLanguage } from '#src/i18n/language.ts';
import { HUES, NEUTRALS } from '#src/ui/theme/colors.ts';
import { theme } from '#src/ui/theme/theme.ts';
import { followUnit } from '#src/ui/theme/unit.ts';
import { cssVariablesResolver } from '#src/ui/theme/variables.ts';
import { Workbench } from './workbench.tsx';
import { isPanel } from './worlds.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// The side panel uses a smaller scale.
if (isPanel()) document.documentElement.dataset['panel'] = '';
else followUnit();
await startTexts(currentLanguage());
// Server-sent events invalidate queries (queries.ts); no other refetching.
const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: Infinity, retry: 1, refetchOnWindowFocus: false } },
});
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={{ ...theme, colors: { ...HUES, ...NEUTRALS } }}
        cssVariablesResolver={cssVariablesResolver}
        defaultColorScheme="auto"
      >
        <Notifications position="top-center" />
        <Workbench />
      </MantineProvider>
    </QueryClientProvider>
  </StrictMode>,
);
