import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createPortalRouter } from '#src/app/router.ts';
import { PagePending } from '#src/app/page-pending.tsx';

/** Something of the next page has to be seen so soon after a click, ms (npm run bench -- --portal measures it). */
const SEEN_WITHIN_MS = 100;
/** Two pictures of a screen: the router draws in one, the browser shows it with the next. */
const DRAWING_MS = 34;

it('the shapes of the next page come soon enough to be seen within 100 ms, and do not only flash', () => {
  const { options } = createPortalRouter(new QueryClient());
  expect(options.defaultPendingComponent).toBe(PagePending);
  expect(options.defaultPendingMs).toBeLessThanOrEqual(SEEN_WITHIN_MS - DRAWING_MS);
  expect(options.defaultPendingMinMs).toBeGreaterThanOrEqual(SEEN_WITHIN_MS);
});
