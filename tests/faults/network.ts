/** The network of the harness, as a browser tells of it. */

let isGone = false;

export const isOffline = (): boolean => isGone;

function tell(name: 'online' | 'offline'): void {
  isGone = name === 'offline';
  Object.defineProperty(window.navigator, 'onLine', { value: !isGone, configurable: true });
  window.dispatchEvent(new Event(name));
}

/** From now on nothing arrives. */
export function goOffline(): void {
  if (!isGone) tell('offline');
}

export function goOnline(): void {
  if (isGone) tell('online');
}
