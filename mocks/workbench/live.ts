/** The workbench follows its World: what happens there shows at once. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Schemas } from './api.ts';
import { EVENTS_PATH, GONE_NEWS, WORLD_NEWS } from './events.ts';
import { LIVE, queries } from './queries.ts';

/** `lost`: not heard now; `gone`: somebody deleted the World. */
export type Hearing = 'heard' | 'lost' | 'gone';

/** Reads again what has changed, whenever the server says so. Gives whether it is heard now. */
export function useLive(): Hearing {
  const client = useQueryClient();
  const [hearing, setHearing] = useState<Hearing>('heard');
  useEffect(() => {
    let life: string | null = null;
    let events: EventSource | null = null;
    const hear = ({ data }: MessageEvent<string>): void => {
      setHearing('heard');
      const news = JSON.parse(data) as Schemas['ControlNews'];
      // Another World has taken its place: its journal begins anew.
      if (life !== null && life !== news.life)
        void client.resetQueries({ queryKey: queries.requests.queryKey });
      life = news.life;
      void client.invalidateQueries({ queryKey: LIVE });
    };
    const end = (): void => {
      events?.close();
      events = null;
    };
    // While it is seen: a browser opens only six connections to a server, and each stream takes one.
    const look = (): void => {
      if (document.hidden) return end();
      if (events !== null) return;
      events = new EventSource(EVENTS_PATH);
      events.addEventListener(WORLD_NEWS, hear);
      events.addEventListener(GONE_NEWS, () => {
        setHearing('gone');
        events?.close();
        void client.invalidateQueries({ queryKey: LIVE });
      });
      // The browser tries again by itself.
      events.addEventListener('error', () => setHearing('lost'));
    };
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      document.removeEventListener('visibilitychange', look);
      end();
    };
  }, [client]);
  return hearing;
}
