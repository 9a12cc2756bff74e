import { newListeners } from './listeners.ts';

export interface PendingAction {
  says: 'auth.thenDownload' | 'auth.thenPreview';
  run: () => void;
}

/** `prompt`: login is required (document 2 §6), `again`: the session has expired, `dialog`: the user chose to log in. */
export interface LoginRequest {
  how: 'prompt' | 'again' | 'dialog';
  returnPath?: string;
  /** A form of that page has input that is kept as a draft. */
  draft?: boolean;
  account?: string;
  /** Runs once after login, unless login redirects to an incomplete registration. */
  waiting?: PendingAction;
}

type Listener = (request: LoginRequest) => void;
const listeners = new Set<Listener>();
let waiting: LoginRequest | null = null;

/** Requests a login. Buffered until the shell subscribes: route guards run before the first render. */
export function requestLogin(request: LoginRequest): void {
  if (listeners.size === 0) waiting = request;
  for (const listener of listeners) listener(request);
}

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

/** `prepareLogin` preloads the login chunk, on hover or focus of a button. */
export const { subscribe: onPrepareLogin, notify: prepareLogin } = newListeners();
