/** The workbench follows its World: what happens there shows at once. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Schemas } from './api.ts';
import { LIVE, queries } from './queries.ts';

const EVENTS = '/__mock/api/events';

/** `lost`: not heard now; `gone`: somebody deleted the World. */
export type Hearing = 'heard' | 'lost' | 'gone';

/** Reads again what has changed, whenever the server says so. Gives whether it is heard now. */
export function useLive(): Hearing {
  const client = useQueryClient();
  const [hearing, setHearing] = useState<Hearing>('heard');
  useEffect(() => {
    const events = new EventSource(EVENTS);
    let life: string | null = null;
    events.addEventListener('world', ({ data }: MessageEvent<string>) => {
      setHearing('heard');
      const news = JSON.parse(data) as Schemas['ControlNews'];
      // Another World has taken its place: its journal begins anew.
      if (life !== null && life !== news.life)
        void client.resetQueries({ queryKey: queries.requests.queryKey });
      life = news.life;
      void client.invalidateQueries({ queryKey: LIVE });
    });
    events.addEventListener('gone', () => {
      setHearing('gone');
      events.close();
      void client.invalidateQueries({ queryKey: LIVE });
    });
    // The browser tries again by itself.
    events.addEventListener('error', () => setHearing('lost'));
    return () => events.close();
  }, [client]);
  return hearing;
}
