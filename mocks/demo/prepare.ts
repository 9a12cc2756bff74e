/** What the page that prepares the demo and the worker say to each other. */

/** Asks the worker to make its World ready. */
export const PREPARE = 'prepare';

/** How that ended. */
export type Prepared =
  | {
      /** Whether what people do is kept when the browser lets the worker rest. */
      readonly isKept: boolean;
    }
  | { readonly error: string };

export const isPrepare = (data: unknown): boolean => data === PREPARE;
