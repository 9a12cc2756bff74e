import createClient from 'openapi-fetch';
import { currentLanguage } from '#src/i18n/language.ts';
import type { components, paths } from '../openapi/control.gen.ts';

export function handOver(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser needs the address until it has begun.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Fetches a file and hands it to the browser. (A plain link would pass by the service worker of the demo.)
 * @throws Error with the API's reason when there is none
 */
export async function saveFile(href: string, fileName: string): Promise<void> {
  const response = await fetch(href);
  if (!response.ok) throw refusalOf(response.status, await response.json().catch(() => null));
  handOver(await response.blob(), fileName);
}

export type Schemas = components['schemas'];

export const api = createClient<paths>({
  baseUrl: window.location.origin,
  // Looked up at each call, so that tests may put another fetch in its place.
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

/** HTTP status of a World that was deleted. */
const GONE = 410;

/** Whether a call failed because somebody deleted its World. */
export function isGone(error: unknown): boolean {
  return error instanceof Refusal && error.status === GONE;
}

/** The reason in a refusal's body: in the reader's language where the API has it, for it is written for people. */
export function refusalOf(status: number, body: unknown): Refusal {
  // Of the control API, or of whatever stands in front of it, which has neither field.
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

/** What is in a file is for the control API to judge. @param notJson said where it is no JSON */
export async function snapshotIn(file: File, notJson: string): Promise<Schemas['ControlSnapshot']> {
  try {
    return JSON.parse(await file.text()) as Schemas['ControlSnapshot'];
  } catch {
    throw new Error(notJson);
  }
}
