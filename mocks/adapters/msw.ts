/**
 * The mock as one MSW handler, for Vitest. One takes all paths and goes through the route index, because MSW compares a request
 * with all its handlers in turn.
 */
import { http, type HttpHandler } from 'msw';
import type { Mock } from '../core/mock.ts';
import { viaWeb } from '../core/web.ts';
import { dispatch } from './dispatch.ts';

/** What stands between a caller and the mock, as networks, gateways and other servers do. */
export type Between = (request: Request, answer: () => Promise<Response | null>) => Promise<Response | null>;

const nothing: Between = (_request, answer) => answer();

/** Handlers for a mock. What they leave unanswered is no call of the portal: the adapter decides. */
export function mswHandlers(mock: Mock, between: Between = nothing): HttpHandler[] {
  return [
    http.all(
      '*',
      async ({ request }) => (await between(request, () => viaWeb(dispatch, mock, request))) ?? undefined,
    ),
  ];
}
