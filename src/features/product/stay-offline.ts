import { wholeAddressOf } from '#src/api/addresses.ts';
import { callHeaders } from '#src/api/client.ts';
import { config, CONFIG_FILE } from '#src/config/config.ts';
import { WORKER_FILE, WORKER_SCOPE } from '#src/lib/offline.ts';

/** Registers the worker that keeps this product page for times without a network. @param id of the shown product */
export async function stayOffline(id: string): Promise<void> {
  // Missing on insecure origins.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (workers === undefined || !import.meta.env.PROD) return;
  const { basePath } = config();
  const script = new URL(basePath + WORKER_FILE, window.location.origin).href;
  const controller = workers.controller?.scriptURL;
  // The demo has a worker of its own, which answers all calls.
  if (controller !== undefined && controller !== script) return;
  await workers.register(script, { scope: basePath + WORKER_SCOPE, updateViaCache: 'none' });
  if (controller !== undefined) return;
  // The first visit was loaded past the worker.
  const { active } = await workers.ready;
  const language = callHeaders()['Accept-Language'] ?? '';
  const product = wholeAddressOf(`/api/n/epd/${encodeURIComponent(id)}`);
  active?.postMessage({
    type: 'CACHE_URLS',
    payload: {
      urlsToCache: [basePath + CONFIG_FILE, [product, { headers: { 'Accept-Language': language } }]],
    },
  });
}
