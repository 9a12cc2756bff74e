/** What somebody wanted who had to log in first. */
export interface WaitingAction {
  /** Says in the login dialog what happens after the login. */
  says: 'auth.thenDownload' | 'auth.thenPreview';
  /** Begins it anew, with all its guards. */
  run: () => void;
}

/**
 * Anything may ask for a login; the shell shows the dialog. `prompt`: it says that this needs a login ("Log in first",
 * document 2 §6), `again`: it says that the session has ended, `dialog`: somebody wanted the login itself.
 */
export interface LoginRequest {
  how: 'prompt' | 'again' | 'dialog';
  /** Where to go afterwards; without it the user stays where he is. */
  returnPath?: string;
  /** Something was typed into a form of that page, and is kept as its draft. */
  draft?: boolean;
  /** Phone or e-mail to begin with. */
  account?: string;
  /** Done once after the login, unless that leads elsewhere: to a registration that is not complete. */
  waiting?: WaitingAction;
}

type Listener = (request: LoginRequest) => void;
const listeners = new Set<Listener>();
let waiting: LoginRequest | null = null;

/** Asks for a login. Kept until the shell is there to hear it (guards run before the first render). */
export function requestLogin(request: LoginRequest): void {
  if (listeners.size === 0) waiting = request;
  for (const listener of listeners) listener(request);
}

/** Hears requests, including the one that came too early. Returns the way to stop. */
export function onLoginRequest(listener: Listener): () => void {
  listeners.add(listener);
  if (waiting !== null) {
    listener(waiting);
    waiting = null;
  }
  return () => {
    listeners.delete(listener);
  };
}

const preparers = new Set<() => void>();

/** Fetches the login's code before it is needed: call it when its button is hovered or focused. */
export function prepareLogin(): void {
  for (const prepare of preparers) prepare();
}

/** Hears {@link prepareLogin}. Returns the way to stop. */
export function onPrepareLogin(prepare: () => void): () => void {
  preparers.add(prepare);
  return () => {
    preparers.delete(prepare);
  };
}
