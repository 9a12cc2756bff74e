/** The workbench follows its World: what happens there shows at once. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LIVE } from './queries.ts';

const EVENTS = '/__mock/api/events';

/** Reads again what has changed, whenever the server says so. Gives whether it is heard now. */
export function useLive(): boolean {
  const client = useQueryClient();
  const [isHeard, setIsHeard] = useState(true);
  useEffect(() => {
    const events = new EventSource(EVENTS);
    events.addEventListener('world', () => {
      setIsHeard(true);
      void client.invalidateQueries({ queryKey: LIVE });
    });
    // The browser tries again by itself.
    events.addEventListener('error', () => setIsHeard(false));
    return () => events.close();
  }, [client]);
  return isHeard;
}
