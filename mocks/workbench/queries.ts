/** What the workbench shows, by query. Everything under `live` is read again when something has happened in the World. */
import { queryOptions } from '@tanstack/react-query';
import { api, dataOf, type Answer, type Schemas } from './api.ts';

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
