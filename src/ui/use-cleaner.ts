import { useEffect, useState } from 'react';
import { loadCleaner, type Cleaner } from './clean-html.ts';

/** The HTML cleaner once it has arrived; null before that, and for good when it cannot be fetched. */
export function useCleaner(): Cleaner | null {
  const [cleaner, setCleaner] = useState<Cleaner | null>(null);
  useEffect(() => {
    let wanted = true;
    loadCleaner()
      .then((loaded) => {
        // The cleaner is itself a function: wrapped, or React would call it.
        if (wanted) setCleaner(() => loaded);
      })
      // Without the cleaner the plain words stay: less beautiful, never unsafe.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, []);
  return cleaner;
}
