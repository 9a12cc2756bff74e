/** A file of the control API, saved. */
import { refusalOf } from './api.ts';

/** Hands a file to the browser. */
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
