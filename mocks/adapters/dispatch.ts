/** Whose a request is: a call of the portal, a call of the control API, a link, or none of the mock's. */
import { answerControl } from '../control/answer-control.ts';
import { answerLink } from '../control/link-page.ts';
import { answerCall } from '../core/answer-call.ts';
import type { PlainAnswer } from '../core/answer.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import type { Mock } from '../core/mock.ts';

/** The four documented prefixes (decision 1). */
const CALLS = /^\/(?:api|n|p)\//;
const CONTROL = '/__mock/api/';

/** The mock's answer, the same on every adapter; null when the request is none of its own, and the adapter decides. */
export async function dispatch(mock: Mock, request: PlainCall): Promise<PlainAnswer | null> {
  const { pathname } = request.url;
  if (CALLS.test(pathname)) return answerCall(mock, request);
  if (pathname.startsWith(CONTROL)) return answerControl(mock, request);
  return request.method === 'GET' ? answerLink(mock, request) : null;
}
