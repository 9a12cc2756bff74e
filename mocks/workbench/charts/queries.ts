/** Boards and charts, read again when something has happened in the World. */
import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../api.ts';
import { LIVE } from '../queries.ts';
import type { Kind } from './place.ts';

export const boardQuery = (kind: Kind) =>
  queryOptions({
    queryKey: [...LIVE, 'board', kind],
    queryFn: () => dataOf(api.GET('/__mock/api/charts/{kind}', { params: { path: { kind } } })),
  });

export const chartQuery = (kind: Kind, id: string) =>
  queryOptions({
    queryKey: [...LIVE, 'chart', kind, id],
    queryFn: () => dataOf(api.GET('/__mock/api/charts/{kind}/{id}', { params: { path: { kind, id } } })),
  });
