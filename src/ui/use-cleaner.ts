import { useEffect, useState } from 'react';
import { loadCleaner, loadedCleaner, type Cleaner } from './clean-html.ts';

/** Null while loading, and if loading failed: plain text stays. */
export function useCleaner(): Cleaner | null {
  const [cleaner, setCleaner] = useState(loadedCleaner);
  useEffect(() => {
    // Wrapped, because React would call the function.
    loadCleaner().then(
      (loaded) => setCleaner(() => loaded),
      () => null,
    );
  }, []);
  return cleaner;
}
