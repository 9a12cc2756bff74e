/** Waiting in real time, beside the portal's clock that is moved by hand; and what there is to wait for. */
import { setImmediate, setTimeout as setTimeoutOfNode } from 'node:timers';

export const tick = (): Promise<void> => new Promise((done) => void setImmediate(done));
export const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeoutOfNode(done, ms));

/** Something on the page is not there yet. */
export function isComing(): boolean {
  return (
    document.querySelector('h1') === null ||
    document.querySelector(
      '[data-shape][role=status], [data-loading=true], [aria-busy=true], .mantine-Loader-root',
    ) !== null
  );
}

/** Timer APIs to fake; promises and React's scheduler stay real. */
export const FAKED_TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;
