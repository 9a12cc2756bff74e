/** What the workbench shows, by query. Everything under `live` is read again when something has happened in the World. */
import { queryOptions } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from './api.ts';

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

export const queries = {
  scenarios: queryOptions({
    queryKey: ['scenarios'],
    queryFn: () => dataOf(api.GET('/__mock/api/scenarios')),
  }),
  states: queryOptions({
    queryKey: ['scenario states'],
    queryFn: () => dataOf(api.GET('/__mock/api/scenarios/states')),
  }),
  personas: queryOptions({
    queryKey: ['personas'],
    queryFn: () => dataOf(api.GET('/__mock/api/personas')),
  }),
  world: queryOptions({
    queryKey: [...LIVE, 'world'],
    queryFn: () => dataOf(api.GET('/__mock/api/world')),
  }),
  worlds: queryOptions({
    queryKey: [...LIVE, 'worlds'],
    queryFn: () => dataOf(api.GET('/__mock/api/worlds')),
  }),
  steps: queryOptions({
    queryKey: [...LIVE, 'steps'],
    queryFn: () => dataOf(api.GET('/__mock/api/operator')),
  }),
  outbox: queryOptions({
    queryKey: [...LIVE, 'outbox'],
    queryFn: () => dataOf(api.GET('/__mock/api/outbox')),
  }),
  faults: queryOptions({
    queryKey: [...LIVE, 'faults'],
    queryFn: () => dataOf(api.GET('/__mock/api/faults')),
  }),
  real: queryOptions({
    queryKey: [...LIVE, 'real'],
    queryFn: () => dataOf(api.GET('/__mock/api/real')),
  }),
  settings: queryOptions({
    queryKey: [...LIVE, 'settings'],
    queryFn: () => dataOf(api.GET('/__mock/api/settings')),
  }),
  server: queryOptions({
    queryKey: [...LIVE, 'server'],
    queryFn: () => dataOf(api.GET('/__mock/api/server')),
  }),
  undo: queryOptions({
    queryKey: [...LIVE, 'undo'],
    queryFn: () => dataOf(api.GET('/__mock/api/undo')),
  }),
  /** @param from null for the start of the scenario */
  difference: (from: string | null, to: string) =>
    queryOptions({
      queryKey: [...LIVE, 'difference', from, to],
      queryFn: () => {
        const query = from === null ? { to } : { from, to };
        return dataOf(api.GET('/__mock/api/diff', { params: { query } }));
      },
    }),
  recorded: queryOptions({
    queryKey: [...LIVE, 'recorded'],
    queryFn: () => dataOf(api.GET('/__mock/api/recording/steps')),
  }),
  requests: queryOptions({
    queryKey: REQUESTS,
    queryFn: ({ client }) => newerRequests(client.getQueryData<Entry[]>(REQUESTS) ?? []),
  }),
};
