/** Messages between the start page and the service worker. */

export const PREPARE = 'prepare';

export type Prepared =
  | {
      /** Whether changes survive when the browser stops the worker. */
      readonly isKept: boolean;
    }
  | { readonly error: string };

export const isPrepare = (data: unknown): boolean => data === PREPARE;
