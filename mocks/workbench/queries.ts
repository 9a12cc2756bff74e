/** Queries and mutations of the workbench; events of the World invalidate `live` queries. */
import { queryOptions, useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useRef, useEffect, useState } from 'react';
import { notify } from '#src/ui/notify.ts';
import { watchNews } from './events.ts';
import type { Kind } from './place.ts';
import createClient from 'openapi-fetch';
import { currentLanguage } from '#src/i18n/language.ts';
import type { components, paths } from '../openapi/control.gen.ts';

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

export function saveBlob(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The object URL must outlive the start of the download.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Downloads a file by fetch: a plain link would bypass the demo's service worker. @throws Error with the API's reason */
export async function saveFile(href: string, fileName: string): Promise<void> {
  const response = await fetch(href);
  if (!response.ok) throw refusalOf(response.status, await response.json().catch(() => null));
  saveBlob(await response.blob(), fileName);
}

export type Schemas = components['schemas'];

export const api = createClient<paths>({
  baseUrl: window.location.origin,
  // Read at each call, so that tests can replace it.
  fetch: (request) => globalThis.fetch(request),
});

export interface Answer<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const GONE = 410;

/** Whether the call failed because its World was deleted. */
export function isGone(error: unknown): boolean {
  return error instanceof Refusal && error.status === GONE;
}

/** The error message of a refusal, in the user's language if the API has it. */
export function refusalOf(status: number, body: unknown): Refusal {
  // A proxy's error page has neither field.
  const { error, text } = (typeof body === 'object' && body !== null ? body : {}) as Partial<
    Schemas['Error']
  >;
  return new Refusal(status, text?.[currentLanguage()] ?? error ?? `HTTP ${String(status)}`);
}

export async function dataOf<T>(call: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await call;
  if (data === undefined) throw refusalOf(response.status, error);
  return data;
}

/** Parses only; the control API validates the content. @param notJson error message for invalid JSON */
export async function snapshotIn(file: File, notJson: string): Promise<Schemas['ControlSnapshot']> {
  try {
    return JSON.parse(await file.text()) as Schemas['ControlSnapshot'];
  } catch {
    throw new Error(notJson);
  }
}
