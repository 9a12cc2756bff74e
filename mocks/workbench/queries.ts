/** Queries and mutations of the workbench; events of the World invalidate `live` queries. */
import { queryOptions, useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api, dataOf, type Answer, type Schemas } from './api.ts';
import { useRef, useEffect, useState } from 'react';
import { notify } from '#src/ui/notify.ts';
import { watchNews } from './events.ts';
import type { Kind } from './place.ts';

/** As many entries as the journal has. */
const REQUESTS_KEPT = 1000;

export const LIVE = ['live'] as const;

type Entry = Schemas['ControlJournalEntry'];
const REQUESTS = [...LIVE, 'requests'] as const;

/** Fetches only new entries: a busy World writes hundreds. */
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
  difference: (from: string | null, to: string) => {
    const query = from === null ? { to } : { from, to };
    return live(`difference ${JSON.stringify(query)}`, () =>
      api.GET('/__mock/api/diff', { params: { query } }),
    );
  },
  board: (kind: Kind) =>
    live(`board ${kind}`, () => api.GET('/__mock/api/charts/{kind}', { params: { path: { kind } } })),
  chart: (kind: Kind, id: string) =>
    live(`chart ${kind} ${id}`, () =>
      api.GET('/__mock/api/charts/{kind}/{id}', { params: { path: { kind, id } } }),
    ),
  requests: queryOptions({
    queryKey: REQUESTS,
    queryFn: ({ client }) => newerRequests(client.getQueryData<Entry[]>(REQUESTS) ?? []),
  }),
};

/** Mutation that changes the World; its error is shown until the next attempt. @param successOf success message */
export function useStep<Input, Result>(
  take: (input: Input) => Promise<Result>,
  successOf?: (result: Result, input: Input) => string,
): UseMutationResult<Result, Error, Input> {
  const client = useQueryClient();
  const shown = useRef<string | null>(null);
  // The previous error does not apply to this attempt.
  const hide = (): void => {
    if (shown.current !== null) notify.hide(shown.current);
    shown.current = null;
  };
  return useMutation({
    mutationFn: take,
    onMutate: hide,
    onSuccess: (result, input) => {
      hide();
      if (successOf !== undefined) notify.success({ text: successOf(result, input) });
    },
    onError: (error) => {
      hide();
      // The message as id merges equal errors of several mutations.
      shown.current = notify.error({ text: error.message });
    },
    onSettled: () => client.invalidateQueries({ queryKey: LIVE }),
  });
}

/** `lost`: disconnected; `gone`: the World was deleted. */
type Connection = 'heard' | 'lost' | 'gone';

/** Invalidates live queries on each event. Returns the state of the connection. */
export function useLive(): Connection {
  const client = useQueryClient();
  const [connection, setConnection] = useState<Connection>('heard');
  useEffect(() => {
    let life: string | null = null;
    const stop = watchNews({
      onNews: (news) => {
        setConnection('heard');
        // The World was replaced, and its journal with it.
        if (life !== null && life !== news.life)
          void client.resetQueries({ queryKey: queries.requests.queryKey });
        life = news.life;
        void client.invalidateQueries({ queryKey: LIVE });
      },
      onGone: () => {
        setConnection('gone');
        stop();
        void client.invalidateQueries({ queryKey: LIVE });
      },
      onLost: () => setConnection('lost'),
    });
    return stop;
  }, [client]);
  return connection;
}
