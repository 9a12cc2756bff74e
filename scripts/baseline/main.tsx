/** Baseline of the first load: a page with the portal's libraries, each used once, and one button (scripts/check-bundle.ts). */
import '@mantine/core/styles.layer.css';
import { Button, MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import i18next from 'i18next';
import createClient from 'openapi-fetch';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { paths } from '#src/api/generated/schema.d.ts';

const client = createClient<paths>({ baseUrl: '/' });
await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { translation: { go: '确定' } } } });

function Page() {
  const { t } = useTranslation();
  const { data } = useQuery({ queryKey: ['menu'], queryFn: () => client.GET('/api/n/menu/all') });
  return <Button data-loaded={data !== undefined}>{t('go')}</Button>;
}

const root = createRootRoute({ component: Outlet });
const page = createRoute({ getParentRoute: () => root, path: '/', component: Page });
const router = createRouter({ routeTree: root.addChildren([page]) });
const element = document.createElement('div');
document.body.append(element);
createRoot(element).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <RouterProvider<typeof router> router={router} />
      </MantineProvider>
    </QueryClientProvider>
  </StrictMode>,
);
