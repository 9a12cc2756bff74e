import { RouterProvider } from '@tanstack/react-router';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { platformQueries } from '#src/api/shared/platform.ts';
import { createPortalQueryClient } from '#src/app/query-client.ts';
import { countVisitsOf } from '#src/parts/page/count-visits.ts';
import { renderPart } from '../../ui/render.tsx';
import { smallRouter } from '../../support/small-router.tsx';
import { startMock } from '../../support/mock.ts';
import { ofEachTest } from '../../support/of-each-test.ts';

const mock = ofEachTest(() => startMock());
let stop = (): void => undefined;
afterEach(() => stop());

it('every navigation counts once: another page, record or search, not a place on the page [1§7 countVisit]', async () => {
  const router = smallRouter({ '/': {}, '/news': {}, '/gpi': {}, '/app/epd/$id': {} });
  const queryClient = createPortalQueryClient();
  stop = countVisitsOf(router, queryClient);
  const counted = () =>
    mock.world.journal.tail().filter(({ operationId }) => operationId === 'countVisit').length;

  await renderPart(<RouterProvider router={router} />);
  await waitFor(() => expect(counted()).toBe(1));
  await router.navigate({ to: '/news' });
  await waitFor(() => expect(counted()).toBe(2));
  await router.navigate({ to: '/news', search: { page: 2 } });
  await waitFor(() => expect(counted()).toBe(3));
  await router.navigate({ to: '/news', search: { page: 2 }, hash: 'main' });
  await router.navigate({
    to: '/news',
    search: { page: 2 },
    hash: 'main',
    // The portal keeps another state; what is in it does not matter here.
    state: { seen: true } as never,
  });
  await router.navigate({ to: '/app/epd/$id', params: { id: '1' } });
  await waitFor(() => expect(counted()).toBe(4));
  await router.navigate({ to: '/app/epd/$id', params: { id: '2' } });
  await waitFor(() => expect(counted()).toBe(5));
  await router.preloadRoute({ to: '/gpi' });
  router.history.back();
  await waitFor(() => expect(counted()).toBe(6));

  const visits = () => queryClient.getQueryData(platformQueries.visits().queryKey);
  await waitFor(() => expect(visits()?.pv).toBeGreaterThan(0));
  // A count that fails concerns nobody.
  mock.world.faults = [{ operationId: 'countVisit', kind: 'status', value: 500 }];
  await router.navigate({ to: '/' });
  await waitFor(() => expect(counted()).toBe(7));
  expect(visits()?.pv).toBeGreaterThan(0);
});
