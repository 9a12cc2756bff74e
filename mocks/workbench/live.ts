/** The workbench follows its World: what happens there shows at once. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hearNews } from './events.ts';
import { LIVE, queries } from './queries.ts';

/** `lost`: not heard now; `gone`: somebody deleted the World. */
export type Hearing = 'heard' | 'lost' | 'gone';

/** Reads again what has changed, whenever the server says so. Gives whether it is heard now. */
export function useLive(): Hearing {
  const client = useQueryClient();
  const [hearing, setHearing] = useState<Hearing>('heard');
  useEffect(() => {
    let life: string | null = null;
    let stop: (() => void) | null = null;
    const end = (): void => {
      stop?.();
      stop = null;
    };
    // While it is seen: a browser opens only six connections to a server, and each stream takes one.
    const look = (): void => {
      if (document.hidden) return end();
      stop ??= hearNews({
        onNews: (news) => {
          setHearing('heard');
          // Another World has taken its place: its journal begins anew.
          if (life !== null && life !== news.life)
            void client.resetQueries({ queryKey: queries.requests.queryKey });
          life = news.life;
          void client.invalidateQueries({ queryKey: LIVE });
        },
        onGone: () => {
          setHearing('gone');
          stop?.();
          void client.invalidateQueries({ queryKey: LIVE });
        },
        onLost: () => setHearing('lost'),
      });
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
