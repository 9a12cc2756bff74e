/**
 * The mock as MSW handlers: the same for every adapter. One handler takes each family of paths and goes through the route
 * index, because MSW compares a request with all its handlers in turn.
 */
import { http, type HttpHandler } from 'msw';
import { answerControl } from '../control/answer-control.ts';
import { answerLink } from '../control/link-page.ts';
import { answerCall } from '../core/answer-call.ts';
import type { Mock } from '../core/mock.ts';

/** The four documented prefixes (decision 1), on any origin. */
const CALLS = /^[a-z]+:\/\/[^/]+\/(?:api|n|p)\//;
const CONTROL = /^[a-z]+:\/\/[^/]+\/__mock\/api\//;

/** Handlers for a mock. What they leave unanswered is no call of the portal: the adapter decides. */
export function mswHandlers(mock: Mock): HttpHandler[] {
  return [
    http.all(CALLS, ({ request }) => answerCall(mock, request)),
    http.all(CONTROL, ({ request }) => answerControl(mock, request)),
    http.get('*', async ({ request }) => (await answerLink(mock, request)) ?? undefined),
  ];
}
