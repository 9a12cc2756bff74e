/** A file of the control API, saved. */
import { refusalOf } from './api.ts';

/**
 * Fetches a file and hands it to the browser. (A plain link would pass by the service worker of the demo.)
 * @throws Error with the API's reason when there is none
 */
export async function saveFile(href: string, fileName: string): Promise<void> {
  const response = await fetch(href);
  if (!response.ok) throw refusalOf(response.status, await response.json().catch(() => null));
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser needs the address until it has begun.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
