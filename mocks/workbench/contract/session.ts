import { useState } from 'react';
import { DEFAULT_COOKIE_PREFIX, tokenCookieName } from '#src/lib/storage-keys.ts';
import { cookieIn } from '../../lib/cookies.ts';
import { api, dataOf, type Schemas, useStep } from '../queries.ts';

export const AS_PORTAL = 'portal';
export const AS_NOBODY = 'nobody';
type Who = typeof AS_PORTAL | typeof AS_NOBODY | Schemas['ControlPersonaId'];

/** The portal's session, anonymous, or a persona with a separate session. */
export interface Sender {
  readonly who: Who;
  readonly token: () => string | null;
}

function portalToken(): string | null {
  const value = cookieIn(document.cookie, tokenCookieName(DEFAULT_COOKIE_PREFIX));
  return value === null ? null : decodeURIComponent(value);
}

const PORTAL: Sender = { who: AS_PORTAL, token: portalToken };
const NOBODY: Sender = { who: AS_NOBODY, token: () => null };

/** Module state, so that it survives a change of section; a World reset reloads the page. */
let last: Sender = PORTAL;

export interface Sending {
  readonly sender: Sender;
  readonly choose: (who: Who) => void;
  readonly isBusy: boolean;
}

/** The sender and its setter; personas sign in by the control API. */
export function useSender(): Sending {
  const [sender, setSender] = useState(last);
  const sendAs = (next: Sender): void => {
    last = next;
    setSender(next);
  };
  const step = useStep((persona: Schemas['ControlPersonaId']) =>
    dataOf(api.POST('/__mock/api/login', { body: { persona } })),
  );
  const choose = (who: Who): void => {
    if (who === AS_PORTAL) sendAs(PORTAL);
    else if (who === AS_NOBODY) sendAs(NOBODY);
    else step.mutate(who, { onSuccess: ({ token }) => sendAs({ who, token: () => token }) });
  };
  return { sender, choose, isBusy: step.isPending };
}
