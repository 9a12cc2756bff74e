/** What the workbench shows, by query. Everything under `live` is read again when something has happened in the World. */
import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from './api.ts';

/** Calls of the journal that are shown. */
const REQUESTS_SHOWN = 100;

export const LIVE = ['live'] as const;

export const queries = {
  scenarios: queryOptions({
    queryKey: ['scenarios'],
    queryFn: () => dataOf(api.GET('/__mock/api/scenarios')),
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
  requests: queryOptions({
    queryKey: [...LIVE, 'requests'],
    queryFn: () => dataOf(api.GET('/__mock/api/requests', { params: { query: { limit: REQUESTS_SHOWN } } })),
  }),
};
