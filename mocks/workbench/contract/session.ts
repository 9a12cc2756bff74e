/** Whose session the calls of the section "contract" carry. */
import { useState } from 'react';
import { DEFAULT_COOKIE_PREFIX, tokenCookieName } from '#src/lib/storage-keys.ts';
import { notify } from '#src/ui/notify.ts';
import { cookieIn } from '../../lib/cookies.ts';
import { api, dataOf, type Schemas } from '../api.ts';
import { useStep } from '../queries.ts';

export const AS_PORTAL = 'portal';
export const AS_NOBODY = 'nobody';
type Who = typeof AS_PORTAL | typeof AS_NOBODY | Schemas['ControlPersonaId'];

/** Whoever is signed in to the portal in this browser, nobody, or a persona with a session of their own. */
export interface Sender {
  readonly who: Who;
  readonly token: () => string | null;
}

/** The token that the portal keeps in this browser; null when nobody is signed in. */
function portalToken(): string | null {
  const value = cookieIn(document.cookie, tokenCookieName(DEFAULT_COOKIE_PREFIX));
  return value === null ? null : decodeURIComponent(value);
}

const PORTAL: Sender = { who: AS_PORTAL, token: portalToken };
const NOBODY: Sender = { who: AS_NOBODY, token: () => null };

/** Outlives a look into another section. A World that is made anew loads the page anew. */
let last: Sender = PORTAL;

export interface Sending {
  readonly sender: Sender;
  readonly choose: (who: Who) => void;
  readonly isBusy: boolean;
}

/** The sender, and how to choose another: a persona is signed in by the control API. */
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

/** Says once that a session is over. */
export function sayOver(sender: Sender, status: number, words: string): void {
  if (status === 401 && sender.token() !== null) notify.warn({ text: words });
}
