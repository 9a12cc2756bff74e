import * as React from 'react';

/** React's shared internals; there is no public option to disable owner stacks. */
const SHARED = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React's development build captures a stack trace for every element (up to 10,000 a second) for its warnings. No test reads them
 * and they take a tenth of the time, so the limit counts as reached.
 */
export function noteNoOwnerStacks(): void {
  const shared: unknown = Reflect.get(React, SHARED);
  if (typeof shared !== 'object' || shared === null) return;
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    // React increments the counter and resets it periodically.
    set: () => undefined,
  });
}
