import createClient from 'openapi-fetch';
import { currentLanguage } from '#src/i18n/language.ts';
import type { components, paths } from '../openapi/control.gen.ts';

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
