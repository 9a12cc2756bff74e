import { clearSession } from './session.ts';

type Handler = () => void;
let handler: Handler = () => undefined;

/** What the shell does after a 401, besides clearing the session. Set once at boot. */
export function onUnauthorized(run: Handler): void {
  handler = run;
}

/** HTTP 401 clears local storage and token and goes to / (document 1 §8). */
export function reportUnauthorized(): void {
  clearSession();
  handler();
}
