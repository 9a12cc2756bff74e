/** What the workbench reads, by query, its steps, and how it follows its World: `live` queries are read again on its news. */
import { queryOptions, useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api, dataOf, type Answer, type Schemas } from './api.ts';
import { useRef, useEffect, useState } from 'react';
import { notify } from '#src/ui/notify.ts';
import { hearNews } from './events.ts';

/** Entries of the journal that are kept; as many as it has itself. */
const REQUESTS_KEPT = 1000;

export const LIVE = ['live'] as const;

type Entry = Schemas['ControlJournalEntry'];
const REQUESTS = [...LIVE, 'requests'] as const;

/** What is known, with what has come since: a busy World writes hundreds of entries. */
async function newerRequests(known: readonly Entry[]): Promise<Entry[]> {
  const after = known[0]?.index;
  const query = { limit: REQUESTS_KEPT, ...(after === undefined ? {} : { after }) };
  const newer = await dataOf(api.GET('/__mock/api/requests', { params: { query } }));
  return [...newer, ...known].slice(0, REQUESTS_KEPT);
}

const lasting = <T>(name: string, ask: () => Promise<Answer<T>>) =>
  queryOptions({ queryKey: [name], queryFn: () => dataOf(ask()) });

const live = <T>(name: string, ask: () => Promise<Answer<T>>) =>
  queryOptions({ queryKey: [...LIVE, name], queryFn: () => dataOf(ask()) });

export const queries = {
  scenarios: lasting('scenarios', () => api.GET('/__mock/api/scenarios')),
  states: lasting('states', () => api.GET('/__mock/api/scenarios/states')),
  personas: lasting('personas', () => api.GET('/__mock/api/personas')),
  world: live('world', () => api.GET('/__mock/api/world')),
  worlds: live('worlds', () => api.GET('/__mock/api/worlds')),
  steps: live('steps', () => api.GET('/__mock/api/operator')),
  outbox: live('outbox', () => api.GET('/__mock/api/outbox')),
  faults: live('faults', () => api.GET('/__mock/api/faults')),
  real: live('real', () => api.GET('/__mock/api/real')),
  settings: live('settings', () => api.GET('/__mock/api/settings')),
  server: live('server', () => api.GET('/__mock/api/server')),
  undo: live('undo', () => api.GET('/__mock/api/undo')),
  recorded: live('recorded', () => api.GET('/__mock/api/recording/steps')),
  /** @param from null for the start of the scenario */
  difference: (from: string | null, to: string) =>
    queryOptions({
      queryKey: [...LIVE, 'difference', from, to],
      queryFn: () => {
        const query = from === null ? { to } : { from, to };
        return dataOf(api.GET('/__mock/api/diff', { params: { query } }));
      },
    }),
  requests: queryOptions({
    queryKey: REQUESTS,
    queryFn: ({ client }) => newerRequests(client.getQueryData<Entry[]>(REQUESTS) ?? []),
  }),
};

/**
 * A step that changes the World.
 * @param take does it; what it throws is shown until the step is tried again
 * @param toldOf what is shown once it is done
 */
export function useStep<Input, Result>(
  take: (input: Input) => Promise<Result>,
  toldOf?: (result: Result, input: Input) => string,
): UseMutationResult<Result, Error, Input> {
  const client = useQueryClient();
  const shown = useRef<string | null>(null);
  // What was wrong before says nothing about the attempt that runs now, or has done it.
  const hide = (): void => {
    if (shown.current !== null) notify.hide(shown.current);
    shown.current = null;
  };
  return useMutation({
    mutationFn: take,
    onMutate: hide,
    onSuccess: (result, input) => {
      hide();
      if (toldOf !== undefined) notify.success({ text: toldOf(result, input) });
    },
    onError: (error) => {
      hide();
      // Named by its words, so that several steps with one cause are one message.
      shown.current = notify.error({ text: error.message });
    },
    onSettled: () => client.invalidateQueries({ queryKey: LIVE }),
  });
}

/** `lost`: not heard now; `gone`: somebody deleted the World. */
type Hearing = 'heard' | 'lost' | 'gone';

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
