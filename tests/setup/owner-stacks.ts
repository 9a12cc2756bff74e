import * as React from 'react';

/** What React's development build shares between its packages; there is no public switch for what is meant here. */
const SHARED = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * For the text of possible warnings React notes a stack trace at every element that is made, up to 10,000 a second. No
 * test reads one, and they are a tenth of the time of the component tests: the number counts as reached from the start.
 */
export function noteNoOwnerStacks(): void {
  const shared: unknown = Reflect.get(React, SHARED);
  if (typeof shared !== 'object' || shared === null) return;
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    // React counts on, and begins anew after a while.
    set: () => undefined,
  });
}
