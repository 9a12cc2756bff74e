import { useEffect, useState } from 'react';
import { loadCleaner, loadedCleaner, type Cleaner } from './clean-html.ts';

/** Null while loading, and if loading failed. */
export function useCleaner(): Cleaner | null {
  const [cleaner, setCleaner] = useState(loadedCleaner);
  useEffect(() => {
    let wanted = true;
    loadCleaner()
      .then((loaded) => {
        // Wrapped, because React would call the function.
        if (wanted) setCleaner(() => loaded);
      })
      // Plain text stays.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, []);
  return cleaner;
}
